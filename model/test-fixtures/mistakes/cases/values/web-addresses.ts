// Web addresses as people copy and type them.
import {
  changeText,
  createMistakes,
  EVENT_TEXT,
  PAGE_TEXT,
  type Mistake,
  type Mutation,
} from '../../mistake'

const URL = 'https://register.example.org/walk'
const EVENT = EVENT_TEXT.replace(
  'requires_registration: no',
  `requires_registration: yes\nregistration_url: ${URL}`,
)

const address = changeText(URL, 'address-shape 12:19 registration_url')

const eventMistakes = createMistakes('events/sample.md', EVENT, [
  address('backslashes', 'https:\\\\register.example.org\\walk', 'repaired'),
  address('backslashes without https', 'register.example.org\\walk', 'repaired'),
  address('no colon', 'https//register.example.org/walk', 'repaired'),
  address('http without its colon', 'http//register.example.org/walk', 'repaired'),
  address('one t too many', 'htttps://register.example.org/walk', 'repaired'),
  address('one p too many', 'httpps://register.example.org/walk', 'repaired'),
  address('capital letters', 'HTTPS://register.example.org/walk', 'repaired'),
  address('a capital letter', 'Https://register.example.org/walk', 'repaired'),
  address('a space after the colon', 'https: //register.example.org/walk', 'repaired'),
  address('a space after the slashes', 'https:// register.example.org/walk', 'repaired'),
  address('a semicolon', 'https;//register.example.org/walk', 'repaired'),
  address('three slashes', 'https:///register.example.org/walk', 'repaired'),
  address('a period for the colon', 'https.//register.example.org/walk', 'repaired'),
  address('https twice', 'https://https://register.example.org/walk', 'repaired'),
  address('http and https', 'http://https://register.example.org/walk', 'repaired'),
  address('angle brackets', '<https://register.example.org/walk>', 'repaired'),
  address('parentheses', '(https://register.example.org/walk)', 'repaired'),
  address(
    'the address as its own words',
    '"[https://register.example.org/walk](https://register.example.org/walk)"',
    'repaired',
  ),
  address('a Markdown link', '"[Sign up](https://register.example.org/walk)"'),
  address('words before it', 'Sign up at https://register.example.org/walk'),
  address('words after it', 'https://register.example.org/walk (opens in May)'),
  address('HTML', '<a href="https://register.example.org/walk">Sign up</a>'),
  address('a period at the end', 'https://register.example.org/walk.', 'repaired'),
  address('a comma at the end', 'https://register.example.org/walk,', 'repaired'),
  address('a comma for a dot', 'https://register,example.org/walk', 'repaired'),
  address('a space after a dot', 'https://register. example.org/walk', 'repaired'),
  address('a space in the path', 'https://register.example.org/my walk'),
  address('an e-mail address', 'hello@example.org'),
  address('an email address with mailto:', 'mailto:hello@example.org'),
  address('a page of our own', '/contact'),
  address('a phone number', '(334) 555-0142'),
  address('words', 'see the website'),
  address('only a name', 'https://register'),
])

const AFFILIATE =
  '---\nname: Sample Network\nimage: walk.svg\nurl: https://bit.ly/4network\norder: 10\n---\n'
const affiliateMistakes = createMistakes('affiliates/sample.md', AFFILIATE, [
  ['our own website', 'https://bit.ly/4network', 'https://www.example.org', 'value-copied 4:6 url'],
  [
    'a short address without https://',
    'https://bit.ly',
    'bit.ly',
    'address-shape 4:6 url',
    'repaired',
  ],
])

const PAGE = PAGE_TEXT.replace(
  '---\n\n',
  'button_text: Write\nbutton_link: https://www.forms.example.org/form\n---\n\n',
)
const FORM = 'https://www.forms.example.org/form'
const link = changeText(FORM, 'link-shape 5:14 button_link')
const pageMistakes = createMistakes('pages/sample.md', PAGE, [
  link('a link without https://', 'www.forms.example.org/form', 'repaired'),
  link('a link with http//', 'http//www.forms.example.org/form', 'repaired'),
  link('a link with HTTPS', 'HTTPS://www.forms.example.org/form', 'repaired'),
  link('a link with a comma', 'www,forms.example.org/form', 'repaired'),
  link('a link with words', 'Form: https://www.forms.example.org/form'),
])

const CONTACT_PAGE = PAGE.replace(FORM, 'mailto:hello@example.org')
const mail = changeText('mailto:hello@example.org', 'mail-link 5:14 button_link')
const mailMistakes = createMistakes('pages/sample.md', CONTACT_PAGE, [
  mail('a link to an e-mail address with a space', 'mailto:hello @example.org', 'repaired'),
  mail('an e-mail address with a space', 'hello @example.org', 'repaired'),
  mail('a link to an e-mail address with two @', 'mailto:hello@@example.org', 'repaired'),
  mail('a link to an e-mail address with its label', 'Email: hello@example.org', 'repaired'),
  mail('a link with a subject and no address', 'mailto:?subject=Baby bottles'),
  mail('a link to an e-mail address with a comma', 'mailto:hello@example,org', 'repaired'),
])

const CALL_PAGE = PAGE.replace(FORM, 'tel:+13345550142')
const call = changeText('tel:+13345550142', 'phone-link 5:14 button_link')
const callMistakes = createMistakes('pages/sample.md', CALL_PAGE, [
  call('a link to a number with dashes', '334–555–0142', 'repaired'),
  call('a link to a number with +1', '+1 (334) 555-0142', 'repaired'),
  call('a link to a number with dots', 'tel: 334.555.0142', 'repaired'),
  call('a link to a number with an extension', 'tel:334-555-0142 ext. 3'),
  call('a link to a number with letters', 'tel:334-555-HELP'),
  call('a link to a number with a missing digit', 'tel:334-555-014'),
])

export const webAddressMistakes: readonly Mistake[] = [
  ...eventMistakes,
  ...affiliateMistakes,
  ...pageMistakes,
  ...mailMistakes,
  ...callMistakes,
]

/** @param site the valid content of site.md */
export function createNamedLinkMistakes(site: string): readonly Mistake[] {
  const LINK = 'donation-form: https://give.example.org/general'
  const named = changeText(LINK, 'named-link-shape 18:5 outside_links')
  const form = 'donation-form: https://docs.google.com/forms/d/1aBcD_ef-g/viewform'
  const ownForm: Mutation = [
    'a named link for the owner of a form',
    form,
    form.replace('viewform', 'edit'),
    'link-private 18:5 outside_links',
    'repaired',
  ]
  const owned = createMistakes('site.md', site.replace(LINK, form), [ownForm])
  const others = createMistakes('site.md', site, [
    named(
      'a named link with a comma',
      'donation-form: https://give,example.org/general',
      'repaired',
    ),
    named(
      'a named link with backslashes',
      'donation-form: https:\\\\give.example.org\\general',
      'repaired',
    ),
    named(
      'a named link with two spaces after its colon',
      'donation-form:  https://give.example.org/general',
      'repaired',
    ),
    named(
      'a named link without a space after its colon',
      'donation-form:https://give.example.org/general',
      'repaired',
    ),
    named('a named link without https://', 'donation-form: give.example.org/general', 'repaired'),
    named(
      'a named link with a space after its slashes',
      'donation-form: https:// give.example.org/general',
      'repaired',
    ),
    named(
      'a named link with two slashes too few',
      'donation-form: https:give.example.org/general',
      'repaired',
    ),
    named(
      'a named link with capital letters',
      'Donation-Form: https://give.example.org/general',
      'repaired',
    ),
    named(
      'a named link with a space',
      'donation form: https://give.example.org/general',
      'repaired',
    ),
    named(
      'a named link with an underscore',
      'donation_form: https://give.example.org/general',
      'repaired',
    ),
    named(
      'a named link without its colon',
      'donation-form https://give.example.org/general',
      'repaired',
    ),
    named(
      'a named link with an equals sign',
      'donation-form = https://give.example.org/general',
      'repaired',
    ),
    named('an address without its name', 'https://give.example.org/general'),
  ])
  return [...owned, ...others]
}
