// What is said of a line in the list of published addresses that someone has changed.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../test-fixtures/create-test-site'

const check = (line: string) =>
  getTestProblems({
    'pages/parking.md': createPageText('Parking'),
    'addresses.txt': `# The list\n\n/\n${line}\n`,
  }).filter((problem) => problem.includes('address-lost'))

test.each([
  ['https://www.example.org/parking', 'Write /parking in its place.'],
  ['/parking /parking-lot', 'Write /parking in its place.'],
  ['/parking -> /parking-lot', 'Write /parking in its place.'],
  ['- /parking', 'Write /parking in its place.'],
  ['parking', 'Write /parking in its place.'],
  ['the old page', 'Bring the line back as it was.'],
  ['/lot, /yard', 'Write each of them on a line of its own: /lot and /yard.'],
])('%s has one problem', (line, fix) => {
  expect(check(line)).toEqual([expect.stringContaining('content/addresses.txt:4:1')])
  expect(check(line).join()).toContain(fix)
})

test.each(['/parking', '  /parking', '/parking\r', '/events#walk', ''])(
  'is silent on %j',
  (line) => {
    expect(check(line)).toEqual([])
  },
)
