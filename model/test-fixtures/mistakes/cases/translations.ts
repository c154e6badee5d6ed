// Mistakes in texts that translate another one.
import { createMistakes, PAGE_TEXT, type Mistake, type Mutation } from '../mistake'

const MARKS = 'translated_from: uvsn qesd hrzm azdv giny'

/** @param name the English page; each mistake has one of its own, because all of them share one folder in a test */
const createTranslation = (name: string) => `---
title: Dónde estacionar
description: Dónde puede dejar su auto cuando nos visita, y cuánto cuesta.
lang: es
translation_of: /${name}
${MARKS}
---

Venga.

## Qué traer

Buenos zapatos y una botella.
`

/** Creates a mistake in a translation of the page `name`. */
const changeTranslation = (name: string, mutation: Mutation): Mistake[] =>
  createMistakes(`pages/${name}.es.md`, createTranslation(name), [mutation]).map((mistake) => ({
    ...mistake,
    otherFiles: { [`pages/${name}.md`]: PAGE_TEXT },
  }))

/** Creates a mistake that only the English page, or another file, reveals. */
const changeOthers = (
  name: string,
  title: string,
  expected: string,
  [typed, replacement]: readonly [string, string],
): Mistake => ({
  name: title,
  path: `pages/${name}.es.md`,
  content: createTranslation(name),
  validContent: null,
  expected,
  repaired: false,
  otherFiles: { [`pages/${name}.md`]: PAGE_TEXT.replace(typed, replacement) },
})

/** Creates a mistake in a translation that is public on more days than its page. */
const hide = (
  name: string,
  what: string,
  lines: readonly string[],
  needed: readonly string[] = lines,
): Mistake[] => [
  {
    ...changeOthers(name, `a translation of ${what}`, 'translation-hidden 5:17 translation_of', [
      'costs.\n',
      `costs.\n${lines.join('\n')}\n`,
    ]),
    validContent: createTranslation(name).replace(MARKS, [MARKS, ...needed].join('\n')),
    repaired: true,
  },
]

const ORIGINAL = 'translation-original 5:17 translation_of'

export const translationMistakes: readonly Mistake[] = [
  ...changeTranslation('park-a', [
    'the name of a language in words',
    'lang: es',
    'lang: Spanish',
    'language-unknown 4:7 lang',
    'repaired',
  ]),
  ...changeTranslation('park-b', [
    'another language than the name of the file',
    'lang: es',
    'lang: en',
    'language-mismatch 4:7 lang',
  ]),
  ...changeTranslation('riverside', [
    'a typo in the English page',
    '/riverside',
    '/rivrside',
    ORIGINAL,
    'repaired',
  ]),
  ...changeTranslation('park-n', [
    'the file of the English page in place of its address',
    '/park-n',
    'content/pages/park-n.md',
    'page-path-shape 5:17 translation_of',
    'repaired',
  ]),
  {
    ...changeOthers('garage', 'a translation of a page with a new name', ORIGINAL, ['', '']),
    otherFiles: {
      'pages/parking-garage.md': PAGE_TEXT.replace(
        'costs.\n',
        'costs.\nredirect_from:\n  - /garage\n',
      ),
    },
  },
  {
    ...changeOthers('park-o', 'a file with the name of another page', ORIGINAL, ['', '']),
    path: 'pages/plaza.es.md',
    otherFiles: { 'pages/plaza.md': PAGE_TEXT, 'pages/park-o.md': PAGE_TEXT },
  },
  ...['uno.ES', 'dos_es', 'tres.Es', 'cuatro es', 'cinco.spanish', 'seis.sp'].map(
    (name, index) => ({
      ...changeOthers(`name-${index}`, `the name ${name}`, 'file-name 1:1 -', ['', '']),
      path: `pages/${name}.md`,
    }),
  ),
  ...['es/sample', 'es/pages/sample', 'pages/es/sample', 'pages/parque/es', 'ES/sample.es'].map(
    (path, index) => ({
      ...changeOthers(`folder-${index}`, `the folder of ${path}`, 'file-misplaced 1:1 -', ['', '']),
      path: `${path}.md`,
    }),
  ),
  {
    ...changeOthers('park-p', 'the name sample-es', 'language-mismatch 4:7 lang', ['', '']),
    path: 'pages/sample-es.md',
  },
  {
    ...changeOthers('park-es-1', 'the name es-parque', 'language-mismatch 4:7 lang', ['', '']),
    path: 'pages/es-parque.md',
  },
  {
    ...changeOthers('park-es-2', 'a name in Spanish', 'language-mismatch 4:7 lang', ['', '']),
    path: 'pages/parque-de-la-plaza.md',
  },
  {
    ...changeOthers('park-es-3', 'the name park-es', 'translation-language 6:1 -', ['', '']),
    content: createTranslation('park-es-3').replace(/^lang: [^]*giny\n/m, ''),
    path: 'pages/park-es-3-es.md',
  },
  ...changeTranslation('park-d', [
    'a translation of a page that does not exist',
    '/park-d',
    '/nowhere-at-all',
    ORIGINAL,
    'repaired',
  ]),
  ...changeTranslation('park-e', [
    'a translation of a translation',
    '/park-e',
    '/es/park-e',
    ORIGINAL,
    'repaired',
  ]),
  ...changeTranslation('sample', [
    'a translation that does not name its page',
    'translation_of: /sample\n',
    '',
    'translation-original 6:1 translation_of',
    'repaired',
  ]),
  ...changeTranslation('park-f', [
    'a page that translates an event',
    '/park-f',
    '/events/walk',
    ORIGINAL,
    'repaired',
  ]),
  {
    ...changeOthers(
      'walk-x',
      'a page in the wrong folder',
      'translation-kind 5:17 translation_of',
      ['', ''],
    ),
    content: createTranslation('events/walk'),
    path: 'pages/caminata.es.md',
  },
  ...changeTranslation('park-g', [
    'marks that were typed by hand',
    'uvsn qesd',
    'May 2026',
    'translation-marks 6:18 translated_from',
    'repaired',
  ]),
  ...changeTranslation('park-lang', [
    'a language in place of marks',
    'uvsn qesd',
    'en',
    'translation-marks 6:18 translated_from',
    'repaired',
  ]),
  ...changeTranslation('park-h', [
    'a translation without marks',
    `${MARKS}\n`,
    '',
    'translation-unmarked 6:1 translated_from',
    'repaired',
  ]),
  ...changeTranslation('park-m', [
    'a translation with an empty line for the marks',
    MARKS,
    'translated_from:',
    'translation-unmarked 6:17 translated_from',
  ]),
  {
    ...changeOthers(
      'park-i',
      'a translation that is not sensitive like its page',
      'translation-sensitive 7:1 sensitive',
      ['costs.\n', 'costs.\nsensitive: true\n'],
    ),
    validContent: createTranslation('park-i').replace(MARKS, `${MARKS}\nsensitive: true`),
    repaired: true,
  },
  {
    name: 'a page that is not sensitive like its translation',
    path: 'pages/park-sensitive.md',
    content: PAGE_TEXT,
    validContent: PAGE_TEXT.replace('costs.\n', 'costs.\nsensitive: true\n'),
    expected: 'translation-sensitive 4:1 sensitive',
    repaired: true,
    otherFiles: {
      'pages/park-sensitive.es.md': createTranslation('park-sensitive').replace(
        MARKS,
        `${MARKS}\nsensitive: true`,
      ),
    },
  },
  {
    name: 'a page that has lost the box for emergencies of its translation',
    path: 'pages/park-urgent.md',
    content: PAGE_TEXT,
    validContent: PAGE_TEXT.replace(
      'Come along.\n',
      'Come along.\n\n:::urgent\nIf you are in danger, call right now.\n:::\n',
    ),
    expected: 'urgent-lost 1:1 -',
    repaired: false,
    otherFiles: {
      'pages/park-urgent.es.md': createTranslation('park-urgent').replace(
        'Venga.\n',
        'Venga.\n\n:::urgent\nSi está en peligro, llame ahora mismo.\n:::\n',
      ),
    },
  },
  ...hide('park-j', 'a draft', ['draft: true'], ['draft: yes']),
  ...hide('park-q', 'a page that is not public yet', ['publish_on: 2026-12-01']),
  ...hide('park-r', 'a page that goes away', ['expires_on: 2027-01-03']),
  ...hide('park-s', 'a page for some weeks', ['publish_on: 2026-12-01', 'expires_on: 2027-01-03']),
  {
    ...changeOthers(
      'park-t',
      'a translation that is public earlier',
      'translation-hidden 7:13 publish_on',
      ['costs.\n', 'costs.\npublish_on: 2026-12-15\n'],
    ),
    content: createTranslation('park-t').replace(MARKS, `${MARKS}\npublish_on: 2026-12-01`),
    validContent: createTranslation('park-t').replace(MARKS, `${MARKS}\npublish_on: 2026-12-15`),
    repaired: true,
  },
  ...(
    [
      ['pages/donde-estacionar.es.md', 'pages/park-u.md', '/park-u'],
      ['pages/visits/estacionar.es.md', 'pages/visits/park-v.md', '/visits/park-v'],
      ['pages/park-w.es.md', 'pages/visits/park-w.md', '/visits/park-w'],
    ] as const
  ).map(([path, original, address]) => ({
    ...changeOthers(address, `the name ${path}`, 'translation-name 1:1 -', ['', '']),
    content: createTranslation(address.slice(1)),
    path,
    otherFiles: { [original]: PAGE_TEXT },
  })),
  ...(
    [
      ['the address that a Spanish page gets back', 'estacione', 'park-x', '  - /es/park-x'],
      [
        'two old addresses of a Spanish page with another name',
        'estaciones',
        'park-y',
        '  - /es/park-y\n  - /es/parken',
      ],
    ] as const
  ).map(([name, fileName, page, redirects]) => ({
    ...changeOthers(`/${page}`, name, 'translation-name 1:1 -', ['', '']),
    content: createTranslation(page).replace(MARKS, `${MARKS}\nredirect_from:\n${redirects}`),
    path: `pages/${fileName}.es.md`,
    otherFiles: { [`pages/${page}.md`]: PAGE_TEXT },
  })),
  changeOthers(
    'park-k',
    'a page that has changed since it was translated',
    'translation-outdated 6:18 translated_from',
    ['Come along.', 'Come along with a friend.'],
  ),
  {
    ...changeOthers(
      'park-l',
      'two translations of one page',
      'translation-twice 5:17 translation_of',
      ['', ''],
    ),
    path: 'pages/estacionar.es.md',
    otherFiles: {
      'pages/park-l.md': PAGE_TEXT,
      'pages/park-l.es.md': createTranslation('park-l'),
    },
  },
  ...createMistakes('pages/sample.md', PAGE_TEXT, [
    [
      'a translation whose name says English',
      'costs.\n',
      'costs.\ntranslation_of: /events\n',
      'translation-language 4:17 translation_of',
    ],
  ]),
]
