// Lists in the form of other programs: names and values without hyphens, and items with fields or lists of their own.
import { SETTINGS_TEXT } from '../../../create-test-site'
import { createMistakes, PAGE_TEXT, type Mistake, type Mutation } from '../../mistake'
import { ROLE_TEXT } from '../lists'

const HOURS = `hours:
  - Monday: 8:00 AM - 5:00 PM
  - Friday: 8:00 AM - 12:00 PM`
const MENU = `navigation:
  - About > History: /blog
  - About > Team: /events
  - Contact: /contact`
const SETTINGS = SETTINGS_TEXT.replace('hours:\n  - Friday: 8:00 AM - 12:00 PM', HOURS)
  .replace('navigation:\n  - Events: /events', MENU)
  .replace('mailing_list_prompt', 'footer_links:\n  - Our blog: /blog\nmailing_list_prompt')

const changeList = (valid: string, name: string, typed: string): Mutation => {
  const field = valid.slice(0, valid.indexOf(':'))
  const line = SETTINGS.slice(0, SETTINGS.indexOf(valid)).split('\n').length
  return [name, valid, typed, `list-expected ${line}:1 ${field}`, 'repaired']
}

const WEEK = `hours:
  - Monday to Friday: 8:00 AM - 5:00 PM
  - Saturday to Sunday: closed`
const AT_WEEK = `list-expected ${SETTINGS.slice(0, SETTINGS.indexOf(HOURS)).split('\n').length}:1 hours`

const OWN_MENU = '  - Contact > Contact: /contact\n  - Contact > Give: /give'
const OLD_PATHS = 'redirect_from:\n  - /old-lot\n  - /older-lot'

export const nestedListMistakes: readonly Mistake[] = [
  ...createMistakes('site.md', SETTINGS.replace(HOURS, WEEK), [
    [
      'hours with a field that says that we are closed',
      WEEK,
      'hours:\n  - days: Monday to Friday\n    open: 8:00 AM\n    close: 5:00 PM\n  - days: Saturday to Sunday\n    closed: true',
      AT_WEEK,
      'repaired',
    ],
    [
      'hours with a field that says that we are not open',
      WEEK,
      'hours:\n  Monday to Friday:\n    open: 8:00 AM\n    close: 5:00 PM\n  Saturday to Sunday:\n    is_open: false',
      AT_WEEK,
      'repaired',
    ],
  ]),
  ...createMistakes('site.md', SETTINGS, [
    changeList(
      HOURS,
      'hours without hyphens',
      'hours:\n  monday: 8:00 AM - 5:00 PM\n  friday: 8:00 AM - 12:00 PM',
    ),
    changeList(
      HOURS,
      'hours at the left edge',
      'hours:\nMonday: 8:00 AM - 5:00 PM\nFriday: 8:00 AM - 12:00 PM',
    ),
    changeList(
      HOURS,
      'hours with names for both ends',
      'hours:\n  monday:\n    open: 8:00 AM\n    close: 5:00 PM\n  friday:\n    open: 8:00 AM\n    close: 12:00 PM',
    ),
    changeList(
      HOURS,
      'hours with a name for the day',
      'hours:\n  - day: Monday\n    hours: 8:00 AM - 5:00 PM\n  - day: Friday\n    hours: 8:00 AM - 12:00 PM',
    ),
    changeList(
      MENU,
      'a menu of another program',
      'navigation:\n  - title: About\n    items:\n      - title: History\n        link: /blog\n      - title: Team\n        link: /events\n  - title: Contact\n    link: /contact',
    ),
    changeList(
      MENU,
      'a menu with weights and parents',
      'navigation:\n  - name: History\n    url: /blog\n    parent: About\n    weight: 1\n  - name: Team\n    url: /events\n    parent: About\n    weight: 2\n  - name: Contact\n    url: /contact\n    weight: 3',
    ),
    [
      'a menu with lists in it',
      MENU,
      'navigation:\n  - About:\n    - History: /blog\n    - Team: /events\n  - Contact: /contact',
      'list-expected 17:1 navigation',
      'repaired',
    ],
    changeList(
      MENU,
      'a menu without hyphens',
      'navigation:\n  About:\n    History: /blog\n    Team: /events\n  Contact: /contact',
    ),
    [
      'a page that is indented below one of a menu',
      '  - About > Team',
      '    - Team',
      'list-expected 18:1 navigation',
      'repaired',
    ],
    ...(
      [
        ['below its name', '  - About:\n      - History: /blog\n      - Team: /events'],
        ['below its name with tabs', '  - About:\n\t- History: /blog\n\t- Team: /events'],
        [
          'below its name without a colon',
          '  - About\n      - History: /blog\n      - Team: /events',
        ],
        ['below its name with a >', '  - About >\n      - History: /blog\n      - Team: /events'],
        ['below its name without a hyphen', '  About:\n    - History: /blog\n    - Team: /events'],
      ] as const
    ).map(([name, typed]): Mutation => [
      `a menu that opens ${name}`,
      '  - About > History: /blog\n  - About > Team: /events',
      typed,
      'list-expected 17:1 navigation',
      'repaired',
    ]),
    [
      'a menu in a menu',
      '  - About > History: /blog\n  - About > Team: /events',
      '  - About:\n      - History: /blog\n      - People:\n          - Team: /events',
      'list-expected 17:1 navigation',
    ],
    [
      'the hours of a day below it',
      '  - Friday: 8:00 AM - 12:00 PM',
      '  - Friday:\n      - 8:00 AM - 12:00 PM',
      'list-expected 15:1 hours',
      'repaired',
    ],
    [
      'the first and the last hour of a day below it',
      '  - Friday: 8:00 AM - 12:00 PM',
      '  - Friday:\n      opens: 8:00 AM\n      closes: 12:00 PM',
      'list-expected 15:1 hours',
      'repaired',
    ],
    [
      'a menu that opens at the bottom',
      '  - Our blog: /blog',
      '  - Read:\n      - Our blog: /blog',
      'list-expected 22:1 footer_links',
    ],
    changeList(
      'footer_links:\n  - Our blog: /blog',
      'links at the bottom with fields',
      'footer_links:\n  - label: "Our blog"\n    href: "/blog"',
    ),
    changeList(
      'outside_links:\n  - donation-form: https://give.example.org/general',
      'named links without hyphens',
      'outside_links:\n  donation-form: https://give.example.org/general',
    ),
  ]),
  ...createMistakes('site.md', SETTINGS.replace('  - Contact: /contact', OWN_MENU), [
    [
      'a menu like an outline',
      OWN_MENU,
      '  - Contact: /contact\n    - Give: /give',
      'list-expected 20:1 navigation',
      'repaired',
    ],
  ]),
  ...createMistakes(
    'volunteer/sample.md',
    ROLE_TEXT.replace('a month\norder', 'a month\n  - A car\norder'),
    [
      [
        'a list with numbers for names',
        '  - Two hours a month\n  - A car',
        '  1: Two hours a month\n  2: A car',
        'list-expected 7:1 requirements',
        'repaired',
      ],
      [
        'a list without any hyphens',
        '  - Two hours a month\n  - A car',
        '  Two hours a month\n  A car',
        'list-expected 7:1 requirements',
        'repaired',
      ],
    ],
  ),
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace('---\n\n', `${OLD_PATHS}\n---\n\n`), [
    [
      'old addresses without any hyphens',
      OLD_PATHS,
      OLD_PATHS.replaceAll('- ', ''),
      'list-expected 4:1 redirect_from',
      'repaired',
    ],
  ]),
]
