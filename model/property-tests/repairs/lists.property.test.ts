// Tests the repairs of lists that come from Word, a phone, an e-mail or a paper.
import fc from 'fast-check'
import { describe } from 'vitest'
import { createTextMistakes, TEXT_PATH, type Part } from './files'
import { testAdvice, testRepairs } from './test-repairs'
import { items, plainItems } from './values'

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI']
const CIRCLED = ['①', '②', '③', '④', '⑤', '⑥']
const WIDE = ['１', '２', '３', '４', '５', '６']

type Write = (item: string, index: number) => string

const writeHyphen: Write = (item) => `- ${item}`
const writeNumber: Write = (item, index) => `${index + 1}. ${item}`

const write = (meant: Write, typed: Write, gap = '\n'): fc.Arbitrary<Part> =>
  items.map((list) => [list.map(meant).join(gap), list.map(typed).join(gap)])

const bullets = {
  'round bullets': '• ',
  'round bullets and tabs': '•\t',
  'bullets of Word': '\uF0B7\t',
  'squares of Word': '\uF0A7 ',
  'the letter o and a tab': 'o\t',
  'section marks': '§ ',
  'short dashes': '– ',
  'long dashes': '— ',
  'hyphens that do not break': '‑ ',
  triangles: '▸ ',
  'centered dots': '· ',
  'full-width middle dots': '・',
}

const symbols = { 'ballot boxes': '☐ ', 'check marks': '✅ ', hands: '👉 ', arrows: '→ ' }

const numbers: Readonly<Record<string, Write>> = {
  'circled numbers': (item, index) => `${CIRCLED[index] ?? ''} ${item}`,
  'numbers of a phone keyboard': (item, index) => `${index + 1}\uFE0F\u20E3 ${item}`,
  'full-width numbers': (item, index) => `${WIDE[index] ?? ''}．${item}`,
  'numbers in parentheses': (item, index) => `(${index + 1}) ${item}`,
  'numbers with a raised letter': (item, index) => `${index + 1}º ${item}`,
  'numbers with a period and a hyphen': (item, index) => `${index + 1}.- ${item}`,
  'Roman numbers': (item, index) => `${ROMAN[index] ?? ''}. ${item}`,
  'small Roman numbers': (item, index) => `${(ROMAN[index] ?? '').toLowerCase()}) ${item}`,
}

describe('lists', () => {
  testRepairs(TEXT_PATH, {
    ...createTextMistakes(
      Object.fromEntries(
        Object.entries(bullets).map(([kind, mark]) => [
          `a list with ${kind}`,
          write(writeHyphen, (item) => mark + item),
        ]),
      ),
    ),
    ...createTextMistakes(
      Object.fromEntries(
        Object.entries(symbols).map(([kind, mark]) => [
          `a list with ${kind}`,
          write(
            (item) => `- ${mark}${item}`,
            (item) => mark + item,
          ),
        ]),
      ),
    ),
    ...createTextMistakes(
      Object.fromEntries(
        Object.entries(numbers).map(([kind, typed]) => [
          `a list with ${kind}`,
          write(writeNumber, typed),
        ]),
      ),
    ),
    ...createTextMistakes({
      'a list without spaces after its hyphens': write(writeHyphen, (item) => `-${item}`),
      'empty lines between bullets': write(writeHyphen, (item) => `• ${item}`, '\n\n'),
      'empty lines between numbers in parentheses': write(
        writeNumber,
        (item, index) => `(${index + 1}) ${item}`,
        '\n\n',
      ),
      'numbers with a period and a parenthesis': write(
        writeNumber,
        (item, index) => `${index + 1}.) ${item}`,
      ),
      'boxes without hyphens': write(
        (item) => `- ${item}`,
        (item) => `[ ] ${item}`,
      ),
      'check boxes': write(
        (item) => `- ${item}`,
        (item) => `- [ ] ${item}`,
      ),
      'bullets in a quotation': write(
        (item) => `> - ${item}`,
        (item) => `> • ${item}`,
      ),
      'a tab before a list': write(writeHyphen, (item) => `\t- ${item}`),
      'a list of a website': plainItems.map((list): Part => [
        list.map(writeHyphen).join('\n'),
        `<ul>\n${list.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`,
      ]),
      'backslashes before hyphens': write(writeHyphen, (item) => `\\- ${item}`),
      'an outline of Word': items.map((list): Part => [
        `1. Before\n${list.map((item) => `   - ${item}`).join('\n')}\n2. After\n   - Lunch`,
        `I. Before\n${list.map((item, index) => `${'ABCDEF'[index] ?? ''}. ${item}`).join('\n')}\nII. After\nA. Lunch`,
      ]),
    }),
  })

  const letters = 'abcdef'
  testAdvice(
    TEXT_PATH,
    createTextMistakes({
      'letters with a parenthesis': write(writeNumber, (item, i) => `${letters[i] ?? ''}) ${item}`),
      'capital letters with a period': write(
        writeNumber,
        (item, i) => `${letters[i]?.toUpperCase() ?? ''}. ${item}`,
      ),
    }),
  )
})
