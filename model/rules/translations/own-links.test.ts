// Tests which lines are named when a page gets another address.
import { expect, test } from 'vitest'
import { adviseOnLinks } from './own-links'

const PAGE = { file: 'content/services/crianza.es.md', pagePath: '/es/services/crianza' }
const advise = (text: string) =>
  adviseOnLinks(PAGE, '/es/services/parenting', { 'pages/a.es.md': text })

test.each([
  'See [this](/es/services/crianza).',
  'See [this](/es/services/crianza#dates).',
  'link: /es/services/crianza',
])('names the line %s', (line) => {
  expect(advise(`Come.\n${line}`)).toBe(
    'Then write /es/services/parenting in place of /es/services/crianza on line 2 of content/pages/a.es.md.',
  )
})

test.each(['See [this](/es/services/crianza-2).', 'https://example.org/es/services/crianza'])(
  'says nothing of %s',
  (line) => {
    expect(advise(line)).toBe('')
  },
)
