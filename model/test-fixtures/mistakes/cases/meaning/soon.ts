// Days in a text that are right only for a short time, and holidays beside days that are not theirs.
import { createBodyMistakes, createMistakes, EVENT_TEXT, TEXT, type Mistake } from '../../mistake'

const soon = (valid: string, typed: string, column: number): Mistake[] =>
  createBodyMistakes([[`soon: ${typed}`, valid, typed, `date-relative 6:${column} -`]])

/** The event of the fixtures is on a Tuesday. */
const soonInEvent = (valid: string, typed: string, column: number): Mistake[] =>
  createMistakes('events/sample.md', EVENT_TEXT.replace(TEXT, valid), [
    [`soon in an event: ${typed}`, valid, typed, `date-relative 15:${column} -`],
  ])

const holiday = (valid: string, typed: string, column: number): Mistake[] =>
  createBodyMistakes([[`holiday: ${typed}`, valid, typed, `holiday-day 6:${column} -`]])

const ordinal = (valid: string, typed: string, column: number): Mistake[] =>
  createBodyMistakes([[`place in a month: ${typed}`, valid, typed, `weekday-wrong 6:${column} -`]])

/** The event of the fixtures is on the fourth Tuesday of November. */
const ordinalInEvent = (valid: string, typed: string, expected: string): Mistake[] =>
  createMistakes('events/sample.md', EVENT_TEXT.replace(TEXT, 'Join us on Tuesday.'), [
    [`place of an event in a month: ${typed}`, valid, typed, `weekday-wrong ${expected}`],
  ])

/** The fourth Tuesday of November in a later year, with the date in the year before. */
const inLaterYear = (words: string, date: string): Mistake[] =>
  createMistakes('events/sample.md', EVENT_TEXT.replace(TEXT, words).replace('2025-11-25', date), [
    [`later year: ${words}`, date, date.replace('2026', '2025'), 'date-differs 4:7 date'],
  ])

const small = (valid: string, typed: string, column: number): Mistake[] =>
  createBodyMistakes([
    [`small letters: ${typed}`, valid, typed, `day-small 6:${column} -`, 'repaired'],
  ])

/** News that are on top of every page on days when their words are wrong. */
const news = (title: string, typed: string, [from, until]: readonly [string, string]): Mistake[] =>
  createMistakes(
    'notices/sample.md',
    `---\ntitle: ${title}\ntype: news\nfrom: ${from}\nuntil: ${until}\n---\n`,
    [[`news: ${typed}`, `title: ${title}`, `title: ${typed}`, 'date-relative 2:8 title']],
  )

/** News that ask for something until a day. */
const lastDay = (valid: string, typed: string): Mistake[] =>
  createMistakes(
    'notices/sample.md',
    `---\ntitle: Please call us by ${valid}.\ntype: news\nfrom: 2081-11-10\nuntil: 2081-11-19\n---\n`,
    [[`news: by ${typed}`, valid, typed, 'notice-days 2:8 title']],
  )

export const soonMistakes: readonly Mistake[] = [
  ...lastDay('November 19, 2081', 'November 19, 2080'),
  ...createBodyMistakes([
    [
      'a weekday that does not fit the day beside it',
      'Nobody is there on Friday, December 25. Write to us on Tuesday the 29th.',
      'Nobody is there on Friday, December 25. Write to us on Tuesday the 28th.',
      'weekday-wrong 6:56 -',
    ],
  ]),
  ...soon(
    'Beginning in January 2084, friends of the park will get a map.',
    'Beginning in January 2024, friends of the park will get a map.',
    14,
  ),
  ...news(
    'Our phones are out of order, so please send us an email.',
    'Our phones are out of order today, so please send us an email.',
    ['2081-11-30', '2081-12-30'],
  ),
  ...news(
    'It is Giving Tuesday, and you can help a family from home.',
    'Tomorrow is Giving Tuesday, and you can help a family from home.',
    ['2082-11-28', '2082-12-01'],
  ),
  ...news(
    'Our CEO speaks at Sample Chapel on Sundays at 10:30 AM.',
    'Our CEO speaks at Sample Chapel this Sunday at 10:30 AM.',
    ['2083-11-29', '2083-12-11'],
  ),
  ...news('Our doors close at noon.', 'Our doors close at noon tomorrow.', [
    '2084-03-01',
    '2084-03-04',
  ]),
  ...news('Cerramos por la nieve.', 'Cerramos esta tarde por la nieve.', [
    '2085-01-10',
    '2085-01-12',
  ]),
  ...small('We move on Monday, December 7.', 'We move on monday, december 7.', 12),
  ...small('Come on Fridays.', 'Come on fridays.', 9),
  ...small('We move on May 3, 2027.', 'We move on may 3, 2027.', 12),
  ...small('We move on Monday, December 7.', 'We move on Monday, diciembre 7.', 12),
  ...small('We move on May 3, 2027.', 'We move on mayo 3, 2027.', 12),
  ...soon('We are closed on Fridays.', 'We are closed this Friday.', 15),
  ...soon('Join us at 6:00 PM.', 'Join us tomorrow at 6:00 PM.', 9),
  ...soon('Join us at 6:00 PM.', 'Join us tonight at 6:00 PM.', 9),
  ...soon('Drop off diapers.', 'This weekend, drop off diapers.', 1),
  ...soon('Nos reunimos los sábados.', 'Nos reunimos el próximo sábado.', 14),
  ...soonInEvent('On Tuesday evening the choirs sing.', 'Next Tuesday evening the choirs sing.', 1),
  ...soonInEvent('Cantamos el martes.', 'Cantamos el martes que viene.', 10),
  ...ordinal(
    'On the second Saturday of December, December 12, 2026',
    'On the second Saturday of December, December 5, 2026',
    37,
  ),
  ...ordinal('May 31, 2027, the last Monday in May.', 'May 24, 2027, the last Monday in May.', 1),
  ...ordinal(
    'El tercer domingo de enero (17 de enero de 2027)',
    'El tercer domingo de enero (24 de enero de 2027)',
    29,
  ),
  ...ordinal(
    'On the third Thursday of January 2027, the 21st, at three.',
    'On the third Thursday of January 2027, the 14th, at three.',
    40,
  ),
  ...ordinal(
    'El primer jueves de febrero de 2027, es decir, el día 4.',
    'El primer jueves de febrero de 2027, es decir, el día 5.',
    48,
  ),
  ...ordinalInEvent('Join us on Tuesday.', 'Join us on the third Tuesday of November.', '15:16 -'),
  ...ordinalInEvent(
    'Walk one mile with us.',
    'Walk with us on the last Saturday of November.',
    '7:10 summary',
  ),
  ...inLaterYear('In 2026, walk with us on the fourth Tuesday of November.', '2026-11-24'),
  ...inLaterYear('Join us on the fourth Tuesday of November, 2026.', '2026-11-24'),
  ...inLaterYear('Venga el cuarto martes de noviembre en 2026.', '2026-11-24'),
  ...holiday('Palm Sunday, March 21, 2027', 'Palm Sunday, March 28, 2027', 6),
  ...holiday('Holy Thursday (March 25, 2027)', 'Holy Thursday (March 18, 2027)', 6),
  ...holiday('Domingo de Ramos, 21 de marzo de 2027', 'Domingo de Ramos, 14 de marzo de 2027', 19),
  ...holiday('Thanksgiving, November 26, 2026', 'Thanksgiving, November 19, 2026', 15),
  ...holiday(
    'Second Sunday of Advent, December 6, 2026',
    'Second Sunday of Advent, December 13, 2026',
    8,
  ),
  ...holiday('on Easter Sunday, March 28, 2027', 'on Easter Sunday, April 5, 2027', 11),
  ...holiday('Easter (March 28, 2027)', 'Easter (April 4, 2027)', 9),
  ...holiday('Mother’s Day is on May 9, 2027', 'Mother’s Day is on May 2, 2027', 20),
  ...holiday('Father’s Day is June 20, 2027', 'Father’s Day is June 13, 2027', 17),
  ...holiday(
    'El Día del Padre es el 20 de junio de 2027',
    'El Día del Padre es el 13 de junio de 2027',
    24,
  ),
  ...holiday(
    'Día de Acción de Gracias, 26 de noviembre de 2026',
    'Día de Acción de Gracias, 19 de noviembre de 2026',
    27,
  ),
]
