// Mistakes in the menu and in the links at the bottom of the page: lines that are not in their menu, or that were copied.
import { createMistakes, PAGE_TEXT, type Mistake, type Mutation } from '../../mistake'

const EVENTS = '  - Events: /events\n'
const MENU = `  - About > Team: /about/team
  - About > Contact: /contact
  - Partner > Volunteer: /partner/volunteer
  - Partner > Pray: /partner/prayer
${EVENTS}`
const ADDED = '  - About > Welcome: /welcome\n'
const FOOTER = 'footer_links:\n  - Our team: /about/team\n  - Ways to help: /partner\n'

/** A page and its translation. */
const TWO_LANGUAGES = {
  'pages/lot.md': PAGE_TEXT,
  'pages/lot.es.md': `---
title: Dónde estacionar
description: Dónde puede dejar su auto cuando nos visita, y cuánto cuesta.
lang: es
translation_of: /lot
translated_from: uvsn qesd hrzm azdv giny
---

Venga.

## Qué traer

Buenos zapatos y una botella.
`,
}

/** Creates lines that name one language and lead to the page in the other one. */
const createLanguageMistakes = (site: string): Mistake[] =>
  (
    [
      ['Dónde estacionar en español', '/es/lot', '/lot'],
      ['Parking in Spanish', '/es/lot', '/lot'],
      ['Estacionamiento (español)', '/es/lot', '/lot'],
      ['Parking in English', '/lot', '/es/lot'],
    ] as const
  ).flatMap(([label, meant, typed]) =>
    createMistakes(
      'site.md',
      site.replace(
        'outside_links:',
        `footer_links:\n  - Park here: ${typed}\n  - ${label}: ${meant}\noutside_links:`,
      ),
      [
        [
          `the page in the other language for ${label}`,
          `${label}: ${meant}`,
          `${label}: ${typed}`,
          'translation-link 19:5 footer_links',
          'repaired',
        ],
      ],
    ).map((mistake) => ({ ...mistake, otherFiles: TWO_LANGUAGES })),
  )

/** @param site the valid content of site.md */
export function createMenuMistakes(site: string): Mistake[] {
  const inAbout = site.replace(EVENTS, MENU + ADDED)
  const notInMenu = (typed: string): Mutation => [
    `${typed} in the menu`,
    'About > Welcome: /welcome',
    typed,
    'menu-name 21:5 navigation',
    'repaired',
  ]
  const unreadable = (typed: string): Mutation => [
    `${typed} in the menu`,
    'About > Welcome: /welcome',
    typed,
    'navigation-shape 21:5 navigation',
    'repaired',
  ]
  const inPartner = site.replace(EVENTS, `${MENU}  - Partner > Give: /give\n`)
  const otherMenu = (typed: string): Mutation => [
    `the menu ${typed} beside Partner`,
    'Partner > Give',
    `${typed} > Give`,
    'menu-name 21:5 navigation',
    'repaired',
  ]
  return [
    ...createLanguageMistakes(site),
    ...createMistakes('site.md', inAbout, [
      [
        'a menu without the contact page',
        '  - About > Contact: /contact\n',
        '',
        'menu-lost 15:12 navigation',
      ],
      [
        'another page in place of the contact page in the menu',
        'About > Contact: /contact',
        'About > All pages: /site-index',
        'menu-lost 15:12 navigation',
      ],
    ]),
    ...createMistakes('site.md', inAbout, [
      ...['→', '⇒', '»', '›', '➔', '|', '/', '\\', '–', '--'].map((mark) =>
        notInMenu(`About ${mark} Welcome: /welcome`),
      ),
      notInMenu('about→Welcome: /welcome'),
      ...['->', '=>', '-->', ':'].map((mark) => unreadable(`About ${mark} Welcome: /welcome`)),
      unreadable('About: Welcome: /welcome'),
      unreadable('About>Welcome: /welcome'),
      ...[' > /', '> /', ': > /', ' -> /', ' = /', ' | /'].map((mark) =>
        unreadable(`About > Welcome${mark}welcome`),
      ),
    ]),
    ...createMistakes(
      'site.md',
      inPartner,
      ['Give > Partner', 'Give > partner', 'Give > Partners'].map((typed): Mutation => [
        `the two names ${typed} the wrong way around`,
        'Partner > Give',
        typed,
        'menu-name 21:5 navigation',
        'repaired',
      ]),
    ),
    ...createMistakes('site.md', inPartner.replace('Partner > Give', 'About > For you'), [
      [
        'the two names of a line of another menu the wrong way around',
        'About > For you',
        'For you > About',
        'menu-name 21:5 navigation',
        'repaired',
      ],
    ]),
    ...createMistakes(
      'site.md',
      inPartner,
      ['Partners', 'partner', 'Pártner', 'Parnter'].map(otherMenu),
    ),
    ...createMistakes(
      'site.md',
      inAbout,
      ['Abbott', 'Abbot'].map((typed): Mutation => [
        `the menu ${typed}, as a keyboard guessed, beside About`,
        'About > Welcome',
        `${typed} > Welcome`,
        'menu-name 21:5 navigation',
      ]),
    ),
    ...createMistakes('site.md', inAbout, [
      [
        'a copied line of the menu with the old address',
        '/welcome',
        '/about/team',
        'menu-twice 21:5 navigation',
        'repaired',
      ],
      [
        'the name of an outside link, with a slash, in the menu',
        '/welcome',
        '/donation-form',
        'link-broken 21:5 navigation',
      ],
      [
        'a copied line of the menu with words that name no page',
        'Welcome: /welcome',
        'People: /about/team',
        'menu-twice 21:5 navigation',
      ],
      [
        'the old line of the menu with the address of a new one',
        'Team: /about/team',
        'Team: /welcome',
        'menu-twice 16:5 navigation',
        'repaired',
      ],
    ]),
    ...createMistakes(
      'site.md',
      site.replace('outside_links:', `${FOOTER}  - Our welcome: /welcome\noutside_links:`),
      [
        [
          'a copied link at the bottom with the old address',
          'Our welcome: /welcome',
          'Our welcome: /partner',
          'menu-twice 20:5 footer_links',
          'repaired',
        ],
      ],
    ),
  ]
}
