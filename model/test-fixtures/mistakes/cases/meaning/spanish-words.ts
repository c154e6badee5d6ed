// Spanish words that an English keyboard has changed: other words, and lost accents.
import { createMistakes, EVENT_TEXT, PAGE_TEXT, type Mistake } from '../../mistake'

/** Returns a Spanish page whose English one is `PAGE_TEXT`. */
export const createTranslation = (page: string, text: string): string => `---
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
  [
    'Llame en horas de oficina si prefiere oír una voz.',
    'Llame en hours de oficina si prefiere oír una voz.',
    10,
  ],
  ['Puede venir con su familia y traer pan.', 'Puede venir con su family y traer pan.', 20],
  ['Le esperamos en la oficina.', 'Le esperamos en la office.', 20],
  ['Hay una lista de lo que hace falta.', 'Hay una list de lo que hace falta.', 9],
  [
    'El curso dura seis semanas, y lo damos aquí.',
    'El curso dura seis weeks, y lo damos aquí.',
    20,
  ],
  [
    'Puede hablar de lo más difícil al principio.',
    'Puede hablar the lo más difícil al principio.',
    14,
  ],
  [
    'Piénselo con calma. Si decide venir, nos dará gusto.',
    'Piénselo con calma. Is decide venir, nos dará gusto.',
    21,
  ],
  ['Llame antes de venir, por favor.', 'Llame antes the venir, por favor.', 13],
  ['Le esperamos en la oficina hoy.', 'Le esperamos en the oficina hoy.', 17],
  ['Cuéntenos un poco de su familia.', 'Cuéntenos in poco de su familia.', 11],
  ['Le esperamos en casa, o por teléfono.', 'Le esperamos in casa, o por teléfono.', 14],
  ['Puede traer a su bebé.', 'Puede traer a so bebé.', 15],
  ['Hable de esto con nosotros.', 'Hable de esto on nosotros.', 15],
  ['Esta es la casa de la iglesia.', 'Esta is la casa de la iglesia.', 6],
  ['La casa es una de las nuestras.', 'La casa is una de las nuestras.', 9],
  ['Estamos muy cerca de la iglesia.', 'Estamos mu cerca de la iglesia.', 9],
  ['Llame antes de venir hoy, por favor.', 'Llame antes de venir hoy, per favor.', 27],
  ['Le damos ropa y pañales.', 'Le damos ropa and pañales.', 15],
  ['Puede hablar con una enfermera.', 'Puede hablar with una enfermera.', 14],
  ['Llámenos en horas de oficina.', 'Blame nos en horas de oficina.', 1],
  ['Escríbanos un correo.', 'Escriba nos un correo.', 1],
  [
    'Nos da gusto saber de las iglesias, los donantes y los voluntarios.',
    'Nos da gusto saber de las iglesias, lost donantes y los voluntarios.',
    37,
  ],
  ['Venga con las familias de la iglesia.', 'Venga con last familias de la iglesia.', 11],
  ['Venga a las 9:00, con sus hijos.', 'Venga a last 9:00, con sus hijos.', 9],
  ['Es la casa del pastor, junto a la nuestra.', 'Es la casa dell pastor, junto a la nuestra.', 12],
  ['Llame por favor antes de venir.', 'Llame pot favor antes de venir.', 7],
  ['Pregunte por la clínica en la puerta.', 'Pregunte poor la clínica en la puerta.', 10],
  ['Los niños son bienvenidos con su mamá.', 'Los niños soon bienvenidos con su mamá.', 11],
  [
    'Traiga a sus hijos, y la comida es nuestra.',
    'Traiga a suds hijos, y la comida es nuestra.',
    10,
  ],
  ['El café es muy bueno en la casa.', 'El café es must bueno en la casa.', 12],
  ['Se puede venir sin cita a la casa.', 'Se puede venir sun cita a la casa.', 16],
  ['Venga cada semana con su bebé.', 'Venga cads semana con su bebé.', 7],
  ['Aquí hay lugar para su auto.', 'Aquí hey lugar para su auto.', 6],
  [
    'La clínica está cerca, pero la calle es larga.',
    'La clínica está cerca, perp la calle es larga.',
    24,
  ],
  ['Venga tres días con su familia.', 'Venga trees días con su familia.', 7],
  ['Traiga a su familia a la casa.', 'Traiga a su familial a la casa.', 13],
  ['Usted puede ser parte de la familia.', 'Usted puede set parte de la familia.', 13],
  ['Nosotros estamos aquí para usted.', 'Nosotros stamps aquí para usted.', 10],
  ['Aquí los papás también cuentan.', 'Aquí los papas también cuentan.', 10],
  ['Cada mamá puede venir con su bebé.', 'Cada mama puede venir con su bebe.', 6],
  ['El papá de la niña puede venir.', 'El papa de la niña puede venir.', 4],
  ['Tenemos ropa para bebés recién nacidos.', 'Tenemos ropa para bebes recien nacidos.', 19],
  ['Escríbanos, o llame en un día hábil.', 'Escribanos, o llame en un día habil.', 1],
  ['Lo mejor para su bebé es el descanso.', 'Lo major para su bebé es el descanso.', 4],
  ['Díganos a qué hora es más fácil.', 'Díganos a que hora es mas facil.', 11],
  [
    'Le diremos qué ofrece la casa y qué no ofrece.',
    'Le diremos que ofrece la casa y que no ofrece.',
    12,
  ],
  ['Si no sabe qué hacer, venga.', 'Si no sabe que hacer, venga.', 12],
  ['Pregunte cómo funciona la clínica.', 'Pregunte como funciona la clinica.', 10],
  ['Hable con nosotros del grupo.', 'Able con nosotros del grupo.', 1],
  ['Venga hoy. Pregunte por el grupo.', 'Venga hoy. Pregnant por el grupo.', 12],
  ['Está aquí hasta el martes.', 'Está aquí haste el martes.', 11],
]

const VOLUNTEER = `---
title: Desk Helper
summary: Greet the families who come to our door.
description: You greet families, and it is for moms who are new here and for their children.
image: walk.svg
image_alt: decorative
requirements:
  - Two hours each week
order: 1
---

You can help with us on Mondays in the afternoon.

The clinic needs you on Fridays.

You fold clothes for the clinic.
`

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
  ...createMistakes(
    'pages/word-button.es.md',
    createTranslation(
      'word-button',
      '::button[Llame a la oficina (en inglés)]{href=/contact}',
    ).replace('hrzm', 'ipon'),
    [['an English word on a button', 'Llame', 'Lame', 'spanish-word 9:10 -', 'repaired']],
  ).map((mistake) => ({
    ...mistake,
    otherFiles: {
      'pages/word-button.md': PAGE_TEXT.replace(
        'Come along.',
        '::button[Call the office]{href=/contact}',
      ),
    },
  })),
  ...createMistakes('pages/term.es.md', createTranslation('term', 'Haga una colecta de pañales.'), [
    [
      'an English term that was translated word by word',
      'una colecta de pañales',
      'una unidad de pañales',
      'literal-translation 9:10 -',
      'repaired',
    ],
  ]).map((mistake) => ({ ...mistake, otherFiles: { 'pages/term.md': PAGE_TEXT } })),
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
  ...createMistakes(
    'pages/sample.md',
    PAGE_TEXT.replace(
      'Good shoes and a bottle.',
      '- bring shoes for the walk\n- carry the box to the car\n- wait at the door for your friend',
    ),
    [
      [
        'an item of a list in Spanish',
        'carry the box to the car',
        'llevar la caja de las botellas al auto',
        'translation-language 11:1 -',
      ],
      [
        'the last item of a list in Spanish, about a language',
        'wait at the door for your friend',
        'hablar en español con las mamás y los papás',
        'translation-language 12:1 -',
      ],
    ],
  ),
  ...createMistakes(
    'pages/sample.md',
    PAGE_TEXT.replace(
      'Good shoes and a bottle.',
      '| What | Why |\n| --- | --- |\n| shoes for all | the way is long |\n| a bottle for you | it will be hot |\n| a hat or a cap | the sun is strong |',
    ),
    [
      [
        'a row of a table in Spanish',
        '| a hat or a cap | the sun is strong |',
        '| una gorra para la cabeza | el sol es fuerte |',
        'translation-language 14:1 -',
      ],
    ],
  ),
  ...createMistakes('volunteer/sample.md', VOLUNTEER, [
    [
      'Spanish words at the end of an English item',
      'Two hours each week',
      'Two hours cada semana',
      'translation-language 8:5 requirements',
      'repaired',
    ],
    [
      'an item in Spanish',
      'Two hours each week',
      'Dos horas cada semana',
      'translation-language 8:5 requirements',
    ],
    [
      'Spanish words in the middle of an English sentence',
      'You can help with us on Mondays in the afternoon.',
      'You can help con nosotros on Mondays in the afternoon.',
      'translation-language 12:14 -',
      'repaired',
    ],
    [
      'Spanish words for a weekday at the end of an English sentence',
      'The clinic needs you on Fridays.',
      'The clinic needs you los viernes.',
      'translation-language 14:22 -',
      'repaired',
    ],
    [
      'Spanish words in an English field',
      'and it is for moms who are new here',
      'and it is para mamás who are new here',
      'translation-language 4:14 description',
      'repaired',
    ],
    [
      'Spanish words of which the sentence says the English ones',
      'You fold clothes for the clinic.',
      'You fold clothes para la clínica.',
      'translation-language 16:18 -',
    ],
  ]),
  ...createMistakes(
    'volunteer/sample.md',
    VOLUNTEER.replace('on Fridays', 'on Mondays or Fridays').replace(
      'clothes',
      'clothes and socks',
    ),
    [
      [
        'the Spanish word for "or" between two English words',
        'Mondays or Fridays',
        'Mondays o Fridays',
        'translation-language 14:33 -',
        'repaired',
      ],
      [
        'the Spanish word for "and" between two English words',
        'clothes and socks',
        'clothes y socks',
        'translation-language 16:18 -',
        'repaired',
      ],
    ],
  ),
  ...createMistakes(
    'volunteer/sample.md',
    VOLUNTEER.replace('Greet the families who come to our door', 'Give hours to moms or at events'),
    [
      [
        'the Spanish word for "or" in a field, whose letter other words have, too',
        'moms or at events',
        'moms o at events',
        'translation-language 3:10 summary',
        'repaired',
      ],
    ],
  ),
  ...['at least dos horas al mes', 'dos horas per week'].flatMap((typed, index) => {
    const page = `phrase-${index + 1}`
    const valid = typed.replace('at least', 'al menos').replace('per week', 'por semana')
    const sentence = `Usted ayuda a las familias ${valid}.`
    return createMistakes(`pages/${page}.es.md`, createTranslation(page, sentence), [
      [
        `English words in a Spanish sentence: ${typed}`,
        valid,
        typed,
        `spanish-word 9:${index === 0 ? 28 : 38} -`,
        'repaired',
      ],
    ]).map((mistake) => ({ ...mistake, otherFiles: { [`pages/${page}.md`]: PAGE_TEXT } }))
  }),
]
