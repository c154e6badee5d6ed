// Spanish words in English pages: those that replaced the text by mistake are reported, others are welcome.
import { describe, expect, test } from 'vitest'
import { createPageText, createTestSite } from '../../../test-fixtures/create-test-site'

const ENGLISH = `Some words for you, and a few more for all who read them.

## What to bring

:::question[Is there a place to sit?]
Yes. There are chairs for all of you in the hall.
:::`
const SPANISH = `Unas palabras para usted, y otras más para todos los que las lean.

## Qué traer

:::question[¿Hay un lugar para sentarse?]
Sí. Hay sillas para todos en el salón, y un lugar para los niños.
:::`

const translate = (text: string) =>
  createPageText('Una página', text).replace(
    /^description: .*$/m,
    'description: Unas palabras que son tan largas como deben ser, para las pruebas.\nlang: es\ntranslation_of: /a',
  )

const find = (files: Readonly<Record<string, string>>) =>
  createTestSite(files)
    .problems.filter(({ code }) => code !== 'translation-unmarked')
    .map(({ file, line, code, severity }) => `${file}:${line} ${severity} ${code}`)

const findInPair = (text: string, others: Readonly<Record<string, string>> = {}) =>
  find({
    'pages/a.md': createPageText('A page', text),
    'pages/a.es.md': translate(SPANISH),
    ...others,
  })

describe('an English page is reported whose text is in Spanish', () => {
  const problem = 'content/pages/a.md:6 error translation-language'

  test('with nothing that follows from it', () => {
    const linked = createPageText('B', 'Read [what to bring](/a#what-to-bring).')
    expect(findInPair(SPANISH, { 'pages/b.md': linked })).toEqual([problem])
  })

  test('although some words are in English', () => {
    expect(findInPair(`${SPANISH}\n\n::button[Contact us]{href=/contact}`)).toEqual([problem])
  })

  test('although it has no Spanish page', () => {
    const files = { 'pages/a.md': createPageText('A page', SPANISH) }
    expect(find(files)).toEqual(['content/pages/a.md:6 warning translation-language'])
  })
})

describe('a paragraph about someone who speaks Spanish', () => {
  const common = 'Llame o escriba y cuéntenos un poco de su familia.'
  const more = 'Le diremos antes de empezar si algo cuesta dinero.'
  const rosa = 'Puede pedir que le atienda Rosa, que habla español con las familias.'
  const findWith = (english: string) =>
    findInPair(`${ENGLISH}\n\n${english}`, {
      'pages/a.es.md': translate(`${SPANISH}\n\n${common} ${more} Nos dará gusto.`),
    })

  test('is reported if its other sentences are on the Spanish page', () => {
    expect(findWith(`${common} ${rosa} ${more}`)).toEqual([
      'content/pages/a.md:14 warning translation-language',
    ])
  })

  test.each([`${rosa} Ella le escucha con calma, y ora con quien lo pide.`, `${rosa} ${common}`])(
    'may greet those who read Spanish: %s',
    (words) => {
      expect(findWith(words).join()).not.toContain('translation-language')
    },
  )
})

describe('a Spanish paragraph in place of an English one', () => {
  const link = 'Lea qué esperar en una primera visita para los niños (en inglés).'
  const findProblems = (typed: string) =>
    createTestSite({
      'pages/a.md': createPageText('A page', `${ENGLISH}\n\n${typed}`),
      'pages/a.es.md': translate(`${SPANISH}\n\nEstá bien. Puede empezar con una llamada corta.`),
    }).problems.filter(({ code }) => code === 'translation-language')

  test('is reported although it links to an English page, with its place on the Spanish page', () => {
    const found = findProblems(`No se preocupe. Puede empezar con una llamada corta. ${link}`)
    expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual(['content/pages/a.md:14'])
    expect(found[0]?.fix).toContain('on line 16, in place of “Está bien. Puede empezar con …”')
  })

  test('may say that we speak Spanish', () => {
    const typed = `Hablamos español en la clínica. Puede empezar con una llamada. ${link}`
    expect(findProblems(typed)).toEqual([])
  })
})

test('a Spanish question is reported on an English page', () => {
  const question = `:::question[¿Puedo traer a los niños?]\nSí. Hay un lugar para que jueguen.\n:::`
  expect(findInPair(`${ENGLISH}\n\n${question}`)).toEqual([
    'content/pages/a.md:14 warning translation-language',
  ])
})

const LONG =
  'Pregunte cómo funciona el grupo, cuándo nos reunimos y qué necesita. Le diremos antes si algo cuesta dinero, y puede venir con sus hijos.'

test('a Spanish paragraph is reported on an English page, and not that the page has changed', () => {
  const marked = translate(SPANISH).replace(
    '\ntranslation_of:',
    '\ntranslated_from: abcd efgh\ntranslation_of:',
  )
  expect(findInPair(`${ENGLISH}\n\n${LONG}`, { 'pages/a.es.md': marked })).toEqual([
    'content/pages/a.md:14 warning translation-language',
  ])
})

test('a question about the language is reported if only the English page has it', () => {
  const question = ':::question[¿Hablan español?]\nSí. Hay una persona que lo habla.\n:::'
  const marked = translate(SPANISH).replace(
    '\ntranslation_of:',
    '\ntranslated_from: abcd efgh\ntranslation_of:',
  )
  const problem = 'content/pages/a.md:14 warning translation-language'
  expect(findInPair(`${ENGLISH}\n\n${question}`, { 'pages/a.es.md': marked })).toEqual([problem])
  const both = { 'pages/a.es.md': `${marked}\n\n${question}\n` }
  expect(findInPair(`${ENGLISH}\n\n${question}`, both).join()).not.toContain('a.md')
})

test('several Spanish parts are reported once', () => {
  const text = `${LONG}\n\n${ENGLISH}\n\n- ${LONG.replace('grupo', 'programa')}`
  expect(findInPair(text)).toEqual(['content/pages/a.md:6 warning translation-language'])
})

test('a Spanish description is reported on an English page', () => {
  const page = createPageText('A page', ENGLISH).replace(
    /^description: .*$/m,
    'description: Una descripción que es para los que nos visitan y que está en la página.',
  )
  expect(findInPair('', { 'pages/a.md': page })).toEqual([
    'content/pages/a.md:3 warning translation-language',
  ])
})

describe('an English page has no problem with', () => {
  test.each([
    ['a greeting', 'Hablamos español. Llámenos, y pregunte por alguien que lo hable con usted.'],
    [
      'a verse',
      '> El Señor está cerca de los que tienen el corazón quebrantado.\n>\n> Salmo 34:18',
    ],
    [
      'a question about the language',
      ':::question[¿Hablan español?]\nSí. Hay una persona que lo habla con usted los lunes.\n:::',
    ],
    ['words in Spanish that it announces', `In Spanish, we say this:\n\n${LONG}`],
    ['a long greeting', `Hablamos español. ${LONG}`],
    ['what a mother said', `“${LONG}”`],
    [
      'names',
      'Join us for the Día de los Niños and Las Posadas, with música and a piñata for all.',
    ],
  ])('%s', (_, more) => {
    expect(findInPair(`${ENGLISH}\n\n${more}`).join()).not.toContain('translation-language')
  })

  test('a short text for neighbors without a Spanish page', () => {
    const text = 'Hablamos español. Llámenos, y pregunte por alguien que lo hable con usted.'
    expect(find({ 'pages/a.md': createPageText('Español', text) })).toEqual([])
  })
})

test('of a translation in a wrong folder, nothing else is said', () => {
  const reader = createPageText('Otra', 'Lea [una página (en inglés)](/a) con los niños.')
  const files = {
    'pages/a.md': createPageText('A page', ENGLISH),
    'pages/es/a.md': translate(SPANISH),
    'pages/b.md': createPageText('Another'),
    'pages/b.es.md': reader.replace('\n---\n\n', '\nlang: es\ntranslation_of: /b\n---\n\n'),
  }
  expect(find(files).filter((line) => !line.includes('/b.'))).toEqual([
    'content/pages/es/a.md:1 error file-misplaced',
  ])
  expect(find(files).join()).not.toContain('translation-link')
})

describe('a published English page that became Spanish', () => {
  const record = { 'addresses.txt': '/\n/a\n' }

  test.each([
    ['without the lines of a translation', createPageText('Una página', SPANISH)],
    ['with lang and translation_of', translate(SPANISH)],
    [
      'with a short text',
      translate('Ore por las familias y los bebés de nuestra comunidad, con nosotros.'),
    ],
    ['with lang alone', translate(SPANISH).replace('\ntranslation_of: /a', '')],
    ['with translation_of alone', translate(SPANISH).replace('\nlang: es', '')],
  ])('gets its English text back, %s', (_, text) => {
    const { problems } = createTestSite({ 'pages/a.md': text, ...record })
    const own = problems.filter(({ file }) => file === 'content/pages/a.md')
    expect(own.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'error translation-language',
    ])
    expect(own[0]?.fix).toContain('into a new file, content/pages/a.es.md')
  })

  test('is another thing than a new page without .es in its name', () => {
    const files = { 'pages/b.md': translate(SPANISH), 'pages/a.md': createPageText('A', ENGLISH) }
    expect(find({ ...files, ...record })).toEqual(['content/pages/b.md:4 error language-mismatch'])
  })

  test('is another thing than an English page that says it is Spanish', () => {
    expect(find({ 'pages/a.md': translate(ENGLISH), ...record })).toEqual([
      'content/pages/a.md:4 error language-mismatch',
    ])
  })
})
