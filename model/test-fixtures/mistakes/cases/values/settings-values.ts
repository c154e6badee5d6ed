// Names, phone numbers, e-mail addresses, states and ZIP codes in content/site.md as people type them.
import { changeText, createMistakes, type Mistake, type Mutation } from '../../mistake'

const PHONE = '(334) 555-0142'
const phone = changeText(PHONE, 'phone-shape 6:8 phone')
const callOrText = (name: string, typed: string): Mutation => [
  name,
  `${PHONE}\ntext_number: ${PHONE}`,
  typed,
  'phone-shape 6:8 phone',
  'repaired',
]
const email = changeText('hello@example.org', 'email-shape 7:8 email')
const state = changeText('state: AL', 'state-unknown 10:8 state')
const zip = changeText('36830', 'zip-shape 11:6 zip')

const settingName = (name: string, typed: string, line: number): Mutation => [
  `${typed} for ${name}`,
  `\n${name}:`,
  `\n${typed}:`,
  `field-unknown ${line}:1 ${typed}`,
  'repaired',
]

const STREET = 'street: 123 Sample Street'
const SPANISH_STREETS = [
  ['2º piso', '2nd Floor'],
  ['primer piso', '1st Floor'],
  ['depto. 4', 'Apt 4'],
] as const

const longZip = changeText('36830-1234', 'zip-shape 11:6 zip')
const LONG_ZIP_MISTAKES = [
  longZip('nine digits without a hyphen', '368301234', 'repaired'),
  longZip('nine digits with a space', '36830 1234', 'repaired'),
  longZip('nine digits with a dash', '36830–1234', 'repaired'),
]

/** @param site the valid content of site.md */
export function createSettingsValueMistakes(site: string): readonly Mistake[] {
  const withLongZip = site.replace('36830', '36830-1234')
  return [
    ...createMistakes('site.md', site.replace(PHONE, `${PHONE}\ntext_number: ${PHONE}`), [
      callOrText('call or text', `${PHONE} call or text`),
      callOrText('call or text, in Spanish', `${PHONE} (llamadas o mensajes de texto)`),
    ]),
    ...createMistakes('site.md', site.replace(PHONE, `${PHONE}\ntext_number: (334) 555-0143`), [
      phone('call or text, besides a number for texts', `Call or text: ${PHONE}`, 'repaired'),
      [
        'words beside the number for text messages',
        '(334) 555-0143',
        '(334) 555-0143 (text only)',
        'phone-shape 7:14 text_number',
        'repaired',
      ],
    ]),
    ...createMistakes('site.md', withLongZip, LONG_ZIP_MISTAKES),
    ...SPANISH_STREETS.flatMap(([typed, meant]) =>
      createMistakes('site.md', site.replace(STREET, `${STREET}, ${meant}`), [
        [
          `Spanish words after the street: ${typed}`,
          meant,
          typed,
          'address-spanish 8:9 street',
          'repaired',
        ],
      ]),
    ),
    ...createMistakes('site.md', site, [
      settingName('phone', 'telephone', 6),
      settingName('phone', 'tel', 6),
      settingName('phone', 'phone_number', 6),
      settingName('phone', 'telefono', 6),
      settingName('email', 'e-mail', 7),
      settingName('email', 'mail', 7),
      settingName('email', 'correo', 7),
      settingName('street', 'street_address', 8),
      settingName('street', 'direccion', 8),
      settingName('city', 'town', 9),
      settingName('zip', 'zip_code', 11),
      settingName('zip', 'postal-code', 11),
      settingName('url', 'website', 5),
      settingName('time_zone', 'timezone', 12),
      settingName('hours', 'office_hours', 13),
      settingName('navigation', 'menu', 15),
      settingName('outside_links', 'external_links', 17),
      settingName('tagline', 'slogan', 3),
      [
        'a fax number, for which there is no field',
        `phone: ${PHONE}`,
        `phone: ${PHONE}\nfax: (334) 555-0143`,
        'field-unknown 7:1 fax',
      ],
      ...['instagram', 'facebook_url', 'social_media'].map((name): Mutation => [
        `a field for social media: ${name}`,
        `phone: ${PHONE}`,
        `phone: ${PHONE}\n${name}: https://www.example.org/lanternhill`,
        `field-unknown 7:1 ${name}`,
      ]),

      phone('+1 before a number', '+1 334 555 0142', 'repaired'),
      phone('+1 and parentheses', '+1 (334) 555-0142', 'repaired'),
      phone('1- before a number', '1-(334)-555-0142', 'repaired'),
      phone('en dashes in a number', '334–555–0142', 'repaired'),
      phone('no-break hyphens in a number', '334‑555‑0142', 'repaired'),
      phone('slashes in a number', '334/555-0142', 'repaired'),
      phone('a word before a number', 'Tel. (334) 555-0142', 'repaired'),
      phone('a period after a number', '(334) 555-0142.', 'repaired'),
      phone('the old prefix of cell phones in Mexico', '044 334 555 0142', 'repaired'),
      phone('the old prefix of other towns in Mexico', '01 (334) 555-0142', 'repaired'),
      phone('an extension', '(334) 555-0142 ext. 12'),
      phone('an extension with x', '334-555-0142 x12'),
      phone('a number without its area code', '555-0142'),
      phone('a number with a digit too many', '(334) 555-01422'),
      phone('two numbers', '(334) 555-0142 or (334) 555-0143'),
      phone('letters for digits', '334-555-HELP'),
      phone('a letter O for a zero', '(334) 555-O142'),
      phone('words around a number', 'Call us: (334) 555-0142 (front desk)', 'repaired'),
      phone('the kind of number in Spanish', 'Llámenos al (334) 555-0142', 'repaired'),
      phone('the name of a person beside a number', '(334) 555-0142, ask for Ruth'),
      phone('text messages that are not answered', '(334) 555-0142 (no texts)'),

      email('a space in an e-mail address', 'hello @example.org', 'repaired'),
      email('a space after the dot', 'hello@example. org', 'repaired'),
      email('a capital letter after a space', 'hello@example. Org', 'repaired'),
      email('two @ in a row', 'hello@@example.org', 'repaired'),
      email('(at) for @', 'hello(at)example.org', 'repaired'),
      email('[at] and [dot]', 'hello [at] example [dot] org', 'repaired'),
      email('a period after an e-mail address', 'hello@example.org.', 'repaired'),
      email('a quotation mark for the @', 'hello"example.org', 'repaired'),
      email('a word for the @', 'hello (arroba) example.org', 'repaired'),
      email('a comma for the dot', 'hello@example,org', 'repaired'),
      email('angle brackets', '<hello@example.org>', 'repaired'),
      email('a label', 'Email: hello@example.org', 'repaired'),
      email('a Markdown link', '"[hello@example.org](mailto:hello@example.org)"', 'repaired'),
      email('a name before the address', 'Front Desk <hello@example.org>', 'repaired'),
      email('its link after it', 'hello@example.org<mailto:hello@example.org>', 'repaired'),
      email('the address twice', 'hello@example.org (hello@example.org)', 'repaired'),
      email('two addresses', 'hello@example.org, office@example.org'),
      email('no ending', 'hello@example'),
      email('two @ in an address', 'hello@office@example.org'),
      email('the address of a website', 'www.example.org'),

      state('a state in full', 'state: ALABAMA', 'repaired'),
      state('a state in small letters', 'state: al', 'repaired'),
      state('a state with a period', 'state: Ala.', 'repaired'),
      state('a state that is none', 'state: XX'),
      state('a country for the state', 'state: US'),
      state('a state with a typo', 'state: Alabma', 'repaired'),
      [
        'the city after the street',
        'street: 123 Sample Street',
        'street: 123 Sample Street, Auburn, AL 36830',
        'text-twice 8:9 street',
        'repaired',
      ],
      [
        'only the city after the street',
        'street: 123 Sample Street',
        'street: 123 Sample Street, Auburn',
        'text-twice 8:9 street',
        'repaired',
      ],
      state('a ZIP code after the state', 'state: AL 36830'),
      state('the city before the state', 'state: Auburn, AL'),
      ...['Auburn, AL', 'Auburn, Alabama', 'Auburn AL', 'Auburn, AL 36830', 'Auburn 36830'].map(
        (typed): Mutation => [
          `the state after the city: ${typed}`,
          'city: Auburn',
          `city: ${typed}`,
          'text-twice 9:7 city',
          'repaired',
        ],
      ),
      zip('the state before the ZIP code', 'AL 36830', 'repaired'),
      zip('a ZIP code in words', 'Auburn'),
      zip('a ZIP code with a letter', '3683O'),
      zip('a ZIP code that is none', '00000'),
      zip('half a ZIP+4', '36830-12'),
    ]),
  ]
}
