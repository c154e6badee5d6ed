// Where the link Leave quickly leads, and what the page about it says.
import { expect, test } from 'vitest'
import {
  createPageText,
  getTestProblems,
  SETTINGS_TEXT,
} from '../../test-fixtures/create-test-site'

const getProblems = (address: string, sentence: string) =>
  getTestProblems({
    'site.md': SETTINGS_TEXT.replace('\nphone:', `\nleave_to: ${address}\nphone:`),
    'pages/safety.md': createPageText('Leaving quickly', sentence),
  }).filter((problem) => problem.includes('leave-link'))

test.each([
  ['It opens a page about the weather. With Back, they see the weather again.', '"the weather"'],
  ['Lleva a una página con el tiempo.', '"el tiempo"'],
])('reports another page than the one of which visitors read: %s', (sentence, words) => {
  const [problem, another] = getProblems('https://www.encyclopedia.example.com/', sentence)
  expect(problem).toContain('Leave quickly would lead to encyclopedia.example.com, but')
  expect(problem).toContain(`Look for ${words} in content/pages/safety.md (line 6)`)
  expect(another).toBeUndefined()
})

test.each([
  ['https://www.weather.gov/', 'It opens a page about the weather.'],
  ['https://news.example.com/weather/auburn', 'It opens a page about the weather.'],
  ['https://www.accuweather.com/', 'It opens a page about the weather.'],
  ['https://news.example.com/', 'It opens the news of today.'],
  ['https://news.example.com/', 'It opens the news. Take a coat: the weather can change.'],
  ['https://www.allrecipes.example.com/grapes', 'It opens recipes.'],
  ['https://school.example.com/syllabus', 'It opens a school.'],
])('has no problem with %s where visitors read: %s', (address, sentence) => {
  expect(getProblems(address, sentence)).toEqual([])
})
