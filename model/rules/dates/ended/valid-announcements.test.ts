// Announcements of what is still to come, those that are over and those that are no mistakes.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createPageText,
  createPostText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

const TODAY = '2026-11-29'
const checkPage = (words: string) =>
  getTestProblems({ 'pages/a.md': createPageText('A page', words) }, TODAY)
const checkPost = (words: string) =>
  getTestProblems(
    { 'blog/a.md': createPostText({ date: '2026-11-27' }).replace('Words of the post.', words) },
    TODAY,
  )
const checkNotice = (title: string) =>
  getTestProblems(
    {
      'notices/a.md': createEntryText(
        { title, type: 'news', from: '2026-11-28', until: '2026-12-20' },
        '',
      ),
    },
    TODAY,
  )

test.each([
  'Beginning in January 2026, monthly partners will also get a letter.',
  'Soon, in September 2026, the next group begins.',
  'Pronto, en septiembre de 2026, comienza otro grupo.',
  'The new room will be ready by March 2026.',
  'A partir de enero de 2026, la oficina será más grande.',
  'The class will begin on Monday, November 16.',
  'El grupo empezará el lunes 16 de noviembre.',
  'Tráigalos a más tardar el 20 de noviembre de 2026.',
  'Déjelas en la oficina antes del 20 de noviembre de 2026.',
])('a page does not announce what is over: %s', (words) => {
  expect(checkPage(words).join()).toContain('is over')
})

test.each([
  'Beginning in January 2027, monthly partners will also get a letter.',
  'In May 2024, we decided that we will always have tea.',
  'The group that began in May 2024 will meet in the hall.',
  'The house which we bought in May 2024 will be a home.',
  'Since March 2024, someone will answer when you call.',
  'In March 2024, a church painted the room that you will see.',
  'Our report of May 2024 will help you.',
  'We opened in May 2020. It will always be our first room.',
  'In November 2026, we will be here.',
  'Desde enero de 2026 somos más.',
  'La casa que compramos en mayo de 2024 será un hogar.',
  'He said in May 2024 that he will call. He did.',
  'The class will begin on Monday, November 30.',
  'The class will begin on Monday, November 23, 2027.',
  'The class will begin on Tuesday, November 16.',
  'The walk started on Monday, November 16.',
])('a page has no problem with: %s', (words) => {
  expect(checkPage(words).join()).not.toContain('date-relative')
})

test('a post does not announce what is over on its day', () => {
  expect(checkPost('The drive will start on Monday, November 16.').join()).toContain('is over')
})

test.each([
  'The drive will start on Monday, November 30.',
  'We said it would start on Monday, November 16.',
  'Joe said: “The drive will start on Monday, November 16.”',
  'Beginning in January 2026, partners will get a letter.',
])('a post has no problem with: %s', (words) => {
  expect(checkPost(words).join()).not.toContain('date-relative')
})

test.each([
  'Would you like to help at our next event? Tell us by October 31, 2026.',
  'Please call us by October 31, 2026.',
  'Sign up by November 1, 2026!',
])('news do not ask for something until a day before them: %s', (title) => {
  expect(checkNotice(title).join()).toContain('was over before')
})

test.each([
  'Tell us by November 30, 2026.',
  'Tell us by October 31.',
  'Thank you for all that you brought by October 31, 2026.',
  'By October 31, 2026, neighbors had brought forty coats. Tell your friends.',
])('news have no problem with: %s', (title) => {
  expect(checkNotice(title).join()).not.toContain('was over before')
})
