// Tests the repairs of e-mail addresses and telephone numbers, in fields and in texts.
import { describe } from 'vitest'
import { putInto, putIntoText, SETTINGS_TEXT, TEXT_PATH, type Part } from './files'
import { testAdvice, testRepairs } from './test-repairs'
import { mailbox, phone } from './values'
import {
  createMixedMistake,
  createMistakes,
  putIntoLink,
  RUNS_PER_PLACE,
  writeLink,
  type Ways,
} from './ways'

const email = mailbox.map(({ user, domain, end }): Part => {
  const value = `${user}@${domain}.${end}`
  return [value, value]
})

const mistypedEmails: Ways = {
  'a space before @': (value) => value.replace('@', ' @'),
  'a space after @': (value) => value.replace('@', '@ '),
  'two @': (value) => value.replace('@', '@@'),
  'a comma for the dot': (value) => value.replace('.', ','),
}
const copiedEmails: Ways = {
  'a period at the end': (value) => `${value}.`,
  'angle brackets': (value) => `<${value}>`,
  'a label': (value) => `Email: ${value}`,
  'a name': (value) => `Front Desk <${value}>`,
  '(at) for @': (value) => value.replace('@', '(at)'),
  'mailto:': (value) => `mailto:${value}`,
}

describe('e-mail addresses', () => {
  const ways = { ...mistypedEmails, ...copiedEmails }
  testRepairs(
    'site.md',
    createMistakes(email, ways, 'an e-mail address', putInto(SETTINGS_TEXT, 'hello@example.org')),
  )
  const toLink = (value: string) => `mailto:${value}`
  testRepairs(
    TEXT_PATH,
    {
      'a link of a text to e-mail': createMixedMistake(
        email,
        mistypedEmails,
        putIntoText,
        (value) => writeLink(toLink(value)),
      ),
      'a link of a button to e-mail': createMixedMistake(
        email,
        mistypedEmails,
        putIntoLink,
        toLink,
      ),
      'no mailto: in a link of a text': putIntoText(
        email.map(([value]): Part => [writeLink(toLink(value)), writeLink(value)]),
      ),
    },
    RUNS_PER_PLACE,
  )
})

const number = phone.map(([area, exchange, line]): Part => [
  `(${area}) ${exchange}-${line}`,
  `${area}-${exchange}-${line}`,
])

const mistypedNumbers: Ways = {
  '+1': (value) => `+1 ${value}`,
  '1-': (value) => `1-${value}`,
  'en dashes': (value) => value.replaceAll('-', '–'),
  'no-break hyphens': (value) => value.replaceAll('-', '‑'),
}
const copiedNumbers: Ways = {
  'a slash': (value) => value.replace('-', '/'),
  'a word': (value) => `Tel. ${value}`,
  'a period at the end': (value) => `${value}.`,
}

describe('telephone numbers', () => {
  testRepairs(
    'site.md',
    createMistakes(
      number,
      { ...mistypedNumbers, ...copiedNumbers },
      'a telephone number',
      putInto(SETTINGS_TEXT, '(334) 555-0142'),
    ),
  )
  const toLink = (value: string) => `tel:+1${value.replace(/\D/g, '')}`
  const links = number.map(([meant, typed]): Part => [toLink(meant), typed])
  testRepairs(
    TEXT_PATH,
    {
      'the link of a button to call': createMixedMistake(links, mistypedNumbers, putIntoLink),
      'a link of a text to call': createMixedMistake(
        links,
        mistypedNumbers,
        putIntoText,
        writeLink,
      ),
    },
    RUNS_PER_PLACE,
  )
  testAdvice(
    'site.md',
    createMistakes(
      number,
      {
        'an extension': (value) => `${value} ext. 12`,
        'a missing digit': (value) => value.slice(0, -1),
      },
      'a telephone number',
      putInto(SETTINGS_TEXT, '(334) 555-0142'),
    ),
  )
})
