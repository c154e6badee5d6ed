// Mistakes by which a text and its translation say different things.
import {
  createFileMistake,
  createMistakes,
  EVENT_TEXT,
  PAGE_TEXT,
  TEXT,
  type Mistake,
  type Mutation,
} from '../../mistake'
import { readTextBlocks } from '../../../../translations/text-blocks'

const ENGLISH = `---
title: Parking
description: Where you can leave your car when you visit us, and what it costs.
---

Call (334) 555-0142 before 8:30 AM. It costs $35, from May 3 on.

## What to bring

- Your keys
- A coat for your child
- Shoes for the rain

We are glad to help you.

Read [all about it](/events#walk).
`

const SPANISH = `---
title: Dónde estacionar
description: Dónde puede dejar su auto cuando nos visita, y cuánto cuesta.
lang: es
translation_of: /NAME
---

Llame al (334) 555-0142 antes de las 8:30 a. m. Cuesta $35, desde el 3 de mayo.

## Qué traer

- Sus llaves
- Un abrigo para su hijo
- Zapatos para la lluvia

Nos alegra ayudarle.

Lea [todo sobre eso (en inglés)](/events#walk).
`

/** Creates a mistake in a translation without marks; each has an English page of its own. */
function differ(
  name: string,
  [typed, replacement]: readonly [string, string],
  expected: string,
  otherFiles: Readonly<Record<string, string>> = {},
): Mistake {
  const page = `autos-${name.toLowerCase().replace(/\W+/g, '-')}`
  const content = SPANISH.replace('NAME', page).replace(typed, replacement)
  if (content === SPANISH.replace('NAME', page)) throw new Error(`No ${typed} for "${name}"`)
  const files = { [`pages/${page}.md`]: ENGLISH, ...otherFiles }
  const path = `pages/${page}.es.md`
  return { name, path, content, validContent: null, expected, repaired: false, otherFiles: files }
}

/** Creates a mistake in the link of a translation that is up to date. */
const linkTo = (page: string, mutation: Mutation): Mistake[] =>
  createMistakes(
    `pages/${page}.es.md`,
    SPANISH.replace(' (en inglés)](/events#walk', `](/es/${page}`).replace(
      'NAME',
      `${page}\ntranslated_from: uvsn qesd tznk azdv zghr obfv bhcx xkrg sfzl`,
    ),
    [mutation],
  ).map((mistake) => ({ ...mistake, otherFiles: { [`pages/${page}.md`]: ENGLISH } }))

/** Returns a page in both languages, with nothing wrong. */
const createPages = (page: string): Readonly<Record<string, string>> => ({
  [`pages/${page}.md`]: ENGLISH,
  [`pages/${page}.es.md`]: SPANISH.replace(' (en inglés)](/events#walk', `](/es/${page}`).replace(
    'NAME',
    `${page}\ntranslated_from: uvsn qesd tznk azdv zghr obfv bhcx xkrg sfzl`,
  ),
})

/** Mistakes in English files that a Spanish page repairs. */
const otherFileMistakes: readonly Mistake[] = [
  ...createMistakes(
    'pages/sample.md',
    PAGE_TEXT.replace(TEXT, 'Show them [our page in Spanish](/es/park-shown).'),
    [
      [
        'a link in English to the translation that a program shows',
        '/es/park-shown',
        'https://www-example-org.translate.goog/park-shown?_x_tr_sl=en&_x_tr_tl=es&_x_tr_hl=es',
        'link-detour 6:11 -',
        'repaired',
      ],
    ],
  ).map((mistake) => ({ ...mistake, otherFiles: createPages('park-shown') })),
  ...createMistakes(
    'pages/sample.md',
    PAGE_TEXT.replace(
      TEXT,
      'We speak Spanish. Read [all about parking](/park-translated) before you come.',
    ),
    [
      [
        'a link in English, copied from a browser that translates all pages',
        '/park-translated',
        'https://www-example-org.translate.goog/park-translated?_x_tr_sl=en&_x_tr_tl=es&_x_tr_hl=es',
        'link-detour 6:24 -',
        'repaired',
      ],
    ],
  ).map((mistake) => ({ ...mistake, otherFiles: createPages('park-translated') })),
  {
    ...createFileMistake(
      'events/supper.es.md',
      'an event in Spanish beside the English one',
      EVENT_TEXT.replace('---\n\n', 'lang: es\n---\n\n'),
      'translation-kind 13:1 lang',
    ),
    otherFiles: {
      'events/supper.md': EVENT_TEXT.replace('id: sample', 'id: supper'),
      ...createPages('parenting'),
    },
  },
  {
    ...createFileMistake(
      'partner/sample.es.md',
      'a card in Spanish',
      '---\ntitle: Traiga mantas\npath: /blanket-drive\ndescription: Junte mantas con su grupo.\nimage: walk.svg\nimage_alt: decorative\norder: 31\nlang: es\ntranslation_of: /blanket-drive\n---\n',
      'translation-kind 8:1 lang',
    ),
    otherFiles: {
      'pages/blanket-drive.md':
        '---\ntitle: Blanket Drive\ndescription: How a class or a choir can collect warm blankets for newborn babies.\n---\n\nWash each blanket once, and fold it.\n',
    },
  },
]

const FIGURE_LINES = 'as_of: 2026-06-30\nsource: Yearly report 2026\n'
const ENGLISH_FIGURE = ENGLISH.replace('---\n\nCall', `${FIGURE_LINES}---\n\nCall`).replace(
  'We are',
  'We helped 5,000 families. We are',
)

/** The day and the source of a figure, which a translation lacks. */
const claimMistakes: readonly Mistake[] = createMistakes(
  'pages/park-figures.es.md',
  SPANISH.replace('Nos alegra', 'Ayudamos a 5,000 familias. Nos alegra')
    .replace(' (en inglés)](/events#walk', '](/es/park-figures')
    .replace(
      'NAME\n',
      `park-figures\n${FIGURE_LINES}translated_from: ${readTextBlocks(ENGLISH_FIGURE)
        .map(({ mark }) => mark)
        .join(' ')}\n`,
    ),
  [
    [
      'a figure of a translation without its day and source',
      FIGURE_LINES,
      '',
      'claim-undated 17:12 -',
      'repaired',
    ],
  ],
).map((mistake) => ({ ...mistake, otherFiles: { 'pages/park-figures.md': ENGLISH_FIGURE } }))

/** A page that links to an event with a measure. */
const measureMistakes: readonly Mistake[] = (
  [
    ['Walk 1 mile', 'Walk 1 kilometer', 6],
    ['Bring 5 pounds of rice', 'Bring 5 kilos of rice', 7],
  ] as const
).flatMap(([valid, typed, column], index) =>
  createMistakes(
    'pages/sample.md',
    PAGE_TEXT.replace(TEXT, `${valid} with [all of us](/events/measures-${index}).`),
    [[`another unit: ${typed}`, valid, typed, `amount-differs 6:${column} -`]],
  ).map((mistake) => ({
    ...mistake,
    otherFiles: {
      [`events/measures-${index}.md`]: EVENT_TEXT.replace(
        'id: sample',
        `id: measures-${index}`,
      ).replace(TEXT, 'Walk on a 1-mile route, and bring 5 pounds of rice.'),
    },
  })),
)

const DONATION = 'Puede [donar aquí](donation-form).'

/** Creates a translation in which the name of an outside link has been translated as well. */
const translateName = (page: string, [typed, replacement]: readonly [string, string]): Mistake[] =>
  createMistakes(
    `pages/${page}.es.md`,
    SPANISH.replace('Lea [todo sobre eso (en inglés)](/events#walk).', DONATION).replace(
      'NAME',
      `${page}\ntranslated_from: uvsn qesd tznk azdv zghr obfv bhcx xkrg igkm`,
    ),
    [
      [
        `the name ${replacement} of an outside link`,
        typed,
        replacement,
        'link-broken 19:7 -',
        'repaired',
      ],
    ],
  ).map((mistake) => ({
    ...mistake,
    otherFiles: {
      [`pages/${page}.md`]: ENGLISH.replace(
        'Read [all about it](/events#walk).',
        'You can [give here](donation-form).',
      ),
    },
  }))

const WITH_BUTTON = '\n\n::button[Give]{href=donation-form}\n'

/** The name is translated in one of two places. */
const translateOneName: readonly Mistake[] = createMistakes(
  'pages/regalos-c.es.md',
  SPANISH.replace('Lea [todo sobre eso (en inglés)](/events#walk).\n', DONATION + WITH_BUTTON)
    .replace('[Give]', '[Donar]')
    .replace(
      'NAME',
      'regalos-c\ntranslated_from: uvsn qesd tznk azdv zghr obfv bhcx xkrg igkm umry',
    ),
  [
    [
      'the name of an outside link in one of two places',
      '(donation-form)',
      '(formulario)',
      'link-broken 19:7 -',
      'repaired',
    ],
  ],
).map((mistake) => ({
  ...mistake,
  otherFiles: {
    'pages/regalos-c.md': ENGLISH.replace(
      'Read [all about it](/events#walk).\n',
      `You can [give here](donation-form).${WITH_BUTTON}`,
    ),
  },
}))

const VALUE = 'translation-value 8'

/** Creates a mistake in a sentence of a translation that is up to date. */
function differInWords(
  name: string,
  [english, spanish, typed]: readonly [string, string, string],
  expected: string,
): Mistake {
  const page = `juntos-${name.replace(/\W+/g, '-')}`
  const content = SPANISH.replace('NAME', page).replace(
    'Nos alegra ayudarle',
    `Nos reunimos ${typed}`,
  )
  const text = ENGLISH.replace('We are glad to help you', `We meet ${english}`)
  return {
    ...{ name, path: `pages/${page}.es.md`, content, expected, repaired: false },
    validContent: content.replace(typed, spanish),
    otherFiles: { [`pages/${page}.md`]: text },
  }
}

/** Adds the marks of the original, so that nothing else is left after the repair. */
function addMarks(mistake: Mistake, marks: string): Mistake {
  const add = (content: string) => content.replace(/^translation_of: .*$/m, `$&\n${marks}`)
  return {
    ...mistake,
    content: add(String(mistake.content)),
    validContent: add(mistake.validContent ?? ''),
    repaired: true,
  }
}

const HISTORY = ['We began in 1983.', 'Since 1983 we have folded 250 blankets on 36 tables.']
const HISTORIA = ['Comenzamos en 1983.', 'Desde 1983 hemos doblado 250 mantas en 36 mesas.']

const MARKS = 'translated_from: uvsn qesd gyfe azdv zghr obfv bhcx fnyc sfzl'

/** Creates a mistake in a number that the translation may have elsewhere. */
function differInNumber(
  name: string,
  [typed, replacement]: readonly [string, string],
  expected: string,
  repaired?: 'repaired',
): Mistake {
  const page = `historia-${name.replace(/\W+/g, '-')}`
  const fill = (text: string, [first = '', second = '']: readonly string[]) =>
    text.replace(/(?:Call|Llame) .*/, first).replace(/(?:We are glad|Nos alegra) .*/, second)
  const validContent = fill(SPANISH, HISTORIA).replace('/NAME', `/${page}\n${MARKS}`)
  return {
    name,
    path: `pages/${page}.es.md`,
    content: validContent.replace(typed, replacement),
    validContent,
    expected,
    repaired: repaired !== undefined,
    otherFiles: { [`pages/${page}.md`]: fill(ENGLISH, HISTORY) },
  }
}

/** Creates a mistake in a translation that is up to date and says "usted". */
const sayFamiliarly = (page: string, ...mutation: Mutation): Mistake[] =>
  createMistakes(
    `pages/${page}.es.md`,
    SPANISH.replace(
      'NAME',
      `${page}\ntranslated_from: uvsn qesd tznk azdv zghr obfv bhcx xkrg sfzl`,
    ).replace(
      'Nos alegra ayudarle.',
      'Usted llama, usted viene, usted pregunta, usted decide y usted vuelve. Si quiere, puede traer a su hijo con usted. O escríbanos.',
    ),
    [mutation],
  ).map((mistake) => ({ ...mistake, otherFiles: { [`pages/${page}.md`]: ENGLISH } }))

const callMexico = createMistakes(
  'pages/autos-llamada.es.md',
  SPANISH.replace(
    'NAME',
    'autos-llamada\ntranslated_from: uvsn qesd tznk azdv zghr obfv bhcx xkrg sfzl',
  ).replace('Llame al (334) 555-0142', '[Llame al (334) 555-0142](tel:+13345550142)'),
  [
    [
      'the code of Mexico in a link',
      'tel:+1334',
      'tel:+52334',
      'contact-differs 9:27 -',
      'repaired',
    ],
  ],
).map((mistake) => ({ ...mistake, otherFiles: { 'pages/autos-llamada.md': ENGLISH } }))

const familiarMistakes: readonly Mistake[] = [
  ...sayFamiliarly(
    'autos-frase',
    'a sentence that says tú',
    'Cuesta $35',
    'Si te parece, cuesta $35',
    'translation-usted 9:1 -',
  ),
  ...sayFamiliarly(
    'autos-deseo',
    'a sentence that says tú in words that can be only one',
    'Si quiere, puede traer a su hijo con usted.',
    'Si quieres, puedes traer a tu hijo contigo.',
    'translation-usted 17:1 -',
    'repaired',
  ),
  ...sayFamiliarly(
    'autos-lista',
    'an item of a list that says tú',
    '- Sus llaves',
    '- Tus llaves',
    'translation-usted 13:1 -',
    'repaired',
  ),
  ...sayFamiliarly(
    'autos-carta',
    'a request that says tú',
    'O escríbanos.',
    'O escríbenos.',
    'translation-usted 17:1 -',
    'repaired',
  ),
  ...sayFamiliarly(
    'autos-orden',
    'a request that says tú beside another one',
    'O escríbanos.',
    'O escríbenos, y prepara tus preguntas.',
    'translation-usted 17:1 -',
  ),
]

const askWithoutMark = (page: string, ...mutation: Mutation): Mistake[] =>
  createMistakes(
    `pages/${page}.es.md`,
    SPANISH.replace(
      'NAME',
      `${page}\ntranslated_from: uvsn qesd tznk azdv zghr obfv bhcx xkrg sfzl`,
    )
      .replace('title: Dónde estacionar', 'title: ¿Dónde estacionar?')
      .replace('Nos alegra ayudarle.', '**¿Puedo ir sola?** Sí. Si tiene miedo, ¿con quién habla?'),
    [mutation],
  ).map((mistake) => ({ ...mistake, otherFiles: { [`pages/${page}.md`]: ENGLISH } }))

const unopenedMistakes: readonly Mistake[] = [
  ...askWithoutMark(
    'preguntas-a',
    'a Spanish question without its first mark',
    '¿Puedo',
    'Puedo',
    'mark-missing 17:3 -',
    'repaired',
  ),
  ...askWithoutMark(
    'preguntas-b',
    'a Spanish question with the English mark at its beginning',
    '¿Puedo',
    '?Puedo',
    'mark-missing 17:3 -',
    'repaired',
  ),
  ...askWithoutMark(
    'preguntas-c',
    'a Spanish question without its first mark after a comma',
    '¿con',
    'con',
    'mark-missing 17:25 -',
  ),
  ...askWithoutMark(
    'preguntas-d',
    'a Spanish title without its first mark',
    '¿Dónde',
    'Dónde',
    'mark-missing 2:8 title',
    'repaired',
  ),
]

/** The marks are those of the file that was copied. */
const copiedMarks: readonly Mistake[] = createMistakes(
  'pages/autos-marcas.es.md',
  SPANISH.replace(
    'NAME',
    'autos-marcas\ntranslated_from: uvsn qesd tznk azdv zghr obfv bhcx xkrg sfzl',
  ).replace('Llame al', 'Por favor, llame usted al'),
  [
    [
      'the marks of another file',
      'uvsn qesd tznk azdv zghr obfv bhcx xkrg sfzl',
      'pfyo lfhi pqov hiqr myae hkzu lmnh',
      'translation-outdated 6:18 translated_from',
    ],
  ],
).map((mistake) => ({ ...mistake, otherFiles: { 'pages/autos-marcas.md': ENGLISH } }))

export const twoLanguageMistakes: readonly Mistake[] = [
  ...claimMistakes,
  ...measureMistakes,
  differInWords(
    'another unit',
    ['1 mile from here', 'a 1 milla de aquí', 'a 1 kilómetro de aquí'],
    'amount-differs 16:16 -',
  ),
  ...otherFileMistakes,
  ...copiedMarks,
  ...familiarMistakes,
  ...unopenedMistakes,
  ...translateName('regalos-a', ['(donation-form)', '(formulario-de-donación)']),
  ...translateName('regalos-b', ['(donation-form)', '(formulario-de-donativos)']),
  ...translateOneName,
  differ('swapped digits of a phone number', ['0142', '0124'], 'contact-differs 8:10 -'),
  ...callMexico,
  differ('another phone number', ['(334) 555-0142', '+1 334 555 01 99'], `${VALUE}:10 -`),
  differ('another amount', ['$35', '$30'], `${VALUE}:56 -`),
  differ('another time', ['8:30 a.', '9:30 a.'], `${VALUE}:38 -`),
  differ('another day', ['3 de mayo', '5 de mayo'], `${VALUE}:70 -`),
  ...[
    ['another weekday', ['on Thursdays', 'los jueves', 'los martes'], '16:18'] as const,
    [
      'another weekday in two places',
      ['on Mondays, every Monday', 'los lunes, cada lunes', 'los viernes, cada viernes'],
      '16:18',
    ] as const,
    ['another month', ['in April', 'en abril', 'en agosto'], '16:17'] as const,
    [
      'a week for a month',
      ['5 hours a month', '5 horas al mes', '5 horas a la semana'],
      '16:14',
    ] as const,
    ['another small number', ['in two rooms', 'en dos salas', 'en tres salas'], '16:17'] as const,
    ['another hour', ['at 6 PM', 'a las 6 p. m.', 'a las 7 p. m.'], '16:20'] as const,
    [
      'other hours, with those of the 24-hour clock',
      ['from 5:30 PM to 7:00 PM', 'de 17:30 a 19:00', 'de 15:30 a 17:00'],
      '16:17',
    ] as const,
    [
      'other hours without the half of the day of the first one',
      ['from 6:30 to 8:00 PM', 'de 18:30 a 20:00', 'de 16:30 a 18:00'],
      '16:17',
    ] as const,
    [
      'a lost no',
      [
        'inside. We do not take coins',
        'adentro. No aceptamos monedas',
        'adentro. Aceptamos monedas',
      ],
      '16:1',
    ] as const,
  ].map(([name, [english, spanish, typed], position]) =>
    differInWords(name, [english, spanish, typed], `translation-value ${position} -`),
  ),
  addMarks(
    differInWords(
      'a small number that the text has right elsewhere',
      [
        'in two rooms, and the two rooms are large',
        'en dos salas, y las dos salas son grandes',
        'en tres salas, y las dos salas son grandes',
      ],
      'translation-value 17:17 -',
    ),
    'translated_from: uvsn qesd tznk azdv zghr obfv bhcx uukz sfzl',
  ),
  differInNumber(
    'exchanged digits of a year',
    ['en 1983', 'en 1938'],
    'translation-value 9:15 -',
    'repaired',
  ),
  differInNumber(
    'another year in its second place',
    ['Desde 1983', 'Desde 1993'],
    'translation-value 17:7 -',
  ),
  differInNumber(
    'a figure without one of its digits',
    ['250 mantas', '25 mantas'],
    'translation-value 17:26 -',
  ),
  differInNumber(
    'exchanged digits of a number',
    ['36 mesas', '63 mesas'],
    'translation-value 17:40 -',
  ),
  differ('a missing item', ['- Zapatos para la lluvia\n', ''], 'translation-part 13:1 -'),
  differ('a missing first item', ['- Sus llaves\n', ''], 'translation-part 1:1 -'),
  differ(
    'an item more',
    ['- Sus llaves\n', '- Sus llaves\n- Una bolsa grande con agua y comida\n'],
    'translation-part 13:1 -',
  ),
  differ('a missing heading', ['## Qué traer\n\n', ''], 'translation-part 1:1 -'),
  differ('a missing paragraph', ['Nos alegra ayudarle.\n\n', ''], 'translation-part 16:1 -'),
  differ(
    'a paragraph in English',
    ['Nos alegra ayudarle.', 'We are glad to help you.'],
    'translation-english 16:1 -',
  ),
  differ(
    'sentences in English inside a paragraph',
    [
      'Nos alegra ayudarle.',
      'Nos alegra mucho poder ayudarle a usted y a los suyos. We are glad to help you with all of it.',
    ],
    'translation-english 16:1 -',
  ),
  differ(
    'short sentences in English at the end of a paragraph with a link',
    [
      'Nos alegra ayudarle.',
      'Con [la caminata (en inglés)](/), las familias ayudan a los suyos. It takes four weeks. One class can take part. Ask us when the next one begins.',
    ],
    'translation-english 16:1 -',
  ),
  differ(
    'a paragraph in English with a link whose words were changed',
    [
      'Nos alegra ayudarle.',
      'A class at church can sort [the gifts (en inglés)](/). Ask us first what is needed.',
    ],
    'translation-english 16:1 -',
  ),
  differ(
    'a heading and a paragraph in English',
    [
      'Qué traer\n\n- Sus llaves',
      'What you have to bring with you\n\n- The keys of your car and of the house',
    ],
    'translation-english 10:1 -',
  ),
  differ(
    'a description in English',
    [
      'Dónde puede dejar su auto cuando nos visita, y cuánto cuesta.',
      'Where you can leave your car when you visit us, and what it costs.',
    ],
    'translation-english 3:1 -',
  ),
  differ(
    'a subject in English',
    [
      'lang: es\ntranslation_of: /autos-a-subject-in-english\n---\n\nLlame',
      'email_subject: Ask about parking\nlang: es\ntranslation_of: /autos-a-subject-in-english\n---\n\nPor favor, llame',
    ],
    'translation-english 4:1 -',
    {
      'pages/autos-a-subject-in-english.md': ENGLISH.replace(
        '---\n\n',
        'email_subject: Ask about parking\n---\n\n',
      ),
    },
  ),
  ...[
    ['a button in english', 'button_text: Talk with us\nbutton_link: /contact', 'Primero'],
    ['a button with two english words', 'button_text: Give now\nbutton_link: /contact', 'Hoy'],
    ['a button with one english word', 'button_text: Register\nbutton_link: /contact', 'Mejor'],
    [
      'a picture described in english',
      'image: walk.svg\nimage_alt: Cars below the old trees',
      'Siempre',
    ],
    [
      'a picture of a father described in english',
      'image: walk.svg\nimage_alt: A father holds his baby in his arms',
      'Luego',
    ],
    [
      'a short picture described in english',
      'image: walk.svg\nimage_alt: The lot with our flag',
      'Antes',
    ],
  ].map(([name = '', fields = '', first = '']) =>
    differ(
      name,
      [
        `lang: es\ntranslation_of: /autos-${name.replaceAll(' ', '-')}\n---\n\nLlame`,
        `${fields}\nlang: es\ntranslation_of: /autos-${name.replaceAll(' ', '-')}\n---\n\n${first} llame`,
      ],
      `translation-english ${fields.startsWith('image') ? 5 : 4}:1 -`,
      {
        [`pages/autos-${name.replaceAll(' ', '-')}.md`]: ENGLISH.replace(
          '---\n\n',
          `${fields}\n---\n\n`,
        ),
      },
    ),
  ),
  ...['talk with us', 'learn more', 'call us'].map((label) =>
    differ(
      `a button to ${label} in the text`,
      [
        'Nos alegra ayudarle.\n',
        `Nos alegra ayudarle.\n\n::button[Please ${label}]{href=/contact}\n`,
      ],
      'translation-english 18:1 -',
      {
        [`pages/autos-a-button-to-${label.replaceAll(' ', '-')}-in-the-text.md`]: ENGLISH.replace(
          'We are glad to help you.\n',
          `We are glad to help you.\n\n::button[Please ${label}]{href=/events}\n`,
        ),
      },
    ),
  ),
  differ(
    'a short item in English',
    ['Un abrigo para su hijo', 'Some warm clothes for children'],
    'translation-english 13:1 -',
    {
      'pages/autos-a-short-item-in-english.md': ENGLISH.replace(
        'A coat for your child',
        'Some warm clothes for children',
      ),
    },
  ),
  ...linkTo('park-link', [
    'a link to the English page',
    '(/es/park-link)',
    '(/park-link)',
    'translation-link 19:5 -',
    'repaired',
  ]),
  ...linkTo('park-program', [
    'a link that a translation program shows',
    '(/es/park-program)',
    '(https://www-example-org.translate.goog/park-program?_x_tr_sl=en&_x_tr_tl=es)',
    'link-detour 19:5 -',
    'repaired',
  ]),
  ...linkTo('park-other-program', [
    'a link that a translation program shows of an English page',
    '[todo sobre eso](/es/park-other-program)',
    '[todo sobre eso](https://www-example-org.translate.goog/events?_x_tr_sl=en&_x_tr_tl=es)',
    'link-detour 19:5 -',
    'repaired',
  ]).map((mistake) => ({
    ...mistake,
    validContent:
      mistake.validContent?.replace(
        '[todo sobre eso](/es/park-other-program)',
        '[todo sobre eso (en inglés)](/events)',
      ) ?? null,
  })),
  ...linkTo('park-english', [
    'a link to the English page that says so',
    '[todo sobre eso](/es/park-english)',
    '[todo sobre eso (en inglés)](/park-english)',
    'translation-link 19:5 -',
    'repaired',
  ]),
  ...linkTo('park-says-english', [
    'a link to a Spanish page that says that it is in English',
    '[todo sobre eso](/es/park-says-english)',
    '[todo sobre eso (en inglés)](/es/park-says-english)',
    'translation-link 19:5 -',
    'repaired',
  ]),
  ...linkTo('park-said-after', [
    'a link to the English page that says so after it',
    '[todo sobre eso](/es/park-said-after)',
    '[todo sobre eso](/park-said-after) (en inglés)',
    'translation-link 19:5 -',
    'repaired',
  ]),
  ...(
    [
      [
        'a link to a page without a translation',
        '[todo sobre eso (en inglés)](/events)',
        ' (en inglés)',
      ],
      ['a link with an anchor', '[todo sobre eso (en inglés)](/events#walk)', ' (en inglés)'],
      ['a link to a post', '[un **texto** bueno (en inglés)](/blog)', ' (en inglés)'],
    ] as const
  ).flatMap(([name, link, mark], index) =>
    linkTo(`park-unsaid-${index}`, [
      name,
      `[todo sobre eso](/es/park-unsaid-${index})`,
      link.replace(mark, ''),
      'translation-link 19:5 -',
      'repaired',
    ]).map((mistake) => ({
      ...mistake,
      validContent: mistake.content.toString().replace(link.replace(mark, ''), link),
    })),
  ),
  ...linkTo('park-invented', [
    'a Spanish address of a page in English',
    '[todo sobre eso](/es/park-invented)',
    '[todo sobre eso](/es/contact)',
    'link-broken 19:5 -',
    'repaired',
  ]).map((mistake) => ({
    ...mistake,
    validContent: String(mistake.content).replace(
      'eso](/es/contact)',
      'eso (en inglés)](/contact)',
    ),
  })),
  ...(
    [
      ['park-anchor', '/es/park-anchor#what-to-bring', '/es/park-anchor#qué-traer'],
      ['park-own-anchor', '#what-to-bring', '#qué-traer'],
      [
        'park-english-anchor',
        '/park-english-anchor#qué-traer',
        '/es/park-english-anchor#qué-traer',
      ],
    ] as const
  ).flatMap(([page, typed, meant]) =>
    linkTo(page, [
      `the anchor in ${typed}`,
      `(/es/${page})`,
      `(${typed})`,
      'anchor-broken 19:5 -',
      'repaired',
    ]).map((mistake) => ({
      ...mistake,
      validContent: String(mistake.content).replace(`(${typed})`, `(${meant})`),
    })),
  ),
]
