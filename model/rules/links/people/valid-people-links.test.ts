// Words of links to people that are right, although they are not exactly the name.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createPageText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

const person = (name: string) =>
  createEntryText({ name, title: 'Helper', order: '1' }, 'Glad to help.')

const TEAM = {
  'team/luis-herrera.md': person('Luis Herrera'),
  'team/samuel-prewitt.md': person('Samuel Prewitt'),
  'team/maria-ruiz.md': person('Dr. María Elena Ruiz, RN'),
  'pages/about/team.md': createPageText('Team', '## Our board\n\nSix people.'),
}

test.each([
  ['Luis Herrera', 'luis-herrera'],
  ['Luis', 'luis-herrera'],
  ['Herrera', 'luis-herrera'],
  ['Mr. Herrera', 'luis-herrera'],
  ['Coach Herrera', 'luis-herrera'],
  ['Luis Herrera’s story', 'luis-herrera'],
  ["Luis Herrera's story", 'luis-herrera'],
  ['Luis’s story', 'luis-herrera'],
  ['Luis H.', 'luis-herrera'],
  ['Luis Herrera-Vega', 'luis-herrera'],
  ['Rosa Herrera', 'luis-herrera'],
  ['our coordinator', 'luis-herrera'],
  ['Ask Luis', 'luis-herrera'],
  ['Luis or Samuel Prewitt', 'luis-herrera'],
  ['List of people', 'luis-herrera'],
  ['Sam Prewitt', 'samuel-prewitt'],
  ['Sam', 'samuel-prewitt'],
  ['Pastor Prewitt', 'samuel-prewitt'],
  ['Bud Prewitt', 'samuel-prewitt'],
  ['Maria Ruiz', 'maria-ruiz'],
  ['María Elena', 'maria-ruiz'],
  ['Dr. María Ruiz', 'maria-ruiz'],
  ['María Elena Ruiz', 'maria-ruiz'],
  ['Our Board', 'our-board'],
  ['Laura Herrera', 'luis-herrera'],
  ['Volunteer Coordinator', 'luis-herrera'],
  ['Caleb’s Corner', 'luis-herrera'],
  ['Lanny Hope', 'luis-herrera'],
  ['Laura and Luis Vega', 'luis-herrera'],
  ['Laura', 'luis-herrera'],
  ['Baby Bottle Boomerang', 'luis-herrera'],
])('[%s](#%s) is right', (words, anchor) => {
  const text = `Ask [${words}](/about/team#${anchor}) for help.`
  expect(getTestProblems({ ...TEAM, 'pages/a.md': createPageText('A', text) })).toEqual([])
})

test.each([
  'Luis Herrera’s coffee is good.',
  'Luis Hernandez came as well.',
  'Samuel Pratt and Luis Hererra-Vega sang.',
  'Samuel Prophet spoke.',
  'Ask for Samantha Prewitt at church.',
  'Ask for Samuel Price, who drives.',
  'Ask for Sam Prewitt at the desk.',
  'Ask for Luis Herman at the church.',
  'Lois Herrera, our neighbor, sang.',
  'Louis Hernandez and Ana Prewitt sang.',
])('%s names nobody with a typo', (text) => {
  expect(getTestProblems({ ...TEAM, 'pages/a.md': createPageText('A', text) })).toEqual([])
})

test.each([
  ['volunteer coordinator', 'luis-herrera'],
  ['our Volunteer Coordinator', 'luis-herrera'],
  ['our coordinator', 'beverly-tate'],
  ['the manager', 'luis-herrera'],
  ['our volunteer helper', 'beverly-tate'],
  ['office manager or volunteer coordinator', 'beverly-tate'],
  ['the director', 'marian-whitlow'],
  ['program director', 'marian-whitlow'],
  ['client advocate', 'beverly-tate'],
  ['CEO', 'marian-whitlow'],
])('the title [%s](#%s) is right', (words, anchor) => {
  const titled = (name: string, title: string) =>
    createEntryText({ name, title, order: '1' }, 'Glad to help.')
  const text = `Ask [${words}](/about/team#${anchor}) for help.`
  expect(
    getTestProblems({
      'team/luis-herrera.md': titled('Luis Herrera', 'Volunteer Coordinator'),
      'team/beverly-tate.md': titled('Beverly Tate', 'Office Manager'),
      'team/marian-whitlow.md': titled('Marian Whitlow', 'Chief Executive Officer'),
      'team/joy-one.md': titled('Joy One', 'Client Advocate'),
      'team/una-two.md': titled('Una Two', 'Client Advocate'),
      'pages/a.md': createPageText('A', text),
    }),
  ).toEqual([])
})

test('a heading of the Team page with a typo is no person', () => {
  const text = 'Read about [our board](/about/team#our-bord).'
  expect(getTestProblems({ ...TEAM, 'pages/a.md': createPageText('A', text) })).toEqual([
    'content/pages/a.md:6:12 anchor-broken The page /about/team has no heading for #our-bord. The heading has "board" in place of "bord". Write /about/team#our-board',
  ])
})

test('a heading with one of the words is proposed if nothing else leads to it', () => {
  const page = createPageText(
    'Visit',
    '## When we open\n\nAt nine.\n\n## Where to leave your car\n\nHere.',
  )
  const text = (linked: string) =>
    createPageText('A', `See [this](/visit#parking-your-car). ${linked}`)
  const getFix = (linked: string) =>
    getTestProblems({ 'pages/visit.md': page, 'pages/a.md': text(linked) }).join()
  expect(getFix('')).toContain('If you mean /visit#where-to-leave-your-car, write that.')
  expect(getFix('Or [that](/visit#where-to-leave-your-car).')).toContain(
    'Use one of its headings: #when-we-open, #where-to-leave-your-car. If none of them fits, leave out #parking-your-car',
  )
})

test('a link with only the name of a person leads to that person if its page is missing', () => {
  const text = createPageText('A page', 'Ask for [Luis Herrera](/services/fatherhood).')
  expect(getTestProblems({ ...TEAM, 'pages/a.md': text })).toEqual([
    expect.stringContaining('Write [Luis Herrera](/about/team#luis-herrera)'),
  ])
})
