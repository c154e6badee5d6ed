// References to verses, and times that look like them.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../test-fixtures/create-test-site'

test.each([
  'Psalm 150:6 and Psalm 119:176',
  '> Come to me.\n>\n> Matthew 11:28 (WEB)',
  '> Venid a mí todos.\n>\n> Salmo 11:7 (Reina-Valera 1909)',
  '> Venid á mí todos.\n>\n> Psalm 11:2 (RV 1909)',
  'John 3:16 (our verse this year)',
  'Song of Solomon 8:7, 1 Corinthians 13:4-7, 3 John 1:4',
  'Salmo 23:1 y Génesis 1:27',
  'Philippians 4:6-7, Jude 1:20 and Obadiah 1:3',
  'Filipenses 4:6 y Salmo 4:8',
  'Sirach 51:1 and Daniel 14:3',
  'Read Psalm 139, Psalm 151 or (Psalm 23) and Romans 12 at home.',
  'Call Ruth 334 555 0142 or John 316 times, Mark 12, 14 or 28.',
  'Galatians 101 begins in Room Daniel 412.',
  'We read (Luke 2) and (John 3 and 4), in Acts 2024.',
  'Isaiah 43:2 and Psalm 27, 28 and 30 (John 3, 4; Matthew 5,6)',
  '> The Lord is my shepherd.\n>\n> Psalm 23',
  'On Sunday 10:30 and Room 4:12',
  'Psalm 51:21, Romans 16:27, Malachi 3:24 and Daniel 3:90 in other Bibles',
  'Ruth is here at 9, James 5:30 and Titus 3:45.',
])('a page has no problem with: %s', (text) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', text) })).toEqual([])
})

const quote = (words: string, source: string) => `> ${words}\n>\n> ${source}`

test.each([
  ['the whole verse', quote('Jesus wept.', 'John 11:35')],
  ['a part of it', quote('lie down in green pastures.', 'Psalm 23:2 (WEB)')],
  ['a few words in a sentence', 'You are “fearfully and wonderfully made” (Psalm 139:14).'],
  ['a part after a dash', '“Be still, and know that I am God” — Psalm 46:10'],
  ['straight marks', '"Bear one another\'s burdens" (Galatians 6:2, WEB)'],
  ['marks within marks', '> “Jesus said, ‘Come to me, all you who labor…’”\n>\n> Matthew 11:28'],
  ['parts', quote('I will give thanks … My soul knows that very well.', 'Psalm 139:14')],
  ['parts with points', quote('Come to me ... and I will give you rest.', 'Matthew 11:28')],
  ['two verses', quote('He leads me beside still waters. He restores my soul.', 'Psalm 23:2-3')],
  ['a long dash in the range', quote('He restores my soul.', 'Psalm 23:2–3')],
  ['a range that is longer', quote('He restores my soul.', 'Psalms 23:1-6')],
  ['the LORD', quote('The LORD is my shepherd; I shall lack nothing.', 'Psalm 23:1')],
  [
    'the LORD as in our translation',
    quote('The LORD is my shepherd; I shall lack nothing.', 'Psalm 23:1 (WEB)'),
  ],
  ['the house of the LORD', quote('I will dwell in the Lord’s house forever.', 'Psalm 23:6')],
  ['GOD', quote('GOD is my shepherd; I shall lack nothing.', 'Psalm 23:1')],
  [
    'the Lord GOD',
    quote('The Lord GOD has given me the tongue of those who are taught.', 'Isaiah 50:4'),
  ],
  ['words in brackets', quote('He [the Lord] leads me beside [very] still waters.', 'Psalm 23:2')],
  ['a letter in brackets', quote('[H]e leads me beside still waters.', 'Psalm 23:2')],
  ['a word in bold', quote('Bear one another’s **burdens**.', 'Galatians 6:2')],
  ['a reference in italics', quote('Bear one another’s burdens.', '*— Galatians 6:2 (WEB)*')],
  ['a first line of ours', '> Our verse for May\n>\n> Jesus wept.\n>\n> John 11:35'],
  [
    'no "Selah"',
    quote('Many there are who say of my soul, “There is no help for him in God.”', 'Psalm 3:2'),
  ],
  [
    'the lines of a poem',
    '> He makes me lie down in green pastures.\\\n> He leads me beside still waters.\n>\n> Psalm 23:2',
  ],
  ['capital letters', quote('JESUS WEPT!', 'John 11:35')],
  ['verses of two chapters', quote('Some words that nobody knows.', 'Genesis 1:1-2:3')],
  ['two words of another verse', 'He gives “living water” (John 4:14) to all.'],
  ['three words of another verse', 'He is “the good shepherd” (John 10:16).'],
  ['words that are in two other verses', 'He is “the bread of life” (John 6:51).'],
  [
    'another verse beside one that says the opposite',
    'Galatians 6:5 is no answer to “Bear one another’s burdens, and so fulfill the law of Christ.”',
  ],
  [
    'a verse after two references',
    'We read in Galatians 6:2 and in Galatians 6:5, where he writes, “Bear one another’s burdens, and so fulfill the law of Christ.”',
  ],
  ['a part after its reference', 'As Psalm 46:10 says: “Be still, and know that I am God.”'],
  ['other words after a reference', 'With John 3:16 she asked, “Will you come to see us again?”'],
  [
    'a verse that a person quotes',
    'In Matthew 4:4, Jesus says, “Man shall not live by bread alone.”',
  ],
  ['several references', quote('Some words that nobody knows.', 'John 3:16, 18')],
  ['a verse that other Bibles have', quote('Some words that nobody knows.', 'Acts 8:37')],
  ['a book that is not in ours', quote('Some words that nobody knows.', 'Daniel 14:3')],
  ['words in Spanish', quote('El Señor está conmigo y no temeré.', 'Daniel 3:17')],
  ['the name of a group', 'Our group “Burden Bearers” (Galatians 6:2) meets on Fridays.'],
  ['a person who likes a verse', '“I read it each day” – a mother of two (Psalm 23:1)'],
])('a quotation has no problem with %s', (_, text) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', text) })).toEqual([])
})

test.each([
  ['other words and no translation', quote('Jehova es mi luz y mi canto.', 'Daniel 3:17')],
  [
    'the words of another translation that is not named',
    quote('Ayúdense unos a otros a llevar sus cargas.', 'Gálatas 6:2'),
  ],
  ['the whole verse', quote('Jehová es mi pastor; nada me faltará.', 'Salmo 23:1 (RVA)')],
  ['"el Señor"', quote('El Señor es mi pastor; nada me faltará.', 'Salmos 23:1, RV 1909')],
  ['"del Señor"', quote('Del Señor es la tierra y su plenitud.', 'Sal. 24:1 (RVA)')],
  [
    'the accents of today',
    quote(
      'Porque de tal manera amó Dios al mundo, que ha dado a su Hijo unigénito',
      'S. Juan 3, 16 (Reina-Valera)',
    ),
  ],
  ['no accents', quote('Todo lo puedo en Cristo que me fortalece', 'Fil 4:13 (RVA)')],
  [
    'a part in a sentence',
    'Jesús dijo: «Venid a mí todos los que estáis trabajados» (Mateo 11:28).',
  ],
  ['a part after a title', quote('Ten piedad de mí, oh Dios', 'Salmo 51:1 (Reina-Valera 1909)')],
  ['a part with points', quote('Venid á mí … que yo os haré descansar.', 'Mt 11,28 (RVA)')],
  ['two verses', quote('La caridad nunca deja de ser', '1ª Corintios 13,4-8 (RVA)')],
  ['an English quotation', quote('Jesus wept for all of his friends.', 'Juan 11:35 (RVA)')],
])('a quotation in a Spanish file has no problem with %s', (_, text) => {
  const problems = getTestProblems({ 'pages/a.es.md': createPageText('Una página', text) })
  expect(problems.filter((problem) => problem.includes('verse'))).toEqual([])
})

test.each([
  ['another chapter', quote('Jehová es mi pastor; nada me faltará.', 'Salmo 22:1 (RVA)')],
  ['another word', quote('Jehová es mi pastor; nada me falta.', 'Salmo 23:1')],
  ['words that nobody wrote', quote('Ayúdate que yo te ayudaré.', 'Salmo 23:1 (Reina-Valera)')],
])('a quotation in a Spanish file has a problem with %s', (_, text) => {
  const problems = getTestProblems({ 'pages/a.es.md': createPageText('Una página', text) })
  expect(problems.filter((problem) => problem.includes('verse'))).toEqual([
    expect.stringContaining('verse-words'),
  ])
})

test.each([
  'Gálatas 6:2',
  'Gálatas 6:2 (Reina-Valera 1909)',
  '*Gálatas 6:2*, Reina-Valera 1909',
  'Gálatas 6:2 (RVA)',
  'Gálatas 6:2, RVR 1909',
  'Gálatas 6:2 — Reina-Valera',
  'Gálatas 6:2. Dios habla hoy.',
])('a Spanish page may have the source %s', (source) => {
  const text = createPageText('Una página', quote('Sobrellevad los unos las cargas.', source))
  const problems = getTestProblems({ 'pages/a.es.md': text })
  expect(problems.filter((problem) => problem.includes('verse'))).toEqual([])
})

test.each([
  'Gálatas 6:2 (RVR1960)',
  'Gálatas 6:2, RVR60',
  'Gálatas 6:2 (Reina-Valera, 1960)',
  'Gálatas 6:2 — Reina Valera Revisada (1960)',
  '*Gálatas 6:2* NVI',
  '(Gálatas 6:2, DHH)',
  'Gálatas 6:2, versión Dios Habla Hoy',
  '— Gálatas 6:2 | LBLA',
  'Gálatas 6:2-3, tomado de la Biblia de las Américas',
  'Gálatas 6:2\n> NTV',
  'Gálatas 6:2\n>\n> Reina-Valera 1960',
])('a Spanish page may not have the source %s', (source) => {
  const text = createPageText('Una página', quote('Sobrellevad los unos las cargas.', source))
  const problems = getTestProblems({ 'pages/a.es.md': text })
  expect(problems.filter((problem) => problem.includes('verse'))).toEqual([
    expect.stringContaining('verse-translation'),
  ])
})

test('a quotation with marks of a Bible program has only that problem', () => {
  const text = quote('13 For you made me. 14 I will give thanks.', 'Psalm 139:13-14')
  const problems = getTestProblems({ 'pages/a.md': createPageText('A page', text) })
  expect(problems).toEqual([expect.stringContaining('foreign-mark')])
})

test.each([
  `Jesus said:\n\n${quote('Come to me, all you who labor and are heavily burdened, and I will give you rest.', 'Matthew 11:28')}`,
  `Jesus said:\n\n${quote('It is more blessed to give than to receive.', 'Acts 20:35')}`,
  `Then David said:\n\n${quote('The LORD is near to those who have a broken heart', 'Psalm 34:18')}`,
  `The body of Christ prayed:\n\n${quote('The LORD is near to those who have a broken heart', 'Psalm 34:18')}`,
  `Paul says:\n\n${quote('The LORD is near to those who have a broken heart', 'Psalm 34:18')}`,
  `Jesus said so. The psalm says:\n\n${quote('The LORD is near to those who have a broken heart', 'Psalm 34:18')}`,
  `Saint Paul wrote: “Bear one another’s burdens, and so fulfill the law of Christ.” (Galatians 6:2)`,
  `John Paul wrote: “The LORD is near to those who have a broken heart” (Psalm 34:18)`,
])('the words before a verse may be: %s', (body) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', body) })).toEqual([])
})
