// Words of links and buttons that fit their address, although another name of site.md is like them, and some that do not.
import { expect, test } from 'vitest'
import {
  createPageText,
  getTestProblems,
  SETTINGS_TEXT,
} from '../../test-fixtures/create-test-site'

const LINKS = [
  'baby-bottle-form: https://give.example.org/baby-bottle',
  'adoption-agency: https://adoption.example.org/',
  'healing-site: https://healing.example.org/',
  'volunteer-form: https://forms.example.org/volunteer',
]
const SETTINGS = SETTINGS_TEXT.replace(
  'outside_links:\n',
  `outside_links:\n${LINKS.map((link) => `  - ${link}\n`).join('')}`,
)

const check = (text: string) =>
  getTestProblems({
    'site.md': SETTINGS,
    'pages/contact.md': createPageText('Contact us'),
    'pages/a.md': createPageText('A page', text),
  })

test.each([
  '::button[Fill a virtual bottle]{href=baby-bottle-form}',
  '::button[Give with a virtual bottle]{href=donation-form}',
  '::button[Make a donation]{href=baby-bottle-form}',
  '::button[Open the donation form]{href=/contact}',
  '::button[Bring a bottle]{href=volunteer-form}',
  '::button[Ask about the virtual bottle]{href=/contact}',
  '::button[Visit the adoption agency site]{href=adoption-agency}',
  '::button[Support adoption]{href=donation-form}',
  '::button[Open the form]{href=donation-form}',
  '::button[Sign up to fill bottles]{href=volunteer-form}',
  'See [our bottles](/contact) and [the website](healing-site).',
  'Read about [healing and adoption](adoption-agency).',
  '[Llene un biberón virtual](baby-bottle-form)',
  '[Visite nuestro sitio](healing-site)',
])('%s is right', (text) => {
  expect(check(text)).toEqual([])
})

test.each([
  ['::button[Fill a virtual bottle]{href=donation-form}', 'baby-bottle-form in place of donation'],
  ['Fill a [virtual bottle](https://give.example.org/general).', 'baby-bottle-form in place of'],
  ['::button[Visit the adoption agency site]{href=healing-site}', 'adoption-agency in place of'],
  ['::button[Visit the healing site]{href=adoption-agency}', 'healing-site in place of'],
  ['::button[Fill a virtual bottle]{href=/contact}', 'baby-bottle-form in place of /contact'],
  ['::button[Make a donation]{href=healing-site}', 'donation-form in place of healing-site'],
  ['[Llene un biberón virtual](donation-form)', 'baby-bottle-form in place of donation-form'],
  ['[Visite el sitio de la agencia de adopción](healing-site)', 'adoption-agency in place of'],
])('%s leads to another address', (text, advice) => {
  expect(check(text)).toEqual([expect.stringContaining(advice)])
})
