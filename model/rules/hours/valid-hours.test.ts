// Sentences about our office hours in other words, those that are noted and those that are no mistakes.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createPageText,
  createPostText,
  getTestProblems,
  SETTINGS_TEXT,
} from '../../test-fixtures/create-test-site'

const SETTINGS = SETTINGS_TEXT.replace(
  '  - Friday: 8:00 AM - 12:00 PM',
  '  - Monday to Thursday: 8:00 AM - 5:00 PM\n  - Friday: 8:00 AM - 12:00 PM\n  - Saturday to Sunday: closed',
)
const check = (path: string, text: string) =>
  getTestProblems({ 'site.md': SETTINGS, [path]: text }, '2026-11-29')
    .filter((found) => found.includes('hours-'))
    .join()
const checkPage = (words: string) => check('pages/a.md', createPageText('A page', words))
const checkPost = (words: string) =>
  check('blog/a.md', createPostText().replace('Words of the post.', words))
const checkNotice = (title: string) =>
  check(
    'notices/a.md',
    createEntryText({ title, type: 'news', from: '2026-11-30', until: '2026-12-11' }, ''),
  )

test.each([
  'Call us, Monday through Thursday until noon and Fridays until five.',
  'We talk with you on the phone, lunes a jueves hasta las doce y viernes hasta las cinco.'.replace(
    'las doce',
    'el mediodía',
  ),
  'Friday afternoons are best, because the office is open then.',
  'The office is open on Saturday mornings.',
  'Someone is here from the moment we open at 8:30 in the morning until noon.',
  'Park in front until we close at six.',
  'Hay café desde que abrimos a las nueve.',
])('a page with other hours is noted: %s', (words) => {
  expect(checkPage(words)).toContain('hours-differ')
})

test.each([
  'Call us, Monday through Thursday until five and Fridays until noon.',
  'Call us, Monday through Thursday until noon and Fridays until eleven.',
  'The clinic sees people Monday through Thursday until noon and Fridays until five.',
  'Monday mornings are best, because the office is open then.',
  'At Trinity Church, the office is open on Saturday mornings.',
  'The office is open on Friday mornings.',
  'Someone is here from the moment we open at eight until noon.',
  'Park in front until we close at five.',
  'On Fridays, park in front until we close at noon.',
  'Hay café desde que abrimos a las ocho.',
  'The shop is full from the moment we open at 9:00 in the clinic shop.',
  'In summer, there is tea from the moment we open at seven.',
])('a page has no problem with: %s', (words) => {
  expect(checkPage(words)).toBe('')
})

test('a post that tells when we unlock the door is noted', () => {
  expect(checkPost('At nine I turn on the lamps and unlock the front door.')).toContain(
    'hours-differ',
  )
})

test.each([
  'At eight I turn on the lamps and unlock the front door.',
  'At nine I unlock the door of my car.',
  'At nine I open the front door of the hall.',
  'Back then, at nine I unlocked the front door.',
])('a post has no problem with: %s', (words) => {
  expect(checkPost(words)).toBe('')
})

test.each([
  'On Friday, December 11, we close two hours early, at 3:00 PM.',
  'On Thursday, December 10, we close two hours early, at 2:00 PM.',
  'El viernes 11 de diciembre cerramos temprano, a las 3:00 p. m.',
])('news of an early closing that is none are noted: %s', (title) => {
  expect(checkNotice(title)).toContain('hours-differ')
})

test.each([
  'On Friday, December 11, we close two hours early, at 10:00 AM.',
  'On Thursday, December 10, we close early, at 3:00 PM.',
  'On Thursday, December 10, we close at noon.',
  'El jueves 10 de diciembre cerramos temprano, a las 3:00 p. m.',
])('news have no problem with: %s', (title) => {
  expect(checkNotice(title)).toBe('')
})
