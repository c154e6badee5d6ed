// Describes what is wrong with a button or a box.
import type { Parents } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { ProblemDetails } from '../../problems/problem'
import { listWords } from '../../text/list-words'
import type { Directive } from './directive'
import { findDirectiveName, findSimilarName, isSynonym, isWarning } from './directive-names'
import { DIRECTIVE_NAMES, DIRECTIVES, isDirectiveName, type DirectiveName } from './directive-table'
import { ADVICE_ON_URGENT, adviseOnUnknown } from './unknown-directives'

const BUTTON_EXAMPLE = DIRECTIVES.button.opening

export const getColons = (node: Directive) => (node.type === 'leafDirective' ? '::' : ':::')

/** @param opening the first line as it has to be written, or null if that is not certain */
export function createUnknownDirectiveProblem(
  node: Directive,
  opening: string | null,
): ProblemDetails {
  const { name } = node
  return {
    code: 'directive-unknown',
    message: isDirectiveName(name)
      ? `${getColons(node)}${name} has the wrong number of colons.`
      : `There is no ${node.type === 'containerDirective' ? 'box' : 'button or box'} called "${name}"${listOthers(node)}.`,
    fix: adviseOnName(node, opening),
    ...(opening === null ? {} : { replacement: opening }),
  }
}

function adviseOnName(node: Directive, opening: string | null): string {
  const { name } = node
  const similar = findSimilarName(name)
  if (similar === null) return adviseOnUnknown(node)
  const usage = formatOpening(opening ?? DIRECTIVES[similar].opening)
  if (isDirectiveName(name))
    return `Write ${usage}, with ${DIRECTIVES[name].form === 'box' ? 'three' : 'two'} colons.`
  if (isWarning(name))
    return `Write ${usage} for something that people should know.${ADVICE_ON_URGENT}`
  if (name !== similar && name.toLowerCase() === similar)
    return `Write ${similar} with ${name.slice(1) === similar.slice(1) ? `a small ${similar.slice(0, 1)}` : 'small letters'}: ${usage}`
  return findDirectiveName(name) === null
    ? `If you mean ${usage}, write ${usage}`
    : `Write ${usage}`
}

/** Returns the lines that begin a directive as they are named in a sentence. */
function formatOpening(opening: string): string {
  const [first = '', ...below] = opening.trim().split(/\n+/)
  return below.length === 0 ? first : `${first}, and on the line below it: ${below.join(' ')}`
}

/** Says which names there are, so that no other one is tried next after a word of another program. */
function listOthers({ name }: Directive): string {
  const similar = isSynonym(name) && !isWarning(name) ? findSimilarName(name) : null
  if (similar === null) return ''
  const { form } = DIRECTIVES[similar]
  const names = DIRECTIVE_NAMES.filter((other) => DIRECTIVES[other].form === form)
  return `, only ${listWords(names, names.length)}`
}

/** What a directive can be inside, by the type of the node. */
const OUTER: Partial<Record<Parents['type'], string>> = {
  listItem: 'a list',
  blockquote: 'a quotation',
}

export function createNested(node: Directive, parent: Parents): ProblemDetails {
  const isLine = node.type === 'leafDirective'
  const what = isLine ? (node.name === 'button' ? 'button' : 'line') : 'box'
  const outer = OUTER[parent.type] ?? 'another box'
  return {
    code: 'directive-nested',
    message: `This ${what} is inside ${outer}.`,
    fix:
      parent.type === 'containerDirective'
        ? 'Move it below the line that ends the other box.'
        : `Put ${isLine ? 'it' : 'its first line'} on a line of its own with an empty line above${isLine ? ' and below' : ''}, without spaces${parent.type === 'listItem' ? ' or a hyphen' : parent.type === 'blockquote' ? ' or a >' : ''} before it.`,
  }
}

export const UNCLOSED: ProblemDetails = {
  code: 'directive-open',
  message: 'The box that begins here is never closed, so the rest of the text would be in it.',
  fix: 'Put a line with only ::: below the last words of the box.',
}

export const NO_END: ProblemDetails = {
  code: 'directive-open',
  message: 'The box that begins here has no end, and another box begins in it.',
  fix: 'Put a line with only ::: below the last words of the box.',
}

/** Describes the end of a box with words before or after it on its line. */
export const createMisplacedEnd = (place: 'before' | 'after'): ProblemDetails => ({
  code: 'directive-open',
  message: `The ::: at the ${place === 'before' ? 'end' : 'beginning'} of this line should be on a line of its own, or the box would go on.`,
  fix:
    place === 'before'
      ? 'Put the cursor before the ::: and press Enter.'
      : 'Put the cursor after the ::: and press Enter twice.',
})

/** @param typed what is in the line that should end a box */
export const createWrongEnd = (typed: string): ProblemDetails => ({
  code: 'directive-open',
  message: `A box ends with ::: on a line of its own, but this line has ${typed}, so the box would go on.`,
  fix: `Write ::: in place of ${typed}`,
})

/** Describes words after the name of a line that has none. */
export const createLineWordsProblem = (name: DirectiveName): ProblemDetails => ({
  code: 'directive-words',
  message: `The words after ::${name} would not be shown.`,
  fix: `Write only ${DIRECTIVES[name].opening} on a line of its own.${name === 'hotline' ? ' The number comes from content/site.md.' : ''}`,
})

/** The address of a button for which none is known, and what to do with it. */
export const ANY_ADDRESS = '{href=/contact}, with the address of your page in place of /contact'

/** Says which part of a button is missing, and where it belongs in what was typed. */
export function describeIncompleteButton(node: Directive): ProblemDetails {
  const code = 'button-incomplete'
  const label = toString(node)
  const href = node.attributes?.['href'] ?? ''
  if (label !== '')
    return {
      code,
      message: `The button "${label}" leads nowhere.`,
      fix: `Write ::button[${label}]${ANY_ADDRESS}`,
    }
  if (href === '')
    return {
      code,
      message: 'The button has no words and leads nowhere.',
      fix: `Write its words in square brackets, as in ${BUTTON_EXAMPLE}`,
    }
  return {
    code,
    message: 'The button has no words.',
    fix: `Write the words of the button between the square brackets of ::button[]{href=${href}}`,
  }
}
