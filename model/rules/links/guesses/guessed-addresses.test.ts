import { describe, expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

const translate = (path: string, title: string) =>
  createPageText(title, 'Unas palabras.').replace(
    /^description: .*$/m,
    `description: Unas palabras que son tan largas como deben ser, para las pruebas.\nlang: es\ntranslation_of: ${path}`,
  )

const PAGES = {
  'pages/questions.md': createPageText('Questions'),
  'pages/questions.es.md': translate('/questions', 'Preguntas que hace la gente'),
  'pages/jobs/care.md': createPageText('Care'),
  'pages/jobs/care.es.md': translate('/jobs/care', 'Trabajo y cuidado'),
  'pages/money.md': createPageText('Money'),
  'pages/money.es.md': translate('/money', 'Dinero y trabajo'),
}

const getLinkProblems = (address: string) =>
  getTestProblems({
    ...PAGES,
    'pages/a.md': createPageText('A', `[Lea](${address}) esto.`),
  }).filter((problem) => problem.includes('pages/a.md'))

const getSpanishProblems = (address: string) =>
  getTestProblems({
    ...PAGES,
    'pages/a.md': createPageText('A'),
    'pages/a.es.md': translate('/a', 'Uno').replace('Unas palabras.', `[Lea](${address}) esto.`),
  }).filter((problem) => problem.includes('pages/a.es.md'))

describe('a guessed address', () => {
  test.each([
    ['/es/preguntas', '/es/questions'],
    ['/es/preguntas-de-la-gente', '/es/questions'],
    ['/es/dinero', '/es/money'],
    ['/es/cuidado', '/es/jobs/care'],
  ])('%s means %s', (typed, meant) => {
    expect(getLinkProblems(typed).join()).toMatch(new RegExp(`Write ${meant}$`))
  })

  test('means a Spanish page in a Spanish text', () => {
    expect(getSpanishProblems('/preguntas').join()).toMatch(/Write \/es\/questions$/)
  })

  test('leaves it to a person whether an English text means a Spanish page', () => {
    expect(getLinkProblems('/preguntas').join()).toMatch(
      /If you mean the page in Spanish, write \/es\/questions$/,
    )
    expect(getLinkProblems('/question').join()).toMatch(/Write \/questions$/)
  })

  test.each(['/es/trabajo', '/es/horario', '/es/works', '/es/gente-mayor', '/es/preguntas#costo'])(
    '%s is left to a person',
    (typed) => {
      const [problem = '', ...others] = getLinkProblems(typed)
      expect(others).toEqual([])
      expect(problem).toContain('link-broken')
      expect(problem).not.toContain('Write /')
    },
  )
})

describe('an address with the words of a title', () => {
  const find = (address: string, events: Readonly<Record<string, string>>) =>
    getTestProblems({
      ...Object.fromEntries(
        Object.entries(events).map(([id, title]) => [
          `events/${id}.md`,
          createEventText({ id, title }),
        ]),
      ),
      'pages/a.md': createPageText('A', `[Read](${address}) this.`),
    }).filter((problem) => problem.includes('pages/a.md'))

  test.each(['/events/hope-banquet', '/about/hope-banquet'])('%s means its page', (address) => {
    expect(find(address, { 'big-gala': 'Hope Banquet!' }).join()).toMatch(
      /Write \/events\/big-gala$/,
    )
  })

  test.each([
    ['/events/hope-banquet', { 'big-gala': 'Hope Banquet', feast: 'Hope Banquet' }],
    ['/partner/banquet', { 'big-gala': 'Banquet' }],
    ['/events/hope', { 'big-gala': 'Hope Banquet' }],
  ])('%s is left to a person', (address, events) => {
    expect(find(address, events as Readonly<Record<string, string>>).join()).not.toContain(
      'big-gala',
    )
  })
})
