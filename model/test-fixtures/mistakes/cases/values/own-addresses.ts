// Whole addresses of pages and files of ours that are not there, or that are typed in another way.
import {
  changeText,
  createBodyMistakes,
  createMistakes,
  EVENT_TEXT,
  type Mistake,
} from '../../mistake'

const EVENTS = '[our events](/events)'
const BUTTON = '::button[Our events]{href=/events}'
const BARE = 'Look at https://www.example.org/events today.'

const textMistakes = createBodyMistakes([
  [
    'a whole address of no page',
    EVENTS,
    '[our map](https://www.example.org/maps/parking)',
    'link-broken 6:1 -',
  ],
  [
    'a whole address with a typo',
    EVENTS,
    '[our events](https://www.example.org/evnets)',
    'link-broken 6:1 -',
    'repaired',
  ],
  [
    'a whole address without www',
    EVENTS,
    '[our events](http://example.org/evnets/)',
    'link-broken 6:1 -',
    'repaired',
  ],
  [
    'an unprotected address of ours',
    EVENTS,
    '[our events](http://www.example.org/events)',
    'link-insecure 6:1 -',
    'repaired',
  ],
  [
    'an address of ours without https://',
    EVENTS,
    '[our events](www.example.org/events)',
    'link-shape 6:1 -',
    'repaired',
  ],
  [
    'a whole address of no file',
    EVENTS,
    '[our poster](https://www.example.org/files/opening-map.pdf)',
    'download-missing 6:1 -',
  ],
  [
    'a whole address with no such heading',
    EVENTS,
    '[our run](https://www.example.org/events#rum)',
    'anchor-broken 6:1 -',
  ],
  [
    'a whole address in a button',
    BUTTON,
    '::button[Our events]{href=https://www.example.org/evnets}',
    'link-broken 6:1 -',
    'repaired',
  ],
  [
    'an address of ours in a sentence',
    BARE,
    'Look at https://www.example.org/evnets today.',
    'link-broken 6:9 -',
    'repaired',
  ],
  [
    'an address of ours in a sentence, without https://',
    BARE,
    'Look at www.example.org/evnets today.',
    'link-broken 6:9 -',
    'repaired',
  ],
])

const FORM = 'https://www.example.org/events'
const EVENT = EVENT_TEXT.replace(
  'requires_registration: no',
  `requires_registration: yes\nregistration_url: ${FORM}`,
)
const address = changeText(FORM, 'link-broken 12:19 registration_url')
const eventMistakes = createMistakes('events/sample.md', EVENT, [
  address('a whole address of no page in a field', 'https://www.example.org/maps/parking'),
  address('a whole address with a typo in a field', 'https://www.example.org/evnets', 'repaired'),
])

export const ownAddressMistakes: readonly Mistake[] = [...textMistakes, ...eventMistakes]

/** @param site the valid content of site.md */
export const createOwnNamedLinkMistakes = (site: string): readonly Mistake[] => {
  const named = 'donation-form: https://www.example.org/events'
  const valid = site.replace(/donation-form: \S+/, named)
  return createMistakes('site.md', valid, [
    [
      'a named link to no page of ours',
      named,
      `${named.slice(0, -1)}x`,
      'link-broken 18:5 outside_links',
      'repaired',
    ],
  ])
}
