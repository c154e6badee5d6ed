// What is left in English in a Spanish page that quotes the Bible.
import { expect, test } from 'vitest'
import { createPageText, createTestSite } from '../../../test-fixtures/create-test-site'

const VERSE = '> Come to me, all you who labor and are heavily burdened, and I will give you rest.'

const findProblems = (body: string): string[] =>
  createTestSite({
    'pages/a.es.md': createPageText('Una página', body).replace(
      /^description: .*$/m,
      'description: Unas palabras que son tan largas como deben ser, para las pruebas.\nlang: es',
    ),
  })
    .problems.filter(({ code }) => code !== 'translation-original')
    .map(({ line, code }) => `${line} ${code}`)

test('a verse in English is reported once, with the words to write', () => {
  expect(findProblems(`Jesús dijo:\n\n${VERSE}\n>\n> Matthew 11:28 (WEB)`)).toEqual([
    '11 verse-translation',
  ])
})

test('another quotation in English is reported beside it', () => {
  const other = '> We are glad that you are here with us, and we will listen to you.'
  expect(
    findProblems(`Jesús dijo:\n\n${VERSE}\n>\n> Matthew 11:28 (WEB)\n\nDijo más:\n\n${other}`),
  ).toEqual(['11 verse-translation', '15 translation-english'])
})
