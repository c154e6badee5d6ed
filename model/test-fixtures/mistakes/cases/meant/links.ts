// Addresses that lead to the wrong place: detours, trackers, examples, and addresses of one computer.
import {
  createBodyMistakes,
  createMistakes,
  OPEN_EVENT_TEXT,
  PAGE_TEXT,
  REGISTRATION_URL,
  type Mistake,
  type Mutation,
} from '../../mistake'

const typeUrl = (name: string, typed: string, code: string): Mutation => {
  const [valid, line] = [`registration_url: ${REGISTRATION_URL}`, `registration_url: ${typed}`]
  const expected = `${code} 13:19 registration_url`
  return /^link-(?:detour|tracking)$/.test(code)
    ? [name, valid, line, expected, 'repaired']
    : [name, valid, line, expected]
}
const ENCODED = encodeURIComponent(REGISTRATION_URL)
const typeLink = (name: string, link: string, code: string): Mutation => [
  name,
  'button_link: /contact',
  `button_link: ${link}`,
  `${code} 5:14 button_link`,
]
const PAGE = PAGE_TEXT.replace('---\n\n', 'button_text: Write\nbutton_link: /contact\n---\n\n')
const MAIL = PAGE.replace('/contact', 'mailto:hello@example.org')

export const detourMistakes: readonly Mistake[] = [
  ...createMistakes('events/sample.md', OPEN_EVENT_TEXT, [
    typeUrl(
      'a detour of Outlook',
      `https://nam12.safelinks.protection.outlook.com/?url=${ENCODED}&data=05%7C02%7Cpastor%40example.org&reserved=0`,
      'link-detour',
    ),
    typeUrl(
      'a detour of Google',
      `https://www.google.com/url?q=${ENCODED}&sa=D&usg=x`,
      'link-detour',
    ),
    typeUrl(
      'a detour of Gmail',
      `https://www.google.com/url?q=${ENCODED}&source=gmail&ust=1763`,
      'link-detour',
    ),
    typeUrl(
      'a detour of Google with url',
      `https://www.google.com/url?sa=t&url=${ENCODED}`,
      'link-detour',
    ),
    typeUrl(
      'a detour of Facebook',
      `https://l.facebook.com/l.php?u=${ENCODED}%3Ffbclid%3DIwAR0&h=AT0`,
      'link-detour',
    ),
    typeUrl(
      'a detour of Proofpoint',
      `https://urldefense.com/v3/__${REGISTRATION_URL}__;!!AbC`,
      'link-detour',
    ),
    typeUrl('a tracker of Facebook', `${REGISTRATION_URL}?fbclid=IwAR0abc`, 'link-tracking'),
    typeUrl(
      'trackers of a newsletter',
      `${REGISTRATION_URL}?utm_source=news&utm_medium=email&mc_eid=12ab`,
      'link-tracking',
    ),
    typeUrl(
      'the address of a search with Google',
      'https://www.google.com/search?q=walk+for+life&client=safari&hl=en-us',
      'link-search',
    ),
    typeUrl(
      'the address of a search with DuckDuckGo',
      'https://duckduckgo.com/?t=h_&q=walk+for+life&ia=web',
      'link-search',
    ),
    typeUrl('an example of a chat program', 'https://www.yourwebsite.com/rsvp', 'link-example'),
    typeUrl('another example', 'https://example.com/register', 'link-example'),
    typeUrl('the example of a church', 'https://your-church.org/signup', 'link-example'),
    ...[
      'https://forms.gle/your-form-link',
      'https://www.youtube.com/watch?v=VIDEO_ID',
      'https://docs.google.com/forms/d/e/YOUR_FORM_ID/viewform',
      'https://forms.gle/xxxxxxx',
      'https://rsvp.example.net/[event]',
    ].map((typed) => typeUrl(`an open place in ${typed}`, typed, 'link-example')),
    typeUrl('a # for the address', '"#"', 'link-example'),
    typeUrl('TBD for the address', 'TBD', 'link-example'),
    typeUrl('words in brackets for the address', '(insert link here)', 'link-example'),
    typeUrl('an address of a chat program', 'sandbox:/mnt/data/sign-up.html', 'link-file'),
    typeUrl('an address of a phone', 'content://media/external/12', 'link-file'),
    typeUrl('a link of an iPhone', 'x-apple-data-detectors://2', 'link-file'),
    typeUrl('an address of a browser', 'about:blank', 'link-file'),
  ]),
  ...createMistakes('pages/sample.md', PAGE, [
    typeLink('a PDF of a chat program', 'sandbox:/mnt/data/campaign_poster.pdf', 'link-file'),
    typeLink('a file of Windows', 'C:\\\\Users\\\\Ann\\\\Our Poster (1).pdf', 'link-file'),
    typeLink('TBA for a link', 'TBA', 'link-example'),
  ]),
  ...createMistakes('pages/sample.md', PAGE.replace('/contact', '/files/poster.pdf'), [
    [
      'a file on a computer that is here as well',
      'button_link: /files/poster.pdf',
      'button_link: file:///C:/poster.pdf',
      'link-file 5:14 button_link',
      'repaired',
    ],
  ]),
  ...(
    [
      ['the last part of an address', '/events/walk', '/walk'],
      ['an address of WordPress', '/site-index', '/2026/03/19/site-index/'],
      ['a page in another folder', '/partner/prayer', '/prayer'],
    ] as const
  ).flatMap(([name, valid, typed]) =>
    createMistakes('pages/sample.md', PAGE.replace('/contact', valid), [
      [name, `link: ${valid}`, `link: ${typed}`, 'link-broken 5:14 button_link', 'repaired'],
    ]),
  ),
  ...createBodyMistakes([
    ...[
      'https://www-example-org.translate.goog/events?_x_tr_sl=en&_x_tr_tl=es',
      'https://translate.google.com/translate?sl=en&tl=es&u=https://www.example.org/events/',
      'https://www.google.com/url?q=https%3A%2F%2Fwww.example.org%2Fevents&sa=D',
      'https://nam12.safelinks.protection.outlook.com/?url=http%3A%2F%2Fexample.org%2Fevents&data=05',
    ].map((typed): Mutation => [
      `a page of ours by a detour: ${typed.slice(8, 40)}`,
      'See [what is on](/events).',
      `See [what is on](${typed}).`,
      'link-detour 6:5 -',
      'repaired',
    ]),
    [
      'a button to a page of ours by a detour',
      '::button[Look]{href=/events}',
      '::button[Look]{href=https://www-example-org.translate.goog/events?_x_tr_sl=en&_x_tr_tl=es}',
      'link-detour 6:1 -',
      'repaired',
    ],
    [
      'a detour in a text',
      `[Sign up](${REGISTRATION_URL})`,
      `[Sign up](https://www.google.com/url?q=${ENCODED}&sa=D)`,
      'link-detour 6:1 -',
      'repaired',
    ],
  ]),
  ...createMistakes('pages/sample.md', MAIL, [
    [
      'an email address as Outlook shows it',
      'mailto:hello@example.org',
      'mailto:Lantern Hill <hello@example.org>',
      'mail-link 5:14 button_link',
      'repaired',
    ],
    [
      'an email address with a name and without mailto',
      'mailto:hello@example.org',
      '"Lantern Hill Office <hello@example.org>"',
      'mail-link 5:14 button_link',
      'repaired',
    ],
  ]),
]
