// Rejects character references such as &#8206; for characters that a file may not contain.
import type { Nodes, Root } from 'mdast'
import { cleanCharacters } from '../../source/clean-characters'
import type { ProblemDetails } from '../../problems/problem'
import { listWords } from '../../text/list-words'
import type { Reporter } from '../parse-context'
import { eachNode } from '../tree/visit'
import { CHARACTER_REFERENCE } from '../mask-text'

/** Matches noncharacters and the invisible tag characters of Unicode. */
const FORBIDDEN = /[\p{Noncharacter_Code_Point}\u{E0000}-\u{E007F}]/u

/**
 * Reports references to characters that the file itself may not contain either. Searches the parsed nodes, so references in code,
 * which are shown as they were typed, are no problem.
 */
export function checkCharacterCodes(tree: Root, reporter: Reporter): void {
  // Most texts have none, and visiting every node would add a tenth to the time of parsing.
  if (reporter.getSource(tree).search(CHARACTER_REFERENCE) === -1) return
  eachNode(tree, (node) => {
    if (!getTexts(node).some(hasForbiddenCharacter)) return
    const source = reporter.getSource(node)
    // The replacement character in the source has already been reported with the file.
    if (!source.includes('\uFFFD'))
      reporter.report(createCodeProblem(source.match(CHARACTER_REFERENCE) ?? []), node)
  })
}

/** Returns the texts of a node without its children: its value, URL, title, alt text and attributes. */
function getTexts(node: Nodes): string[] {
  const properties: Readonly<Record<string, unknown>> = { ...node }
  const { value, url, title, alt, attributes } = properties
  const attributeValues: readonly unknown[] = Object.values(attributes ?? {})
  return [value, url, title, alt, ...attributeValues].filter((text) => typeof text === 'string')
}

const hasForbiddenCharacter = (text: string) =>
  FORBIDDEN.test(text) || cleanCharacters(text).problems.length > 0

function createCodeProblem(codes: readonly string[]): ProblemDetails {
  const [first, ...others] = codes
  return {
    code: 'character-code',
    ...(first !== undefined && others.length === 0
      ? {
          message: `${first} is a code for something that cannot be shown.`,
          fix: `Delete ${first}`,
        }
      : {
          message: 'One of the codes from & to ; is for something that cannot be shown.',
          fix: `Delete the code that is for no letter: one of ${listWords(codes)}`,
        }),
  }
}
