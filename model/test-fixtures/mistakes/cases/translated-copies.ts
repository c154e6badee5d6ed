// A paragraph of one page in Spanish that was pasted into another one.
import { readTextBlocks } from '../../../translations/text-blocks'
import { PAGE_TEXT, TEXT, type Mistake } from '../mistake'

const GARDEN =
  'Bring a pair of gloves and a spade. We plant the beans in rows, and we water each of them twice.'
const GARDEN_IN_SPANISH =
  'Traiga un par de guantes y una pala. Sembramos los frijoles en filas y regamos cada fila dos veces.'
const CHOIR =
  'Sing with the others on the stage. A teacher plays the piano, and beginners may simply listen for a while.'
const CHOIR_IN_SPANISH =
  'Cante con los demás en el escenario. Una maestra toca el piano, y quienes empiezan pueden solo escuchar.'

const createOriginal = (words: string): string => PAGE_TEXT.replace(TEXT, words)

const createTranslation = (name: string, original: string, words: string): string => {
  const marks = readTextBlocks(original).map(({ mark }) => mark)
  return `---
title: Dónde estacionar
description: Dónde puede dejar su auto cuando nos visita, y cuánto cuesta.
lang: es
translation_of: /${name}
translated_from: ${marks.join(' ')}
---

${words}

## Qué traer

Buenos zapatos y una botella.
`
}

const [garden, choir] = [createOriginal(GARDEN), createOriginal(CHOIR)]

export const translatedCopies: Mistake[] = [
  {
    name: 'a Spanish paragraph of another page',
    path: 'pages/bean-garden.es.md',
    content: createTranslation('bean-garden', garden, CHOIR_IN_SPANISH),
    validContent: createTranslation('bean-garden', garden, GARDEN_IN_SPANISH),
    expected: 'text-copied 9:1 -',
    repaired: false,
    otherFiles: {
      'pages/bean-garden.md': garden,
      'pages/piano-choir.md': choir,
      'pages/piano-choir.es.md': createTranslation('piano-choir', choir, CHOIR_IN_SPANISH),
    },
  },
]
