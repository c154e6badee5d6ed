// Mistakes in Spanish quotations from the Bible: words of another translation than the one of this site.
import { createMistakes, PAGE_TEXT, TEXT, type Mistake, type Mutation } from '../../mistake'

const quote = (words: string, source: string): string => `> ${words}\n>\n> ${source}`

const GALATIANS = quote(
  'Sobrellevad los unos las cargas de los otros; y cumplid así la ley de Cristo.',
  'Gálatas 6:2 (Reina-Valera 1909)',
)
const MATTHEW = quote(
  'Venid á mí todos los que estáis trabajados y cargados, que yo os haré descansar.',
  'Mateo 11:28 (Reina-Valera 1909)',
)
const JOHN = quote(
  'Y enderezándose Jesús, y no viendo á nadie más que á la mujer',
  'Juan 8:10 (RVA)',
)

/** The marks of an English page with only the reference of a verse, by that. */
const MARKS: Readonly<Record<string, string>> = {
  '6:2': 'uvsn qesd oovl amzg azdv giny',
  '11:28': 'uvsn qesd oovl loid azdv giny',
  '8:10': 'uvsn qesd oovl xdcj azdv giny',
  '23:1': 'uvsn qesd oovl toos azdv giny',
}

/** Creates a mistake in the translation of a page of its own. */
const createSpanishMistake = (mutation: Mutation, index: number): Mistake[] => {
  const [, valid] = mutation
  const page = `verse-${index + 1}`
  const numbers = /\d+[:,] ?\d+/.exec(valid)?.[0].replace(', ', ':') ?? ''
  const content = `---
title: Un versículo
description: Unas palabras que nos gusta leer juntos, y de dónde vienen.
lang: es
translation_of: /${page}
translated_from: ${MARKS[numbers]}
---

${valid}

## Qué traer

Zapatos buenos y una botella.
`
  const original = PAGE_TEXT.replace(TEXT, `> See the Bible.\n>\n> ${numbers}`)
  return createMistakes(`pages/${page}.es.md`, content, [mutation]).map((mistake) => ({
    ...mistake,
    otherFiles: { [`pages/${page}.md`]: original },
  }))
}

const MUTATIONS: readonly Mutation[] = [
  [
    'a Spanish verse with the English name of its book',
    GALATIANS,
    GALATIANS.replace('Gálatas', 'Galatians'),
    'verse-words 11:3 -',
    'repaired',
  ],
  [
    'a Spanish verse in the words of the NVI',
    GALATIANS,
    quote(
      'Ayúdense unos a otros a llevar sus cargas, y así cumplirán la ley de Cristo.',
      'Gálatas 6:2 (Reina-Valera 1909)',
    ),
    'verse-words 9:3 -',
    'repaired',
  ],
  [
    'a Spanish verse with the name of the English translation',
    GALATIANS,
    quote(
      'Ayúdense unos a otros a llevar sus cargas, y así cumplirán la ley de Cristo.',
      'Gálatas 6:2 (WEB)',
    ),
    'verse-translation 11:3 -',
  ],
  [
    'a Spanish verse in the words of 1960',
    MATTHEW,
    quote(
      'Venid a mí todos los que estáis trabajados y cargados, y yo os haré descansar.',
      'Mateo 11:28 (Reina-Valera 1909)',
    ),
    'verse-words 9:3 -',
    'repaired',
  ],
  [
    'a Spanish verse with a short name and the words of 1960',
    MATTHEW.replace('Mateo 11:28 (Reina-Valera 1909)', 'Mt 11, 28'),
    quote(
      'Venid a mí todos los que estáis trabajados y cargados, y yo os haré descansar.',
      'Mt 11, 28',
    ),
    'verse-words 9:3 -',
    'repaired',
  ],
  [
    'a Spanish verse with the number of the verse before it',
    JOHN,
    JOHN.replace('8:10', '8:11'),
    'verse-words 11:3 -',
    'repaired',
  ],
  [
    'a Spanish verse of another translation that has the Lord',
    quote('Jehová es mi pastor; nada me faltará.', 'Salmo 23:1 (Reina-Valera 1909)'),
    quote('El Señor es mi pastor; nada me falta.', 'Salmo 23:1 (Reina-Valera 1909)'),
    'verse-words 9:3 -',
    'repaired',
  ],
  [
    'a Spanish verse that nobody wrote',
    JOHN,
    quote('Ayúdate, que yo te ayudaré, dijo el Señor.', 'Juan 8:10 (RVA)'),
    'verse-words 9:3 -',
  ],
  [
    'a Spanish verse from the NVI that has the Lord',
    quote('El Señor es mi pastor; nada me faltará.', 'Salmo 23:1 (Reina-Valera 1909)'),
    quote('El Señor es mi pastor, nada me falta.', 'Salmo 23:1 (NVI)'),
    'verse-translation 11:3 -',
  ],
  [
    'a Spanish verse of 1960 in which only a mark differs',
    GALATIANS,
    GALATIANS.replace('otros; y', 'otros, y').replace('1909', '1960'),
    'verse-translation 11:3 -',
  ],
  [
    'a Spanish verse of 1909 with the year 1960',
    GALATIANS,
    GALATIANS.replace('1909', '1960'),
    'verse-translation 11:3 -',
  ],
  ['a Spanish verse from the NVI', JOHN, JOHN.replace('RVA', 'NVI'), 'verse-translation 11:3 -'],
]

export const spanishVerseMistakes: readonly Mistake[] = MUTATIONS.flatMap(createSpanishMistake)
