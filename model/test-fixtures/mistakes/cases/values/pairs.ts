// Mistakes in the colon of an item that is two parts: a menu item, a link at the bottom, hours, a named link.
import { createMistakes, type Mistake, type Mutation } from '../../mistake'

const MENU_ITEM = 'More > Events: /events'
const FOOTER_ITEM = 'Our events: /events'
const HOURS = 'Friday: 8:00 AM - 12:00 PM'
const NAMED_LINK = 'donation-form: https://give.example.org/general'

/** @param site the valid content of site.md */
export function createPairMistakes(site: string): Mistake[] {
  const content = site
    .replace('  - Events: /events', `  - ${MENU_ITEM}`)
    .replace('outside_links:', `footer_links:\n  - ${FOOTER_ITEM}\noutside_links:`)
  const change = (valid: string, expected: string) => (typed: string, index: number) =>
    [
      `${NAMES[index] ?? ''}: ${valid.split(':')[0] ?? ''}`,
      valid,
      typed,
      expected,
      'repaired',
    ] satisfies Mutation
  return [
    ...[HOURS, MENU_ITEM, FOOTER_ITEM, NAMED_LINK].flatMap(joinLines(content)),
    ...createMistakes('site.md', content, [
      ...[
        'More > Events /events',
        'More > Events; /events',
        'More > Events - /events',
        'More > Events -> /events',
        'More > [Events](/events)',
        'More>Events: /events',
        '"More > **Events**: /events"',
        '"**More** > **Events:** /events"',
        'More > _Events_: /events',
      ].map(change(MENU_ITEM, 'navigation-shape 16:5 navigation')),
      ...[
        'Our events /events',
        'Our events. /events',
        'Our events – /events',
        'Our events = /events',
        '[Our events](/events)',
        '**Our events**: /events',
        '`Our events`: /events',
      ].map(change(FOOTER_ITEM, 'navigation-shape 18:5 footer_links')),
      [
        'a menu among the links at the bottom',
        FOOTER_ITEM,
        'Español > Our events: /events',
        'navigation-shape 18:5 footer_links',
      ] as const,
      ...['Our events > Spanish: /events', 'About > Our events: /events'].map(
        (typed) =>
          [
            `a menu among the links at the bottom: ${typed}`,
            FOOTER_ITEM,
            typed,
            'navigation-shape 18:5 footer_links',
          ] as const,
      ),
      ...[
        'Friday 8:00 AM - 12:00 PM',
        'Friday; 8:00 AM - 12:00 PM',
        'Friday | 8:00 AM - 12:00 PM',
        'Friday -> 8:00 AM - 12:00 PM',
        'Friday (8:00 AM - 12:00 PM)',
      ].map(change(HOURS, 'hours-shape 14:5 hours')),
      ...[
        'donation-form https://give.example.org/general',
        'donation-form; https://give.example.org/general',
        'donation-form - https://give.example.org/general',
        'donation-form -> https://give.example.org/general',
        '[donation-form](https://give.example.org/general)',
      ].map(change(NAMED_LINK, 'named-link-shape 20:5 outside_links')),
    ]),
  ]
}

const SECOND_ITEMS = [
  'Saturday to Sunday: closed',
  'Contact: /contact',
  'Our history: /blog',
  'adoption-agency: https://adoption.example.org/',
]

/** Returns a function that creates a mistake for each way in which an item can get onto the line of the one above it. */
const joinLines =
  (content: string) =>
  (first: string, index: number): Mistake[] => {
    const second = SECOND_ITEMS[index] ?? ''
    const valid = `${first}\n  - ${second}`
    const line = content.slice(0, content.indexOf(first)).split('\n').length
    const field = ['hours', 'navigation', 'footer_links', 'outside_links'][index] ?? ''
    return createMistakes(
      'site.md',
      content.replace(first, valid),
      ['  - ', ' - ', '- '].map((mark): Mutation => [
        `two items on one line, with "${mark}" between them: ${field}`,
        valid,
        `${first}${mark}${second}`,
        `item-mark ${line}:5 ${field}`,
        'repaired',
      ]),
    )
  }

/** What was typed for the colon, in the order of the items above. */
const NAMES = [
  'only a space for the colon',
  'a semicolon or a period for the colon',
  'a hyphen, a dash or a bar for the colon',
  'an arrow or an equals sign for the colon',
  'brackets in place of the colon',
  'a menu that is not written as one',
]
