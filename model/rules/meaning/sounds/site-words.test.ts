// Tests which words of this site are found where dictation or a phone has exchanged them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../test-fixtures/create-test-site'
import { SITE_WORDS } from './site-words'
import { createSoundFinder } from './sound-alike'

const find = createSoundFinder(SITE_WORDS, { withNames: true })

test.each([
  ['Ask a bored member.', 'board member'],
  ['Our mobile clinch is here.', 'Our mobile clinic'],
  ['Become a monthly pattern.', 'Become a monthly partner'],
  ['We make an ointment for you.', 'make an appointment'],
  ['By disappointment only', 'By appointment only'],
  ['If you think you are poignant, call us.', 'think you are pregnant'],
  ['the fatal heartbeat', 'fetal heartbeat'],
  ['parenting, adaptation and more', 'parenting, adoption'],
  ['hope and heating.', 'hope and healing'],
  ['Join a grieve support group.', 'grief support group'],
  ['a monthly domination', 'monthly donation'],
  ['You can dominate diapers.', 'donate diapers'],
  ['our supply dive.', 'supply drive'],
  ['Walk for Wife', 'Walk for Life'],
  ['Bile study on Sunday', 'Bible study'],
  ['the wedding alter', 'wedding altar'],
  ['prayer worriers', 'prayer warriors'],
  ['Your tides and offerings', 'tithes and offerings'],
])('in %j, %j is meant', (text, written) => {
  expect(find(text).map((found) => found.written)).toEqual([written])
})

test.each([
  'Nobody is bored. The board meets. A disappointment is hard. The ointment is for diaper rash.',
  'Those who grieve support each other. The baby is as big as an avocado. The doors are open.',
  'She bought gift cars for the boys. Cancel the order. A fatal crash. The first semester of school.',
  'Walk for like-minded friends. Dress warmly. Tides rise. The heating is on. Blow a bubble.',
])('nothing in %j is changed', (text) => {
  expect(find(text)).toEqual([])
})

test('the Bible has no such phrase', () => {
  const bible = join(import.meta.dirname, '../bible/world-english-bible.txt')
  expect(find(readFileSync(bible, 'utf8')).map(({ words }) => words)).toEqual([])
})

const check = (words: string) =>
  getTestProblems({ 'pages/a.md': createPageText('A page', words) }).filter((problem) =>
    problem.includes('word-sound'),
  )

test.each([
  ['Pray with us. Ask us for the printed player list.', '"prayer list"'],
  ['We send a prayer each week. Please play for our nurses.', '"Please pray for our"'],
])('a text about prayer with the typo in %s', (words, fix) => {
  expect(check(words).join()).toContain(fix)
})

test.each([
  'Pray with us. Golf begins at nine: see the player list.',
  'See the player list at the door.',
  'After the prayer, the band will be ready to play for the families.',
  'We pray first. Then the children go out to play together.',
])('the words of %s are right', (words) => {
  expect(check(words)).toEqual([])
})
