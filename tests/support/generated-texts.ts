// Generates links, headings and blocks of Markdown, and files that have such links in their fields.
import fc from 'fast-check'

const urlStart = fc.constantFrom(
  '',
  '/',
  './',
  '//',
  '#',
  '/files/',
  'files/',
  '/Files/',
  '/images/',
  '../images/',
  '/about/',
  '/events',
  '/about/team',
  '/events/',
  'https://',
  'mailto:',
  'tel:',
  'sms:',
  '/partner/events',
  '/404',
  '/index',
  '/old-',
)
const urlMiddle = fc.constantFrom(
  '',
  'poster.pdf',
  'Poster.PDF',
  'nope.pdf',
  'event-walk.svg',
  'nope.svg',
  'README.md',
  'team',
  'history',
  'walk-for-life',
  'walk',
  'what-to-bring',
  'café',
  'a%20b',
  '%',
  '..',
  'constructor',
  '__proto__',
  'site-main',
  'part',
  '+13345550142',
  'donation-form',
  'www.example.org',
  'x@example.org',
  '<b>',
  'x'.repeat(300),
  'a/'.repeat(300),
)
const urlEnd = fc.constantFrom(
  '',
  '',
  '',
  '',
  '#',
  '#walk',
  '#beverly-tate',
  '#page=2',
  '#walk#walk',
  '#%',
  '#site-main',
  '#caf%C3%A9',
  '#café',
  '?x=1',
  '/',
  '.html',
  '#what-to-bring',
  '#part',
  '"',
  "'",
)
const validTarget = fc.constantFrom(
  '/',
  '/about',
  '/about/team',
  '/events',
  '/events/walk-for-life',
  '/partner/events',
  '/contact',
  '/services/clinic',
  '/files/poster.pdf',
  '/images/event-walk.svg',
  'https://www.forms.example.org/a',
  'mailto:x@example.org',
  'tel:+13345550142',
  'donation-form',
  '#what-to-bring',
  '#part',
  '#walk',
  '/old-address',
  '/old/address',
)
const link = fc.oneof(
  fc.tuple(urlStart, urlMiddle, urlEnd).map((parts) => parts.join('')),
  fc.tuple(validTarget, urlEnd).map((parts) => parts.join('')),
)
const headingText = fc.constantFrom(
  'What to bring',
  'Site main',
  'Café',
  '🎉',
  '%',
  'Staff',
  'Part',
)
export const block = fc.oneof(
  { weight: 4, arbitrary: link.map((to) => `[x](${to})`) },
  link.map((to) => `[x](<${to}> "<b class=")`),
  link.map((to) => `![A hill](${to})`),
  link.map((to) => `- [x](${to})`),
  link.map((to) => `::button[x]{href="${to}"}`),
  link.map((to) => `:::note\n[x](${to})\n:::`),
  headingText.map((text) => `## ${text}`),
)
const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number) =>
  fc.sample(arbitrary, { seed: 1, numRuns })

const createFile = (fields: readonly string[], text = '') =>
  `---\n${fields.join('\n')}\n---\n${text}`

/** Texts of files with one generated link each, in a field. */
export const fieldFiles = Object.fromEntries(
  sample(link, 400).flatMap((to, index) => {
    const card = [
      `title: Card ${index}`,
      'description: Words.',
      'image: event-walk.svg',
      'image_alt: decorative',
      `order: ${index}`,
    ]
    const isExternal = to.startsWith('https:') ? 'yes' : 'no'
    return [
      [`partner/made-${index}.md`, createFile([...card, `path: ${to}`])],
      [
        `resources/made-${index}.md`,
        createFile([
          `title: Card ${index}`,
          'description: Words.',
          'event: walk-for-life',
          `order: ${index}`,
          `download_url: ${to}`,
        ]),
      ],
      [
        `giving/made-${index}.md`,
        createFile([
          ...card,
          'amount: Any',
          'button_text: Give',
          `button_link: ${to}`,
          `is_external_link: ${isExternal}`,
        ]),
      ],
      [
        `pages/made-${index}.md`,
        createFile([
          `title: Page ${index}`,
          `description: ${'Words of a page. '.repeat(4)}`,
          'redirect_from:',
          `  - ${to}`,
        ]),
      ],
    ]
  }),
) as Record<string, string>

/** Files of the sample content that keep their fields and get a generated text. */
