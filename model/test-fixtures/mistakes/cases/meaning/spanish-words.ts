// Spanish words that an English keyboard has changed: other words, and lost accents.
import { createMistakes, EVENT_TEXT, PAGE_TEXT, type Mistake } from '../../mistake'

const createTranslation = (page: string, text: string): string => `---
title: Dónde estacionar
description: Dónde puede dejar su auto cuando nos visita, y cuánto cuesta.
lang: es
translation_of: /${page}
translated_from: uvsn qesd hrzm azdv giny
---

${text}

## Qué traer

Buenos zapatos y una botella.
`

const TEXTS: readonly (readonly [valid: string, typed: string, column: number])[] = [
  [
    'Nos da gusto saber de amigos, papás y mamás, iglesias, donantes y posibles voluntarios.',
    'Nos da gusto saber de amigos, papas y mamas, Iglesias, donates y posibles voluntaries.',
    31,
  ],
  ['Lo demás puede esperar hasta mañana.', "Lo dem'as puede esperar hasta ma;ana.", 4],
  ['La información está aquí.', "La informaci'on est'a aqu'i.", 4],
  ['Venga el miércoles.', 'Venga el miercoles.', 10],
  ['También le damos información de la clínica.', 'Tambien le damos informacion de la clinica.', 1],
  ['Los niños pueden venir mañana.', 'Los ninos pueden venir manana.', 5],
  ['Hablamos español desde hace dos años.', 'Hablamos espanol desde hace dos anos.', 10],
  ['Le damos información sobre su salud.', 'Le damos information sobre su salud.', 10],
  ['Siempre hay tiempo para usted.', 'Siempre hay tiempo para used.', 25],
  ['Venga los lunes, sin cita.', 'Venga los lines, sin city.', 11],
  ['Puede ayudar con su tiempo.', 'Puede ayudar can su tiempo.', 14],
  ['Usted va a ser mamá.', 'Usted va a ser mama.', 16],
  [
    'Escriba un correo si hoy le resulta más fácil.',
    'Escriba un correo so hoy le resulta más fácil.',
    19,
  ],
  ['Llame si tiene preguntas.', 'Blame si tiene preguntas.', 1],
  ['Llámenos en horas de oficina.', 'Blame nos en horas de oficina.', 1],
  ['Escríbanos un correo.', 'Escriba nos un correo.', 1],
]

export const spanishWordMistakes: readonly Mistake[] = [
  ...createMistakes(
    'pages/sample.md',
    PAGE_TEXT.replace('Come along.', 'Come along. Hablamos español.'),
    [
      [
        'a semicolon for the ñ in an English page',
        'español',
        'espa;ol',
        'spanish-word 6:22 -',
        'repaired',
      ],
    ],
  ),
  ...createMistakes('events/sample.md', EVENT_TEXT, [
    [
      'the words for a picture in Spanish',
      'image_alt: decorative',
      'image_alt: Familias que caminan por un sendero entre los pinos',
      'translation-language 10:12 image_alt',
    ],
  ]),
  ...TEXTS.flatMap(([valid, typed, column], index) => {
    const page = `word-${index + 1}`
    return createMistakes(`pages/${page}.es.md`, createTranslation(page, valid), [
      [`an English keyboard: ${typed}`, valid, typed, `spanish-word 9:${column} -`, 'repaired'],
    ]).map((mistake) => ({ ...mistake, otherFiles: { [`pages/${page}.md`]: PAGE_TEXT } }))
  }),
  ...createMistakes('pages/word-title.es.md', createTranslation('word-title', 'Venga.'), [
    [
      'a description without its accents',
      'Dónde puede dejar su auto cuando nos visita, y cuánto cuesta.',
      'Dónde puede dejar su auto los sabados, y todavia hay lugar aqui.',
      'spanish-word 3:14 description',
    ],
  ]).map((mistake) => ({
    ...mistake,
    repaired: true,
    validContent: createTranslation('word-title', 'Venga.').replace(
      'cuando nos visita, y cuánto cuesta',
      'los sábados, y todavía hay lugar aquí',
    ),
    otherFiles: { 'pages/word-title.md': PAGE_TEXT },
  })),
]
