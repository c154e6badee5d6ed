// Mistakes in the office hours, the menu and the links of content/site.md.
import { createMistakes, type Mistake, type Mutation } from '../../mistake'

/** @param site the valid content of site.md */
export function createHoursAndLinkMistakes(site: string): Mistake[] {
  return createMistakes('site.md', site, [
    ['hours without a colon', 'Friday: 8:00', 'Friday 8:00', 'hours-shape 14:5 hours', 'repaired'],
    ...['8:00 - 12:00 h', '8.00 - 12.00 h', '8:00 h - 12:00 hrs.', '8:00-12:00h'].map(
      (hours): Mutation => [
        `hours of a 24-hour clock with their unit: ${hours}`,
        '8:00 AM - 12:00 PM',
        hours,
        'hours-shape 14:5 hours',
        'repaired',
      ],
    ),
    ...['8.00 a 12.00 h', '8h00 - 12h00'].map((hours): Mutation => [
      `Spanish hours of a 24-hour clock: ${hours}`,
      '8:00 AM - 12:00 PM',
      hours,
      'hours-shape 14:5 hours',
      'repaired',
    ]),
    ['a day with a typo', '  - Friday:', '  - Firday:', 'hours-shape 14:5 hours', 'repaired'],
    ['hours that do not say AM', '8:00 AM - 12:00 PM', '8 to 12 PM', 'hours-shape 14:5 hours'],
    [
      'a holiday among the office hours',
      '  - Friday: 8:00 AM - 12:00 PM',
      '  - Thanksgiving Day: closed',
      'hours-unclear 14:5 hours',
    ],
    [
      'a line of the menu among the office hours',
      '  - Friday: 8:00 AM - 12:00 PM',
      '  - Questions: /questions\n  - Friday: 8:00 AM - 12:00 PM',
      'hours-shape 14:5 hours',
    ],
    [
      'an outside link among the office hours',
      '  - Friday: 8:00 AM - 12:00 PM',
      '  - donation-form: https://give.example.org/general\n  - Friday: 8:00 AM - 12:00 PM',
      'hours-shape 14:5 hours',
    ],
    [
      'office hours in the menu',
      'Events: /events',
      'Friday: 8:00 AM - 12:00 PM',
      'navigation-shape 16:5 navigation',
    ],
    [
      'an outside link in the menu',
      'Events: /events',
      'donation-form: https://give.example.org/general',
      'navigation-shape 16:5 navigation',
    ],
    ['hours in words', '8:00 AM - 12:00 PM', 'in the morning', 'hours-unclear 14:5 hours'],
    ['an hour that does not exist', '12:00 PM', '25:00', 'time-impossible 14:5 hours'],
    ['two hyphens', '  - Friday', '  - - Friday', 'item-mark 14:5 hours', 'repaired'],
    ['two hyphens with spaces', '  - Friday', '  -   - Friday', 'item-mark 14:7 hours', 'repaired'],
    [
      'hours on the line of the field',
      'hours:\n  - Friday',
      'hours: Friday',
      'list-expected 13:8 hours',
      'repaired',
    ],
    ['a star in place of a hyphen', '  - Friday', '  * Friday', 'item-mark 14:1 -', 'repaired'],
    ['no space after a hyphen', '  - Friday', '  -Friday', 'item-mark 14:1 -', 'repaired'],
    [
      'a menu item without its slash',
      'Events: /events',
      'Events: events',
      'navigation-shape 16:5 navigation',
      'repaired',
    ],
    ...['www.example.org/events', 'https://example.org/events'].map((address): Mutation => [
      `the whole address ${address} in the menu`,
      'Events: /events',
      `Events: ${address}`,
      'navigation-shape 16:5 navigation',
      'repaired',
    ]),
    ...['Events > Walks > Monthly: /events', 'Events › Walks › Monthly /events'].map(
      (typed): Mutation => [
        `a menu within a menu: ${typed}`,
        'Events: /events',
        typed,
        'navigation-shape 16:5 navigation',
      ],
    ),
    ...['Events > /events', 'Events › /events', 'Events: > /events'].map((typed): Mutation => [
      `a > in place of the colon: ${typed}`,
      'Events: /events',
      typed,
      'navigation-shape 16:5 navigation',
      'repaired',
    ]),
    [
      'a > after words that may be a menu',
      'Events: /events',
      'About > /events',
      'navigation-shape 16:5 navigation',
    ],
    [
      'the name of an outside link in the menu',
      'Events: /events',
      'Events: donation-form',
      'navigation-shape 16:5 navigation',
    ],
    [
      'a form for gifts in the menu',
      'Events: /events',
      'Events > Give online: https://give.example.com/general',
      'navigation-shape 16:5 navigation',
    ],
    ...['https://www.instagram.com/sample/', 'facebook.com/sample'].map((address): Mutation => [
      `the address ${address} in the menu`,
      'Events: /events',
      `Events: ${address}`,
      'navigation-shape 16:5 navigation',
    ]),
    [
      'a menu item for a page that does not exist',
      'Events: /events',
      'Events: /evnets',
      'link-broken 16:5 navigation',
      'repaired',
    ],
    [
      'an incomplete address of the repository',
      'name: Small Site',
      'name: Small Site\nrepository: github.com/example',
      'repository-shape 3:13 repository',
    ],
    [
      'two links with the same name',
      '/general',
      '/general\n  - donation-form: https://give.example.org/lunch',
      'item-twice 19:5 outside_links',
    ],
    [
      'two lines for one day',
      '12:00 PM',
      '12:00 PM\n  - Friday to Saturday: 1:00 PM - 4:00 PM',
      'item-twice 15:5 hours',
    ],
    [
      'the same menu item twice',
      'Events: /events',
      'Events: /events\n  - Events: /',
      'item-twice 17:5 navigation',
    ],
    [
      'the address of another named link',
      'https://give.example.org/general',
      'https://give.example.org/sample-bottle-2027\n  - sample-bottle-form: https://give.example.org/sample-bottle',
      'named-link-exchanged 18:5 outside_links',
    ],
    [
      'a named link without its address',
      'donation-form: https://give.example.org/general',
      'donation-form',
      'named-link-shape 18:5 outside_links',
    ],
  ])
}
