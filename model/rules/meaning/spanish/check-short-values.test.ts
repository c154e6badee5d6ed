// Tests which short values of English files are taken for Spanish.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createEventText,
  getTestProblems,
  SETTINGS_TEXT,
} from '../../../test-fixtures/create-test-site'

const listProblems = (amount: string, title = 'A gift'): string[] => {
  const fields = {
    title,
    description: 'Give a little, and help us plan for the families who call on us.',
    amount,
    image: 'walk.svg',
    image_alt: 'decorative',
    button_text: 'Give now',
    button_url: 'https://give.example.org/',
    order: '1',
  }
  const problems = getTestProblems({ 'giving/a.md': createEntryText(fields, '') })
  return problems.filter((problem) => problem.includes('translation-language'))
}

test.each([
  'Cualquier cantidad, cada mes',
  'Cualquier cantidad',
  'Una vez o cada mes',
  'Pañales y toallitas para bebés',
  'Lo que usted pueda',
])('the amount %j is Spanish', (amount) => {
  expect(listProblems(amount).join()).toContain(`“${amount}” is Spanish`)
})

test.each([
  'Any amount',
  'Supplies, large or small',
  '$25 a month',
  'Casa de los Niños',
  'Diapers for Iglesia Vida Nueva',
  'One bag of “cosas para bebés”',
  'Freedom from sin',
  'Once a month',
  'Salsa, flan or churros',
])('the amount %j is English', (amount) => {
  expect(listProblems(amount)).toEqual([])
})

test('an event for those who read Spanish may have words in Spanish', () => {
  const text = createEventText({
    title: 'Tarde de música',
    summary: 'Una tarde con música para las familias que hablan español.',
    image_alt: 'Familias con sus bebés',
  })
  expect(getTestProblems({ 'events/walk.md': text }).join()).not.toContain('is Spanish')
})

const listInSettings = (line: string): string[] => {
  const [field = ''] = line.split(':')
  const others = SETTINGS_TEXT.replace(new RegExp(`^${field}:.*\\n`, 'm'), '')
  const settings = others.replace('---\n', `---\ntext_number: (334) 555-0143\n${line}\n`)
  return getTestProblems({ 'site.md': settings }).filter((problem) =>
    problem.includes('translation-language'),
  )
}

test.each([
  'text_hours: Lunes a jueves, de 9:00 AM a 4:00 PM',
  'text_hours: Todos los días, 9:00 AM - 4:00 PM',
  'cost: Una visita no le cuesta nada a usted.',
  'privacy: Pregunte antes de contarnos algo, y le decimos quién lo puede ver.',
  'mailing_list_prompt: ¿Le gustaría recibir noticias de nosotros de vez en cuando?',
  'nonprofit_statement: Somos una organización sin fines de lucro.',
  'description: Un ministerio cristiano del este de Alabama para las familias.',
])('the setting %j is Spanish', (line) => {
  expect(listInSettings(line).join()).toContain('it is shown on the English pages')
})

test.each([
  'text_hours: Monday to Thursday, 9:00 AM to 4:00 PM',
  'text_hours: Weekdays until noon',
  'text_hours: Monday to Friday (en español, los lunes)',
  'languages: English and Spanish. Hablamos español con las familias.',
  'cost: Everything costs nothing. Para usted, nada.',
  'designer_credit: Website by Las Mariposas de la Web',
])('the setting %j is English', (line) => {
  expect(listInSettings(line)).toEqual([])
})

test('a requirement in Spanish is found although it names a language', () => {
  const role = (item: string) =>
    createEntryText(
      {
        title: 'Helper',
        summary: 'Help with us.',
        description: 'Help with us in the office.',
        requirements: `\n  - Patience with children\n  - ${item}`,
        order: '1',
      },
      '',
    )
  const find = (item: string) =>
    getTestProblems({ 'volunteer/a.md': role(item) })
      .join()
      .includes('is Spanish')
  expect(find('Hablar español es una ventaja')).toBe(true)
  expect(find('Some Spanish (español) is a plus')).toBe(false)
})
