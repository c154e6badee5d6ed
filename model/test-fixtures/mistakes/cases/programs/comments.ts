// Comments of Word and Google Docs that were pasted along with a text.
import { createMistakes, PAGE_TEXT, TEXT, type Mistake, type Mutation } from '../../mistake'

const LAST_WORDS = 'Good shoes and a bottle.'
const BODY = `${TEXT}\n\n## What to bring\n\n${LAST_WORDS}`

/** @param mark in the text */
const comment = (name: string, mark: string, words: string, line = 6, column = 12): Mutation => [
  name,
  BODY,
  `${BODY.replace(TEXT, TEXT + mark)}\n\n${words}`,
  `note-left ${line}:${column} -`,
  'repaired',
]

export const commentMistakes: readonly Mistake[] = createMistakes('pages/sample.md', PAGE_TEXT, [
  comment('a comment of Word', '[DL2]', '[DL2]Denise, is this the right day? Please ask.'),
  comment('a comment of Word in Spanish', '[MÑ1]', 'Comentado [MÑ1]: ¿Es este el lugar?'),
  comment('a comment of Google Docs', '[a]', '[a]Should we say where?'),
  comment('two comments in one place', '[SP1][SP2]', '[SP1]Which park?\n[SP2]And the time?'),
  comment('a comment with its links', '[[LP3]](#_msocom_3)', '[[LP3]](#_msoanchor_3)Ask Luis.'),
  comment('the words of a comment alone', '', 'Commented [KB4]: Is this still so?', 12, 1),
])
