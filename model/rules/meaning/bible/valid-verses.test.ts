// References to verses, and times that look like them.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../test-fixtures/create-test-site'

test.each([
  'Psalm 150:6 and Psalm 119:176',
  '> Come to me.\n>\n> Matthew 11:28 (WEB)',
  '> Venid a mí todos.\n>\n> Salmo 11:28 (Reina-Valera 1909)',
  '> Venid á mí todos.\n>\n> Psalm 11:2 (RV 1909)',
  'John 3:16 (our verse this year)',
  'Song of Solomon 8:7, 1 Corinthians 13:4-7, 3 John 1:4',
  'Salmo 23:1 y Génesis 1:27',
  'Philippians 4:6-7, Jude 1:20 and Obadiah 1:3',
  'Filipenses 4:6 y Salmo 4:8',
  'Sirach 51:1 and Daniel 14:3',
  'On Sunday 10:30 and Room 4:12',
])('a page has no problem with: %s', (text) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', text) })).toEqual([])
})
