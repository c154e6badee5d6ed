// Tests the repairs of web addresses, in fields and in texts.
import fc from 'fast-check'
import { describe } from 'vitest'
import {
  OPEN_EVENT_TEXT,
  putInto,
  putIntoText,
  REGISTRATION_URL,
  SETTINGS_TEXT,
  TEXT_PATH,
  type Part,
} from './files'
import { testAdvice, testRepairs } from './test-repairs'
import { host, path } from './values'
import {
  createMixedMistake,
  createMistakes,
  putIntoLink,
  RUNS_PER_PLACE,
  writeLink,
  type Ways,
} from './ways'

/** An address, and what comes after its //. */
const address = fc
  .tuple(fc.constantFrom('', 'www.'), host, path)
  .map(([www, name, rest]): Part => [`https://${www}${name}${rest}`, `${www}${name}${rest}`])

const protocols: Ways = {
  'no https://': (bare) => bare,
  'https// without its colon': (bare) => `https//${bare}`,
  'http// without its colon': (bare) => `http//${bare}`,
  'one t too many': (bare) => `htttps://${bare}`,
  'capital letters': (bare) => `HTTPS://${bare}`,
  'a space after the colon': (bare) => `https: //${bare}`,
  'a space after the slashes': (bare) => `https:// ${bare}`,
  'a semicolon': (bare) => `https;//${bare}`,
  'https twice': (bare) => `https://https://${bare}`,
  'a comma for a dot': (bare) => `https://${bare.replace('.', ',')}`,
}
const surroundings: Ways = {
  'angle brackets': (bare) => `<https://${bare}>`,
  parentheses: (bare) => `(https://${bare})`,
  'the address as its own words': (bare) => `"[https://${bare}](https://${bare})"`,
  'a period at the end': (bare) => `https://${bare}.`,
  'a comma at the end': (bare) => `https://${bare},`,
}

const writeButton = (target: string) => `::button[Sign up]{href=${target}}`

describe('web addresses', () => {
  testRepairs(
    'events/sample.md',
    createMistakes(
      address,
      { ...protocols, ...surroundings },
      'a field',
      putInto(OPEN_EVENT_TEXT, REGISTRATION_URL),
    ),
  )
  testRepairs(
    TEXT_PATH,
    {
      'the link of a button': createMixedMistake(address, protocols, putIntoLink),
      'the address of a link of a text': createMixedMistake(
        address,
        protocols,
        putIntoText,
        writeLink,
      ),
      'the address of a button of a text': createMixedMistake(
        address,
        protocols,
        putIntoText,
        writeButton,
      ),
    },
    RUNS_PER_PLACE,
  )
  testRepairs(
    'site.md',
    {
      'the address of a named link': createMixedMistake(
        address,
        protocols,
        putInto(SETTINGS_TEXT, 'https://give.example.org/general'),
      ),
    },
    RUNS_PER_PLACE,
  )
  testAdvice(
    'events/sample.md',
    createMistakes(
      address,
      {
        'words before an address': (bare) => `Sign up at https://${bare}`,
        'words after an address': (bare) => `https://${bare} (opens in May)`,
        'a Markdown link': (bare) => `"[Sign up](https://${bare})"`,
      },
      'a field',
      putInto(OPEN_EVENT_TEXT, REGISTRATION_URL),
    ),
  )
})
