// Questions and doubts that were left in a field: "1 Elm Road (or is it 11?)", "Nurse - ask Callie", "TBD, ask Callie".
import { createEntryText } from '../../../create-test-site'
import { createMistakes, EVENT_TEXT, type Mistake, type Mutation } from '../../mistake'

const ADDRESS = '7 Thimble Road, Auburn, AL'
const CHURCH = createEntryText(
  { name: 'Thimble Chapel', address: ADDRESS, event: 'walk', order: '10' },
  '',
)
const MEMBER = '---\nname: Ann Sample\ntitle: Member\norganization: A bank\norder: 17\n---\n'

const leave = (valid: string, typed: string, expected: string): Mutation => [
  `a question left in a field: ${typed.replace(valid, '').trim()}`,
  valid,
  typed,
  expected,
]

export const valueQuestionMistakes: readonly Mistake[] = [
  ...createMistakes('churches/sample.md', CHURCH, [
    ...[
      ' (or is it 17? Samuel, could you ask our office before this goes up)',
      ' (Samuel, is it 7 or 17?)',
      ' (17?)',
      ', or is it 17?',
      ' - is it 7 or 17?',
      ' ¿es 7 o 17?',
      ' (¿o 17?)',
      ' (I think)',
      ' (creo que es 17)',
      ' (Samuel knows the number)',
      ' (their letterhead says 17)',
      '; ask Samuel',
      ' – Samuel will confirm',
      ' (hay que preguntar a Samuel)',
      '?',
      ' (parsonage, please do not publish)',
      ' (home - do not print)',
      ' (private)',
      ' (not for the website)',
      ', confidential',
      ' - please don’t share',
      ' (casa, no publicar)',
      ' (por favor no compartir)',
    ].map((words) => leave(ADDRESS, `${ADDRESS}${words}`, 'note-left 3:10 address')),
    ...[
      'TBD, ask Callie',
      'Ask Callie',
      'not sure yet',
      'unknown',
      'por confirmar, preguntar a Callie',
      'Dropped Pin, Auburn, AL',
      'Unnamed Road',
      'HGX4+2P Auburn, AL',
      '32.60986, -85.48078',
      'Ubicación actual',
    ].map((words): Mutation => [
      `a value that is not known: ${words}`,
      ADDRESS,
      words,
      'text-example 3:10 address',
    ]),
  ]),
  ...createMistakes('board/sample.md', MEMBER, [
    leave('title: Member', 'title: Member, or is it Chair?', 'note-left 3:8 title'),
    leave('title: Member', 'title: Member (¿o es Tesorera?)', 'note-left 3:8 title'),
    leave('title: Member', 'title: Member (check with her)', 'note-left 3:8 title'),
    ...['Still waiting for her text', 'Esperando su texto'].map((words): Mutation => [
      `a value that is not there yet: ${words}`,
      'A bank',
      words,
      'text-example 4:15 organization',
    ]),
    leave('A bank', 'A bank (still?)', 'note-left 4:15 organization'),
    leave('A bank', 'A bank, not sure if it has another name', 'note-left 4:15 organization'),
  ]),
  ...createMistakes('events/sample.md', EVENT_TEXT, [
    leave('8:00 PM', '8:00 PM (Callie, is that right?)', 'note-left 5:7 time'),
    leave('8:00 PM', '8:00 PM ¿o es a las 9?', 'note-left 5:7 time'),
    leave('time: 6:00 PM - 8:00 PM', 'time: TBD, ask Callie', 'note-left 5:7 time'),
    leave(
      'Sample Park',
      'Sample Park (their farm, do not put this online)',
      'note-left 6:11 location',
    ),
    leave('one mile with us.', 'one mile with us. (internal use only)', 'note-left 7:10 summary'),
    leave(
      'decorative',
      'decorative (Callie, could we use the nice one from the gala here?)',
      'note-left 10:12 image_alt',
    ),
    ...['describe the drawing when I have time', 'describir el dibujo cuando tenga tiempo'].map(
      (words): Mutation => [
        `a picture to describe later: ${words}`,
        'decorative',
        words,
        'text-example 10:12 image_alt',
      ],
    ),
    leave(
      'one mile with us.',
      'one mile with us. The new map is here. I will upload it when Luis is back.',
      'note-left 7:10 summary',
    ),
    [
      'a last sentence that breaks off',
      'one mile with us.',
      'one mile with us. Guests register in',
      'text-broken-off 7:10 summary',
    ],
    [
      'a last sentence that ends with its auxiliary verb',
      'one mile with us.',
      'one mile with us. Ask that neighbors will',
      'text-broken-off 7:10 summary',
    ],
    ...[
      "'Shorter and warmer: Walk one mile with us.'",
      "'Opción B, más cercana: Walk one mile with us.'",
      'Walk one mile with us. Both sentences are now under fifteen words.',
    ].map((words): Mutation => [
      `a remark of a chat program: ${words}`,
      'summary: Walk one mile with us.',
      `summary: ${words}`,
      'chat-words 7:10 summary',
    ]),
    leave('decorative', 'decorative - the old picture was better', 'note-left 10:12 image_alt'),
    [
      'a place that a map does not name',
      'Sample Park',
      'My location, Auburn, AL',
      'text-example 6:11 location',
    ],
    leave(
      'one mile with us.',
      'one mile with us. Callie, please send me the new flyer.',
      'note-left 7:10 summary',
    ),
    leave('Sample Park', 'Sample Park (not sure)', 'note-left 6:11 location'),
    leave('one mile with us.', 'one mile (or 2?) with us.', 'note-left 7:10 summary'),
    leave(
      'summary: Walk one mile with us.',
      'summary: Luis, would this do? Walk one mile with us. Love, Callie',
      'note-left 7:10 summary',
    ),
    leave(
      'summary: Walk one mile with us.',
      'summary: Hola Luis, ¿qué te parece? Walk one mile with us. Abrazos, Rosa',
      'note-left 7:10 summary',
    ),
    leave('8:00 PM', '8:00 PM # maybe 9, ask Denise', 'note-left 5:7 time'),
    leave('8:00 PM', '8:00 PM # as last year', 'note-left 5:7 time'),
    leave('Sample Park', 'Sample Park # or the church hall?', 'note-left 6:11 location'),
    leave('Sample Park', 'Sample Park # falta confirmar con Luis', 'note-left 6:11 location'),
    leave('mile with us.', 'mile with us. # TODO make it longer', 'note-left 7:10 summary'),
    leave('Walk for Life', 'Walk for Life # Luis said Run for Life', 'note-left 3:8 title'),
    leave('2025-11-25', '2025-11-25 # check this', 'note-left 4:7 date'),
    [
      'a remark after a day',
      '2025-11-25',
      '2025-11-25 # a Tuesday',
      'note-left 4:7 date',
      'repaired',
    ],
    [
      'a remark after a picture',
      'walk.svg',
      'walk.svg # the old picture',
      'note-left 9:8 image',
      'repaired',
    ],
  ]),
]
