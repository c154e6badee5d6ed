// Links and names of Spanish pages that are as they should be.
import { describe, expect, test } from 'vitest'
import { createPageText, createTestSite } from '../../test-fixtures/create-test-site'

const SPANISH_PAGE = (text: string) => ({
  'pages/a.md': createPageText('A page', 'Some words.'),
  'pages/a.es.md': createPageText('Una página', text).replace(
    /^description: .*$/m,
    'description: Unas palabras que son tan largas como deben ser, para las pruebas.\ntranslation_of: /a\ntranslated_from: MARKS',
  ),
})

test.each([
  'Lea [sobre los eventos (en inglés)](/events).',
  'Lea [sobre los eventos](/events) (en inglés).',
  'Hay un [calendario en inglés](/events) para todos.',
  'Estas páginas solo están en inglés: [eventos](/events) y [noticias](/blog).',
  'Lea [what to bring to the walk](/events).',
  'Vaya a [la página principal](/).',
  'Baje [el cartel](/files/poster.pdf) o [escríbanos](mailto:hello@example.org).',
  'Vea [el índice](/es/a) o [otro sitio](https://www.example.org/events).',
  '::button[Ver los eventos]{href=/events}',
])('a Spanish page has no problem with: %s', (text) => {
  const codes = createTestSite(SPANISH_PAGE(text)).problems.map(({ code }) => code)
  expect(codes).not.toContain('translation-link')
})

test.each([
  'Read [Spanish questions](/es/a).',
  'Lea [en español](/es/a), or [Español](/es/a).',
  'This page is also in Spanish: [contact us](/es/a).',
  'See [Una página](/es/a).',
  '::button[Preguntas]{href=/es/a}',
  '::button[Ask us in Spanish]{href=/es/a}',
  '[A page](/a) and [what we do](/events)',
])('an English page has no problem with: %s', (text) => {
  const files = { ...SPANISH_PAGE('Unas palabras.'), 'pages/b.md': createPageText('B page', text) }
  const codes = createTestSite(files).problems.map(({ code }) => code)
  expect(codes).not.toContain('translation-link')
})

test.each([
  '::button[Ask us]{href=/es/a}',
  'We speak Spanish.\n\n::button[Ask us]{href=/es/a}',
  'Read [what we do](/es/a).',
])('an English page has a problem with: %s', (text) => {
  const files = {
    ...SPANISH_PAGE('Unas palabras.'),
    'pages/b.md': createPageText('B page', text),
  }
  const codes = createTestSite(files).problems.map(({ code }) => code)
  expect(codes).toContain('translation-link')
})

test.each([
  '¿Puedo ir sola? **¿Con quién hablo?** (¿Y si llego tarde?)',
  'Si tiene miedo, ¿con quién habla? ¡Llame hoy!',
  '- ¿Le duele algo,\no tiene otra pregunta?\n- «¿Qué hago?»',
  'Vea https://www.example.org/?a=1 (?) o diga “Can I come with a friend?” en la puerta.',
  ':::question[¿La Sra. Ruiz habla español?]\nSí.\n:::',
  'Aprenda a decir: “Can I come?” y “Thank you!”',
  'Dijo que sí... ¿verdad?! ¡No puede ser!',
])('a Spanish page has no mark missing in: %s', (text) => {
  const codes = createTestSite(SPANISH_PAGE(text)).problems.map(({ code }) => code)
  expect(codes).not.toContain('mark-missing')
})

test('a Spanish address that was published keeps its file', () => {
  const files = {
    'pages/a.md': createPageText('A page'),
    'pages/palabras.es.md': SPANISH_PAGE('Unas palabras.')['pages/a.es.md'],
  }
  const getCodes = (addresses: string) => {
    const site = { ...files, 'addresses.txt': addresses }
    return createTestSite(site).problems.map(({ code }) => code)
  }
  expect(getCodes('/es/palabras\n')).not.toContain('translation-name')
  expect(getCodes('/a\n')).toContain('translation-name')
})

test.each([
  ['In 1983, we had 12 chairs. In 2020, we had 40.', 'En 2020 teníamos 40 sillas; en 1983, 12.'],
  ['Come with 2 friends, or 12.', 'Venga con dos amigos, o 12.'],
  ['We gave 1,200 coats in 2019.', 'Regalamos 1200 abrigos en 2019.'],
  ['Walk 26 miles with us.', 'Camine 42 kilómetros (26 millas) con nosotros.'],
  ['Come to 12 Sample Street by 9:30 AM.', 'Venga a la calle Sample 12 a las 9:30 a. m.'],
  ['Come on Thursdays, or on Saturday.', 'Venga los jueves o el sábado.'],
  ['Come on Wednesdays and Sundays.', 'Venga los miércoles y los domingos.'],
  ['Sunday school is open on weekdays.', 'La escuela dominical abre de lunes a viernes.'],
  ['You may call. March with us in May.', 'Puede llamar. Marche con nosotros en mayo.'],
  ['Both of them came for two weeks.', 'Los dos vinieron por dos semanas.'],
  ['We meet at 6 PM, in September.', 'Nos reunimos a las 6:00 p. m., en setiembre.'],
  ['Open 6-8 PM in two rooms.', 'Abierto de 6:00 a 8:00 p. m. en dos salas.'],
  ['Give once.', 'Puede dar durante cuatro semanas.'],
  ['You can give once.', 'Puede dar diez dólares una sola vez.'],
  ['Open at ten, and again at 2 PM.', 'Abierto a las diez y otra vez a las 2 p. m.'],
])('a translation has no problem with the numbers of: %s', (english, spanish) => {
  const files = {
    'pages/a.md': createPageText('A page', english),
    'pages/a.es.md': SPANISH_PAGE(spanish)['pages/a.es.md'],
  }
  const codes = createTestSite(files).problems.map(({ code }) => code)
  expect(codes).not.toContain('translation-value')
})

test.each([
  ['## Una mañana en español\n\nNos reunimos con familias que hablan español en casa.\n\n', ''],
  [
    '## Clases en español\n\nNos reunimos cada semana.\n\n- Martes por la mañana\n- Jueves por la tarde\n\nLlame antes de venir.\n\n',
    '',
  ],
  ['', '\n\n## También en español\n\n| Día | Hora |\n| --- | --- |\n| Martes | Mañana |'],
])('a finished translation may have a section of its own: %j, %j', (before, end) => {
  const english =
    'Come and see.\n\n## What to bring\n\n- Shoes\n\n## How to begin\n\nCall us first.'
  const spanish = `Venga y vea.\n\n## Qué traer\n\n- Zapatos\n\n${before}## Para empezar\n\nLlámenos primero.${end}`
  const getProblems = (marks: string) =>
    createTestSite({
      'pages/a.md': createPageText('A page', english),
      'pages/a.es.md': (SPANISH_PAGE(spanish)['pages/a.es.md'] ?? '').replace(
        'translated_from: MARKS',
        marks,
      ),
    }).problems
  const offered = getProblems('lang: es')
    .map(({ fix }) => /translated_from: [a-z ]+$/.exec(fix)?.[0])
    .find((fix) => fix !== undefined)
  expect(getProblems(offered ?? '')).toEqual([])
})

test.each([
  '- Walk for Life\n- Baby Bottle Boomerang',
  '“Amazing grace that never ends”',
  '> Amazing grace that never ends',
  '- Sample Church, 12 Sample Street',
  'Lantern Hill Center of East Alabama',
  'Todos los servicios son gratuitos.',
  '## Hope Gala',
  '::button[Hope Gala]{href=/events}',
  '::button[Walk for Life]{href=/events}',
  '::button[Donar]{href=/events}',
  '::button[Visa Central]{href=/events}',
  '- Chat\n- Control\n- Baby shower',
  '- Give Hope Fund\n- Walk Central',
])('a translation may have the same words as the English text: %s', (words) => {
  const files = {
    'pages/a.md': createPageText('A page', words),
    'pages/a.es.md': SPANISH_PAGE(words)['pages/a.es.md'],
  }
  const codes = createTestSite(files).problems.map(({ code }) => code)
  expect(codes).not.toContain('translation-english')
})

test.each([
  'button_text: Hope Gala\nbutton_link: /contact',
  'button_text: Donar\nbutton_link: /contact',
  'button_text: Hotel Central\nbutton_link: /contact',
  'image: walk.svg\nimage_alt: decorative',
  'image: walk.svg\nimage_alt: Walk for Life',
])('a translation may have the same line as the English text: %s', (line) => {
  const add = (text = '') => text.replace('\n---\n\n', () => `\n${line}\n---\n\n`)
  const { 'pages/a.md': english, 'pages/a.es.md': spanish } = SPANISH_PAGE('Unas palabras.')
  const files = { 'pages/a.md': add(english), 'pages/a.es.md': add(spanish) }
  const codes = createTestSite(files).problems.map(({ code }) => code)
  expect(codes).not.toContain('translation-english')
})

test('a translation may have the name of an event as its subject', () => {
  const subject = (text: string) =>
    text.replace(/^title: .*\n/m, 'title: Hope Gala\nemail_subject: Hope Gala\n')
  const { 'pages/a.md': english, 'pages/a.es.md': spanish } = SPANISH_PAGE('Unas palabras.')
  const files = { 'pages/a.md': subject(english), 'pages/a.es.md': subject(spanish) }
  const codes = createTestSite(files).problems.map(({ code }) => code)
  expect(codes).not.toContain('translation-english')
})

test('a page that is public is not to be hidden until all of it is translated', () => {
  const files = SPANISH_PAGE('Please call us before you come, and we will be glad to help you.')
  const find = (addresses: string) =>
    createTestSite({ ...files, 'addresses.txt': addresses })
      .problems.filter(({ code }) => code === 'translation-english')
      .map(({ fix }) => fix)
  expect(find('/es/a\n')).toEqual([
    'Write it in Spanish, or move it to content/pages/a.md if you meant the English page.',
  ])
  expect(find('/a\n')).toEqual([expect.stringContaining('you can hide the file')])
})

test('a translation that was complete may have a section of its own', () => {
  const english = createPageText('A page', '## More\n\nCome by.\n\n## Later\n\nCall us.')
  const own = '## Una noche\n\nEn febrero cenamos y cantamos. Lea [más (en inglés)](/events/walk).'
  const files = {
    'pages/a.md': english,
    'pages/a.es.md': SPANISH_PAGE(`## Más\n\nVenga.\n\n${own}\n\n## Luego\n\nLlame.`)[
      'pages/a.es.md'
    ],
  }
  const find = (marks: string) =>
    createTestSite({ ...files, 'pages/a.es.md': files['pages/a.es.md'].replace('MARKS', marks) })
  const offered = find('').problems.map(({ fix }) => /translated_from: (.*)/.exec(fix)?.[1])
  const marks = offered.find((found) => found !== undefined) ?? ''
  expect(find(marks).problems.map(({ code }) => code)).toEqual([])
})

describe('a Spanish text has no problem with the word tú', () => {
  const formal = 'Usted llama, usted viene, usted pregunta, usted decide y usted vuelve.'
  const getCodes = (text: string) =>
    createTestSite(SPANISH_PAGE(text)).problems.map(({ code }) => code)

  test.each([
    `${formal} Una madre le preguntó a su hija: «¿Puedes venir? Te espero».`,
    `${formal}\n\nSeñor, tú nos conoces, y tus manos nos sostienen.`,
    `${formal}\n\n> Porque tú formaste mis entrañas.\n>\n> Salmo 139:13`,
    `${formal} Le servimos un té, y hablamos de su turno.`,
  ])('among others: %s', (text) => {
    expect(getCodes(text)).not.toContain('translation-usted')
  })

  test('if the site never says usted', () => {
    expect(getCodes('Llámanos cuando quieras, y cuéntanos qué necesitas.')).not.toContain(
      'translation-usted',
    )
  })
})

test('a translation may have its title among its other names, as it translates the list of its original', () => {
  const names = 'also_known_as:\n  - una página\n---'
  const page = SPANISH_PAGE('Unas palabras.')['pages/a.es.md'].replace(
    /\n---\n\n/,
    `\n${names}\n\n`,
  )
  const codes = createTestSite({ ...SPANISH_PAGE(''), 'pages/a.es.md': page }).problems.map(
    ({ code }) => code,
  )
  expect(codes).not.toContain('name-twice')
})
