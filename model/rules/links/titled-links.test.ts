// Links whose words are the title of a page.
import { describe, expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../test-fixtures/create-test-site'

const getProblems = (text: string) =>
  getTestProblems({
    'pages/walk.md': createPageText('Spring Walk', 'We walk.'),
    'pages/meal.md': createPageText('Summer Meal', 'We eat.'),
    'pages/list.md': createPageText('List', text),
  })

describe('a link with the title of another page', () => {
  test('is noted with both links that may be meant', () => {
    expect(getProblems('- [Spring Walk](/walk)\n- [Summer Meal](/walk)')).toEqual([
      'content/pages/list.md:7:3 link-titled "Summer Meal" is the title of /meal, but this link leads to /walk. Write [Summer Meal](/meal), or [Spring Walk](/walk) if that page is meant.',
    ])
  })
})

test.each([
  '[Spring Walk](/walk) and [Summer Meal](/meal)',
  '[summer meal](/walk)',
  '[Summer Meals](/walk)',
  '[A walk](/walk#summer-meal)',
  '[Summer Meal](https://www.example.org/meal)',
  '[List](/walk)',
])('%s may be meant', (text) => {
  expect(getProblems(text).filter((problem) => problem.includes('link-titled'))).toEqual([])
})

test.each([
  '[See all events](/events)',
  '[See all events](/walk#events)',
  '[See the events of spring](/walk)',
  '[All events](/walk)',
])('%s may be meant beside a menu with "Events"', (text) => {
  expect(getProblems(text).filter((problem) => problem.includes('link-titled'))).toEqual([])
})
