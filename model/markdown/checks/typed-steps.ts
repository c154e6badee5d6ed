// Reads the steps of a box that were numbered in words: "Step 1: **Call first.** Tell us what you need."
import type { ProblemDetails } from '../../problems/problem'
import type { TextRange } from '../../problems/text-edits'
import type { NodeWithPosition, Reporter } from '../parse-context'
import type { Box } from '../directives/directive'

const ORDER = [
  ['one', 'first', 'uno', 'primero'],
  ['two', 'second', 'dos', 'segundo'],
  ['three', 'third', 'tres', 'tercero'],
  ['four', 'fourth', 'cuatro', 'cuarto'],
  ['five', 'fifth', 'cinco', 'quinto'],
]
const ORDINALS = ORDER.flatMap(([, english = '', , spanish = '']) => [english, spanish]).join('|')
const NUMBERS = ORDER.flatMap(([english = '', , spanish = '']) => [english, spanish]).join('|')
/** Matches the number of a step in words, within the stars of its name or before them. */
const NUMBERED = new RegExp(
  `^(?:#{2,6} )?(\\*\\*)?((?:(?:step|paso|n\\.?º|#) ?#?(\\d{1,2}|${NUMBERS})|(${ORDINALS})(?=[:,])|(\\d{1,2})(?=:))\\s?[:.,)–—-]?)(\\*\\*)?\\s*(\\S.*)$`,
  'isu',
)
const BOLD_START = /^\*\*[^*\n]+\*\*/

/** Returns the problem of steps whose numbers are words, with the list that is meant, or null if they are none. */
export function findTypedSteps(
  box: Box,
  reporter: Reporter,
): { problem: ProblemDetails; node: NodeWithPosition; range: TextRange | null } | null {
  const isText = box.children.every(({ type }) => type === 'paragraph' || type === 'heading')
  const [first] = box.children
  const last = box.children.at(-1)
  if (!isText || !first || !last) return null
  const typed = box.children.map((child) => reporter.getSource(child)).join('\n\n')
  const lines = typed.split('\n').filter((line) => line.trim() !== '')
  const steps = lines.map(readStep)
  const [step] = steps
  if (!step || steps.some((other, index) => other?.number !== index + 1)) return null
  const written = steps.flatMap((other) => (other === null ? [] : writeStep(other)))
  const start = box.position?.start.offset ?? 0
  const [from, to] = [first.position?.start.offset ?? 0, last.position?.end.offset ?? 0]
  const isKnown = written.every((line) => BOLD_START.test(line.replace(/^\d+\. /, '')))
  return {
    problem: {
      code: 'directive-list',
      message: `"${step.words}" does not begin a numbered list, which the box :::steps needs.`,
      fix: isKnown
        ? `Write 1. in its place, and go on with 2. below it: ${written[0] ?? ''}`
        : 'Write 1. in its place, and put two stars on each side of the name of each step: 1. **Call first.** Tell us what you need.',
      ...(isKnown ? { replacement: written.join('\n') } : {}),
    },
    node: first,
    range: reporter.getRange(box, from - start, to - start),
  }
}

type Step = { readonly number: number; readonly words: string; readonly text: string }

function readStep(line: string): Step | null {
  const [, open = '', words = '', number, ordinal, digits, close = '', rest = ''] =
    NUMBERED.exec(line.trim()) ?? []
  const typed = (number ?? ordinal ?? digits)?.toLowerCase()
  if (typed === undefined) return null
  const isWord = !/\d/.test(typed)
  const index = isWord ? ORDER.findIndex((names) => names.includes(typed)) + 1 : Number(typed)
  // The stars around the number alone are not those of the name.
  const text = open !== '' && close === '' ? `**${rest}` : rest
  return { number: index, words: words.trim(), text }
}

const writeStep = ({ number, text }: Step): string => `${number}. ${text}`
