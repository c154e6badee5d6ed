// Words, addresses and days as staff type them, for the property tests in this folder.
import fc from 'fast-check'

const ITEMS = [
  ...['Good shoes', 'A hat', 'Water', 'A warm coat', 'Diapers in all sizes', 'Baby food'],
  ...['A photo ID', 'Your insurance card', 'A blanket', 'Sunscreen', 'A stroller', 'Snacks'],
  ...['Un abrigo', 'Ropa para bebé', 'Tickets for your family', 'A gift (up to $20)'],
]
const MARKED_ITEMS = ['A **small** gift', '[A form](/events)', '*Your* questions']
const createItems = (list: readonly string[]) =>
  fc.shuffledSubarray([...list], { minLength: 2, maxLength: 6 })

/** Things to bring, of which no two are the same. */
export const plainItems = createItems(ITEMS)
export const items = createItems([...ITEMS, ...MARKED_ITEMS])

export const title = fc.constantFrom(
  ...['What to expect', 'Where to park', 'How to find us', 'For fathers', 'Cómo llegar'],
  ...['Your first visit', 'Meals and rides', 'After your baby is born'],
)

export const sentence = fc.constantFrom(
  'Come along with your family.',
  'We walk one mile around the lake.',
  'Children are welcome, and strollers too.',
  'Lunch costs nothing, and there is enough for all.',
  'Vengan con sus hijos.',
  'Our volunteers show you the way.',
)

const name = fc.stringMatching(/^[a-z]{4,9}$/)
/** A web address without what is before its //. */
export const host = fc
  .tuple(name, name, fc.constantFrom('org', 'com', 'net'))
  .map(([first, second, end]) => `${first}.${second}.${end}`)
export const path = fc.constantFrom('/walk', '/forms/2026/walk-for-life', '/e/walk?id=123', '/a-b')

export const mailbox = fc
  .tuple(name, name, fc.constantFrom('org', 'com', 'net'))
  .map(([user, domain, end]) => ({ user, domain, end }))

const digits = (length: number) => fc.stringMatching(new RegExp(`^[2-9]\\d{${length - 1}}$`))
/** The parts of a telephone number. */
export const phone = fc.tuple(digits(3), digits(3), digits(4))

export const day = fc
  .date({ min: new Date('2026-12-01'), max: new Date('2027-11-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const format = (options: Intl.DateTimeFormatOptions, language = 'en-US') => {
  const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  return (date: string) => formatter.format(new Date(`${date}T12:00Z`))
}
export const formatLongDay = format({ dateStyle: 'long' })
export const formatWeekday = format({ weekday: 'long' })
export const formatMonth = format({ month: 'long' })
export const formatSpanishDay = format({ dateStyle: 'long' }, 'es-US')

/** One or two paragraphs, or a paragraph and a list. */
export const block = fc.oneof(
  sentence,
  fc.tuple(sentence, title).map(([first, second]) => `${first}\n\n${second}: **call us**.`),
  fc.tuple(sentence, plainItems).map(([first, list]) => `${first}\n\n- ${list.join('\n- ')}`),
)
