import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../test-fixtures/create-test-site'

const ENGLISH = [
  'We are glad to see you. Please ring the bell.',
  'You can sit by the window. The chairs are soft.',
  'There is tea for everyone. Take a cup. Bring your friend.',
  'We close at noon. Come back on another day.',
]
const SPANISH = [
  'Nos alegra verle. Toque el timbre, por favor.',
  'Puede sentarse junto a la ventana. Las sillas son suaves.',
  'Hay té para todos. Tome una taza. Traiga a su amiga.',
  'Cerramos al mediodía. Vuelva otro día.',
]

/** Returns the first words of what is said of a translation without marks. */
function find(english: readonly string[], spanish: readonly string[]): string[] {
  const translation = createPageText('Una página', spanish.join('\n\n')).replace(
    /^description: .*$/m,
    'description: Unas palabras que son tan largas como deben ser, para las pruebas.\ntranslation_of: /a',
  )
  const files = { 'pages/a.md': createPageText('A page', english.join('\n\n')) }
  return getTestProblems({ ...files, 'pages/a.es.md': translation }).map((problem) =>
    problem.replace(/ translated_from: .*/, ''),
  )
}

test('names the paragraph of a translation that has fewer sentences', () => {
  const spanish = SPANISH.map((text) => text.replace(' Tome una taza.', ''))
  expect(find(ENGLISH, spanish)).toMatchInlineSnapshot(`
    [
      "content/pages/a.es.md:11:1 translation-part The English paragraph “There is tea for everyone. …” (content/pages/a.md, line 10) has 3 sentences, but this one has only 2. Translate what is missing here. If nothing is missing, copy this line to the fields at the top. It says that you have read the English text as it is now:",
    ]
  `)
})

test.each([
  ['as many sentences', ENGLISH, SPANISH],
  [
    'two shorter paragraphs',
    ENGLISH,
    SPANISH.map((text) => text.replace(/\. (?:Tome|Las).*/, '.')),
  ],
  [
    'two sentences that were joined',
    ENGLISH,
    SPANISH.map((text) => text.replace('ventana. Las sillas', 'ventana: las sillas')),
  ],
  [
    'two sentences that were joined in a shorter paragraph',
    ENGLISH,
    SPANISH.map((text) => text.replace('taza. Traiga a su', 'taza: traiga').replace('Hay', 'Té')),
  ],
  ['a longer paragraph', ENGLISH, SPANISH.map((text) => text.replace('Nos', 'Pase. Nos'))],
  ['few paragraphs', ENGLISH.slice(1, 3), [SPANISH[1] ?? '', 'Hay té para todos.']],
])('names no paragraph: %s', (_, english, spanish) => {
  expect(find(english, spanish).filter((problem) => problem.includes('sentences'))).toEqual([])
})
