import { expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

const drive = createEventText({
  title: 'Sock Drive',
  date: '2027-02-14',
  start_date: '2027-01-03',
  time: 'A 3-week drive',
})

const listDrives = (files: Readonly<Record<string, string>>) =>
  getTestProblems({ 'events/sock-drive.md': drive, ...files }).filter((problem) =>
    problem.includes('date-far'),
  )

test('an event with more weeks than its file says names the other files that say the same', () => {
  const page = createPageText('Churches')
  const [problem] = listDrives({
    'pages/churches.md': `${page}\nThe [drive](/events/sock-drive) takes three weeks.\n\nThe Sock Drive is 3 weeks long.\n`,
    'pages/other.md': `${page}\nRest for three weeks.\n`,
    'pages/four.md': `${page}\nPlan the [drive](/events/sock-drive) four weeks before.\n`,
  })
  expect(problem).toContain('It is 6 weeks from January 3, 2027 to February 14, 2027')
  expect(problem).toMatch(
    / The number of weeks is also in content\/pages\/churches\.md \(lines \d+ and \d+\)\. If you change it here, change it there, too\.$/,
  )
})

test('without such a file, the advice says only that there may be some', () => {
  expect(listDrives({})[0]).toMatch(/ Other pages may need it, too\.$/)
})
