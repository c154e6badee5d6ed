// Years beside that of our beginning that are right.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../test-fixtures/create-test-site'

const SITE = {
  'pages/welcome.md': createPageText('Welcome', 'This ministry was founded in 1983.'),
  'pages/contact.md': createPageText('Contact', 'Our work began in 1983.'),
}

test.each([
  'We have been here since 1983. Founded in 1983, we are glad.',
  'We began the walk in 1993, and moved in 1985. We have held it since 1993.',
  'Sample Chapel has been on this road since 1938.',
  'The church was founded in 1893. It is near the park.',
  'Our neighbors at Sample Chapel, founded in 1993, help.',
  'Hemos caminado juntos desde 1998.',
  'Our office has hosted the walk since it began in 1993.',
  'This ministry helps Sample Chapel. It was founded in 1893.',
  'Our ministry has worked with a clinic since it opened in 1998.',
  'In 1998, we started a class for fathers.',
  'In 1998, we opened our doors to fathers, too.',
  'Nuestro ministerio ayuda a la clínica desde que abrió en 1998.',
  'It was founded in 1998, and it is the oldest walk in the state.',
  'We opened a second office in 1998.',
  'Our doors opened in 198 homes.',
  'Since 20226 boxes were packed, we rest.',
  'We have lived in 36830 since 2022.',
  'The mailing began in 20226 Sample Road, and moved.',
  'We have met at 20226 Sample Road since 2019.',
  'La clase nació en 20226 casas.',
  'We began in 183 pews, and sang.',
  'The church has held this day since 325. We keep it too.',
  'We have welcomed 198 guests since 2019.',
  'Our helpers have packed boxes since 198 mothers asked.',
  'In 2028, our ministry celebrates 45 years. We turn 44 in 2027.',
  'In 2027 we celebrate 12 graduates, and we will be 3 short.',
  'In 2027 we mark 20 years of the walk, and we will be 45 people.',
  'En 2028 nuestro ministerio cumple 45 años.',
  'We have served families for over four decades, and for almost 45 years.',
  'We have held this walk for 12 years, and we have prayed for two years.',
  'Since 1983, for over four decades, we have prayed. We have helped for nearly 43 years.',
  'We have seen our oldest church care for 90 years.',
  'Founded in 325, the feast is one that we keep.',
])('%s is right', (text) => {
  expect(getTestProblems({ ...SITE, 'pages/a.md': createPageText('A', text) })).toEqual([])
})

test('two years in one file each leave open which is right', () => {
  const pages = {
    'pages/welcome.md': SITE['pages/welcome.md'],
    'pages/a.md': createPageText('A', 'We began in 1985.'),
  }
  expect(getTestProblems(pages)).toEqual([])
})

test('a wrong year in a translation has only one problem', () => {
  const english = createPageText('History', 'Our work began in 1983. It grew.')
  const spanish = english
    .replace('title: History', 'title: Historia\nlang: es\ntranslation_of: /history')
    .replace(
      /^description: .*$/m,
      'description: Cómo ha crecido nuestro trabajo con las familias de la ciudad.',
    )
    .replace('Our work began in 1983. It grew.', 'Nuestro trabajo comenzó en 1938. Ha crecido.')
  const pages = { ...SITE, 'pages/history.md': english, 'pages/history.es.md': spanish }
  expect(getTestProblems(pages)).toEqual([
    expect.stringMatching(/year-of-beginning This says 1938, .*write 1983$/),
  ])
})
