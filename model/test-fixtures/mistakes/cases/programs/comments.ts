// Comments of Word and Google Docs that were pasted along with a text.
import { createMistakes, PAGE_TEXT, TEXT, type Mistake, type Mutation } from '../../mistake'

const LAST_WORDS = 'Good shoes and a bottle.'
const BODY = `${TEXT}\n\n## What to bring\n\n${LAST_WORDS}`

/** @param mark in the text */
const comment = (name: string, mark: string, words: string, line = 6, column = 12): Mutation => {
  const typed = `${BODY.replace(TEXT, TEXT + mark)}\n\n${words}`
  const expected = `note-left ${line}:${column} -`
  // The question of a comment has to be answered first, so there is no repair.
  return /[Aa]sk|\?/.test(words)
    ? [name, BODY, typed, expected]
    : [name, BODY, typed, expected, 'repaired']
}

/** A comment of a program for notes, after a text. */
const hiddenComment = (name: string, typed: string, expected = 'note-left 8:1 -'): Mutation => [
  name,
  TEXT,
  `${TEXT}${typed}`,
  expected,
]

/** A comment in the middle of a line, where nobody knows for sure that it ends with its sentence. */
const withinLine = (name: string, words: string, expected: string): Mutation => [
  name,
  TEXT,
  `${TEXT} ${words} Good shoes help.`,
  expected,
]

export const commentMistakes: readonly Mistake[] = createMistakes('pages/sample.md', PAGE_TEXT, [
  hiddenComment('a comment of Obsidian', '\n\n%% ask Luis before this goes up %%'),
  hiddenComment('a comment of Obsidian in a line', ' %%ask Luis first%%', 'note-left 6:13 -'),
  hiddenComment('a comment of Obsidian in several lines', '\n\n%%\nask Luis\n\nthe day?\n%%'),
  hiddenComment('a comment of Obsidian without an end', '\n\n%% ask Luis'),
  hiddenComment('two comments of Obsidian', '\n\n%% ask Luis %%\n\n%% and Ann %%'),
  hiddenComment('a comment of CriticMarkup', '{>>Is it true?<<}', 'note-left 6:12 -'),
  hiddenComment('a line after two slashes', '\n\n// ask Luis about the day'),
  hiddenComment('a remark after two slashes', ' // ask Luis first', 'note-left 6:12 -'),
  hiddenComment('a comment of programmers', '\n\n/* ask Luis */'),
  hiddenComment('a comment as a link', '\n\n[//]: # (ask Luis)', 'comment-in-text 8:1 -'),
  hiddenComment(
    'a comment as a link with its name',
    '\n\n[comment]: <> "ask Luis"',
    'comment-in-text 8:1 -',
  ),
  ...[
    ' (Debra thinks it was the fall, will know Tuesday.)',
    ' (Debra would know)',
    ' (Debra, ¿me confirmas que el enlace sirve?)',
    ' ///the part about text messages///',
    ' >> wish list link <<',
    ' Two more sentences here, something with her dogs.',
    ' Faltan dos frases sobre sus perros.',
    ' The new one is on Debra’s laptop, I will put it up when she is back.',
    ' Este párrafo lo cambia Debra en enero.',
    ' Debra will rewrite this paragraph in January.',
  ].map((words) => hiddenComment(`a note to oneself: ${words.trim()}`, words, 'note-left 6:13 -')),
  ...[
    ' Both sentences are now under fifteen words.',
    ' You can swap in her real hobbies for the ones I made up.',
    ' En un español más natural quedaría así.',
  ].map((words) => hiddenComment(`a remark of a program:${words}`, words, 'chat-words 6:13 -')),
  hiddenComment(
    'a note in a cell of a table',
    '\n\n| When | What |\n| --- | --- |\n| 7:15 PM | Talk, waiting on Debra for the name |',
    'note-left 10:19 -',
  ),
  comment('a comment of Word', '[DL2]', '[DL2]Denise, is this the right day? Please ask.'),
  withinLine(
    'a comment of Word within a line',
    'Commented [DL3]: Denise, does the gate open by then?',
    'note-left 6:13 -',
  ),
  withinLine(
    'a comment within a line that tells of a change',
    'Comment[DL4]: I took out the rest.',
    'note-left 6:13 -',
  ),
  withinLine(
    'a comment of Word in Spanish within a line',
    'Comentado [MÑ2]: Falta la hora.',
    'note-left 6:13 -',
  ),
  withinLine(
    'a mark with a comment within a line',
    '[DL5]: Is it the north gate?',
    'note-left 6:13 -',
  ),
  withinLine(
    'a change of letters that Word noted within a line',
    'Formatted: Font: Bold',
    'foreign-mark 6:13 -',
  ),
  withinLine('words that Word noted as deleted', 'Deleted: at noon', 'foreign-mark 6:13 -'),
  withinLine(
    'a change of letters that Word noted in Spanish',
    'Con formato: Fuente: Negrita',
    'foreign-mark 6:13 -',
  ),
  [
    'a line in which Word noted a change of the indent',
    TEXT,
    `${TEXT}\n\nFormatted: Indent: Left: 0.5"`,
    'foreign-mark 8:1 -',
    'repaired',
  ],
  comment('a comment of Word in Spanish', '[MÑ1]', 'Comentado [MÑ1]: ¿Es este el lugar?'),
  comment('a comment of Google Docs', '[a]', '[a]Should we say where?'),
  comment('two comments in one place', '[SP1][SP2]', '[SP1]Which park?\n[SP2]And the time?'),
  comment('a comment with its links', '[[LP3]](#_msocom_3)', '[[LP3]](#_msoanchor_3)Ask Luis.'),
  comment('a comment that tells of a change', '[MW2]', '[MW2]I made this shorter.'),
  comment('a comment in Spanish that tells of a change', '[LR1]', '[LR1]Cambié esta línea.'),
  comment('a comment that asks without a question mark', '[KB1]', '[KB1]Ask Luis about the time'),
  comment('the words of a comment alone', '', 'Commented [KB4]: Is this still so?', 12, 1),
])
