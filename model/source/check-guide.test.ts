// Guides of folders, and entries that were typed into them.
import { expect, test } from 'vitest'
import { checkGuide } from './check-guide'

const createGuide = (from: string) => `# Notices

Write publish_on: 2027-01-01 to hold a notice back.

| Field | Example |
| --- | --- |
| \`from\` | \`2026-11-26\` |

\`\`\`
---
title: Christmas
type: closed
from: ${from}
until: ${from}
---
\`\`\`
`

test('notes an example with the days of a new notice', () => {
  const problem = checkGuide(createGuide('2026-12-24'))
  expect(problem).toMatchObject({ code: 'file-unused', severity: 'warning', line: 13, column: 1 })
  expect(problem?.fix).toContain('such as christmas.md')
})

test.each([
  createGuide('2024-01-01'),
  createGuide('2024-01-01').replace('Christmas', 'New Year’s Day'),
  '# Notices\n\nNothing here has an example.\n',
])('has no problem with a guide', (text) => {
  expect(checkGuide(text)).toBeNull()
})
