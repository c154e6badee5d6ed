// Mistakes in links to people on the Team page: people who have another name now, and names with a typo.
import { createEntryText } from '../../create-test-site'
import { createBodyMistakes, createMistakes, type Mistake, type Mutation } from '../mistake'

const person = (name: string, title = 'Helper') =>
  createEntryText({ name, title, order: '1' }, 'Always glad to help.')

const TEAM = {
  'team/sam-sampleton.md': person('Sam Sampleton'),
  'team/luis-exempla.md': person('Luis Exempla'),
  'team/nora-sampleton-lane.md': person('Nora Sampleton-Lane'),
  'team/grace-exempla.md': person('Grace Exempla'),
}

const LINK = 'Ask [Sam Sampleton](/about/team#sam-sampleton) for help.'
const renamed = (name: string, valid: string, typed: string): Mutation => [
  name,
  valid,
  typed,
  'anchor-broken 6:5 -',
  'repaired',
]

const LUIS = 'Ask [Luis Exempla](/about/team#luis-exempla) for help.'
const misnamed = (typed: string): Mutation => [
  `the words ${typed} for a link to Luis Exempla`,
  LUIS,
  LUIS.replace('Luis Exempla', typed),
  'person-name 6:5 -',
  'repaired',
]

const ofHis = LUIS.replace('Luis Exempla', 'Luis Exempla’s story')

export const peopleLinkMistakes: readonly Mistake[] = createBodyMistakes([
  renamed(
    'a person with a short first name now',
    LINK,
    'Ask [Samuel Sampleton](/about/team#samuel-sampleton) for help.',
  ),
  renamed(
    'a person with a short first name now, in more words',
    LINK.replace('[Sam Sampleton]', '[**Sam Sampleton** or his helper]'),
    'Ask [**Samuel Sampleton** or his helper](/about/team#samuel-sampleton) for help.',
  ),
  renamed(
    'a person with a short first name now, who is not named',
    LINK.replace('[Sam Sampleton]', '[our helper]'),
    'Ask [our helper](/about/team#samuel-sampleton) for help.',
  ),
  renamed(
    'a typo in the address of a person',
    LINK,
    'Ask [Sam Sampleton](/about/team#sam-sampelton) for help.',
  ),
  ...['Nora Sampleton-Lane', '**Nora Sampleton-Lane** or Sam', 'Nora Sampleton-Lane’s desk'].map(
    (words) =>
      renamed(
        `a longer last name in the words of a link, but not in its address: ${words}`,
        `Ask [${words}](/about/team#nora-sampleton-lane) for help.`,
        `Ask [${words}](/about/team#nora-sampleton) for help.`,
      ),
  ),
  [
    'a person with another last name now',
    LINK,
    'Ask [Sam Marriedname](/about/team#sam-marriedname) for help.',
    'anchor-broken 6:5 -',
  ],
  renamed(
    'the address of a person who has left, with the name of another one',
    LUIS,
    LUIS.replace('#luis-exempla', '#nora-gone'),
  ),
  [
    'a typo in the last name of a person, without a link',
    'Luis Exempla brings the bottles.',
    'Luis Exampla brings the bottles.',
    'person-name 6:1 -',
  ],
  [
    'a last name that sounds the same, after ask for',
    'Ask for Luis Exempla at the desk.',
    'Ask for Luis Exemplow at the desk.',
    'person-name 6:9 -',
  ],
  [
    'a last name that sounds the same, before a title',
    'Call Sam Sampleton, our office manager.',
    'Call Sam Samplten, our office manager.',
    'person-name 6:6 -',
  ],
  [
    'a first name with another letter, in Spanish',
    'Grace Exempla, nuestra gerente, le ayuda.',
    'Grayce Exempla, nuestra gerente, le ayuda.',
    'person-name 6:1 -',
  ],
  misnamed('Louis Exempla'),
  misnamed('Luis Exempal'),
  misnamed('Luis Exemplas'),
  misnamed('Louis Exmpla'),
  [
    'a typo in a first name alone',
    LUIS.replace('Luis Exempla', 'Luis'),
    LUIS.replace('Luis Exempla', 'Louis'),
    'person-name 6:5 -',
    'repaired',
  ],
  [
    'a typo in a name that has more words after it',
    ofHis,
    ofHis.replace('Luis', 'Louis'),
    'person-name 6:5 -',
    'repaired',
  ],
  ...['Gracia Exempla', 'Gracia Exempla (en inglés)', 'Gracia'].map((typed): Mutation => {
    const valid = `Pregunte por [${typed}](/about/team#grace-exempla).`
    return [
      `a first name that a program has translated: ${typed}`,
      valid.replace('Gracia', 'Grace'),
      valid,
      'person-name 6:14 -',
      'repaired',
    ]
  }),
  [
    'a first name that a program has translated, without a link',
    'Pregunte por Grace Exempla.',
    'Pregunte por Gracia Exempla.',
    'person-name 6:14 -',
  ],
  [
    'another last name of a person',
    LUIS,
    LUIS.replace('Luis Exempla', 'Luis Marriedname'),
    'person-name 6:5 -',
  ],
  [
    'the name of one person with the address of another',
    LUIS,
    LUIS.replace('Luis Exempla', 'Sam Sampleton'),
    'person-name 6:5 -',
  ],
  ...['Samuel Formerly', 'Email Rebecca Formerly'].map((words): Mutation => [
    `the name of someone who has left, with the address of a colleague: ${words}`,
    LUIS,
    LUIS.replace('Luis Exempla', words),
    'person-name 6:5 -',
  ]),
  [
    'the name of someone who has left, with the address of a colleague, in Spanish',
    'Pregunte por [Luis Exempla](/about/team#luis-exempla).',
    'Pregunte por [Rebeca Formerly](/about/team#luis-exempla).',
    'person-name 6:14 -',
  ],
]).map((mistake) => ({ ...mistake, otherFiles: TEAM }))

const COLLEAGUES = {
  'team/luis-exempla.md': person('Luis Exempla', 'Volunteer Coordinator'),
  'team/callie-exempla.md': person('Callie Exempla', 'Events Coordinator'),
  'team/marian-exempla.md': person('Marian Exempla', 'Executive Director'),
  'team/wilma-exempla.md': person('Wilma Exempla', 'Grants Manager'),
  'team/zelda-exempla.md': person('Zelda Exempla', 'Bookkeeper'),
  'team/petra-exempla.md': person('Petra Exempla', 'Intern'),
  'team/walter-exempla.md': person('Walter Exempla', 'Chaplain'),
  'team/gerald-exempla.md': person('Gerald Exempla', 'Assistant Administrator'),
  'team/ida-exempla.md': person('Ida Exempla', 'Administrator'),
}

const titled = (valid: string, typed: string, column: number, line = 6): Mutation => [
  `a title that is not that of the person: ${typed}`,
  valid,
  typed,
  `person-title ${line}:${column} -`,
]

const CALLIE = 'Ask for Callie Exempla, our Events Coordinator.'
const MARIAN = '**Marian Exempla**\\\nExecutive Director'

export const titleMistakes: readonly Mistake[] = createBodyMistakes([
  titled(CALLIE, CALLIE.replace('Events', 'Volunteer'), 9),
  titled(CALLIE, 'Ask for [Luis Exempla](/about/team#luis-exempla), our Events Coordinator.', 9),
  titled(CALLIE, 'Ask our Volunteer Coordinator, Callie Exempla.', 5),
  titled(CALLIE, 'Pregunte por Luis Exempla, nuestra Events Coordinator.', 14),
  titled(MARIAN, MARIAN.replace('Executive Director', 'Chief Executive Officer'), 1, 7),
  titled(MARIAN, 'A letter from Marian Exempla, our CEO.\n\nOur CEO writes each year.', 15),
  titled(CALLIE, 'Ask for Ruth Formerly, our Events Coordinator.', 9),
  titled(CALLIE, 'Ask for [Luis Exempla](/about/team#luis-exempla), our events coordinator.', 9),
  titled(CALLIE, 'Ask the volunteer coordinator, Callie Exempla.', 5),
  titled(CALLIE, 'Our chaplain, Petra Exempla, is glad to talk with you.', 1),
  titled(CALLIE, 'Petra Exempla is our chaplain.', 1),
  titled(CALLIE, 'You can also write to chaplain Petra Exempla.', 23),
  titled(CALLIE, 'Ask Petra Exempla, our chaplain.', 5),
  titled(CALLIE, 'Call us (our chaplain, Petra Exempla, likes questions) or write.', 10),
  titled(MARIAN, '**Marian Exempla**\\\nChair of the Board', 1, 7),
  titled(CALLIE, 'A letter from Callie Exempla, Chair of our Board, came today.', 15),
  titled(CALLIE, 'Our administrator, Gerald Exempla, will say a few words.', 1),
  ...['events coordinator', 'our Grants Manager', 'Ask for the grants manager'].map(
    (words): Mutation =>
      titled(CALLIE, `Write to [${words}](/about/team#zelda-exempla) first.`, 10),
  ),
  titled('**Wilma Exempla**\\\nGrants Manager', '**Ruth Formerly**\\\nGrants Manager', 3),
]).map((mistake) => ({ ...mistake, otherFiles: COLLEAGUES }))

const SUCCESSOR = {
  ...COLLEAGUES,
  'team/jenna-exempla.md': person('Jenna Exempla', 'Church Relations'),
}
const JENNA =
  'Call us. Ask for [Jenna Exempla](/about/team#jenna-exempla), who looks after our ties with churches.'

export const leftPeopleMistakes: readonly Mistake[] = createBodyMistakes([
  [
    'a person who has left and has a successor with the same title',
    JENNA,
    JENNA.replace('Jenna Exempla', 'Samuel Gone').replace('jenna-exempla', 'samuel-gone'),
    'anchor-broken 6:18 -',
  ],
  [
    'a person who has left, and nothing says who took over',
    'Ask [Jenna Exempla](/about/team#jenna-exempla) for the key.',
    'Ask [Samuel Gone](/about/team#samuel-gone) for the key.',
    'anchor-broken 6:5 -',
  ],
]).map((mistake) => ({ ...mistake, otherFiles: SUCCESSOR }))

const createHelper = (first: string) =>
  createEntryText(
    { name: `${first} Exempla`, title: 'Helper', order: '1' },
    `${first} helps with our texts. She owns more highlighters than she will admit.`,
  )

export const copiedFirstNameMistakes: readonly Mistake[] = [
  ...createMistakes('team/sample.md', createHelper('Nora'), [
    [
      'the first name of a colleague in a sentence from her file',
      'She owns',
      'Callie owns',
      'person-name 7:28 -',
    ],
  ]),
  ...createMistakes('team/sample.md', createHelper('Tess'), [
    [
      'the first name of a colleague as the subject',
      'She owns more highlighters than she will admit.',
      'After work Callie walks her two dogs.',
      'person-name 7:39 -',
    ],
  ]),
  ...createMistakes('team/sample.md', createHelper('Vera'), [
    [
      'the first name of a colleague after a clause',
      'She owns more highlighters than she will admit.',
      'If a shift does not suit you, Callie will look for another one.',
      'person-name 7:58 -',
    ],
  ]),
  ...createMistakes('team/sample.md', createHelper('Lena'), [
    [
      'the first name of a colleague at the beginning',
      'Lena helps with our texts. She owns more highlighters than she will admit.',
      'Callie keeps the front desk friendly. If you are lost, look for Lena.',
      'person-name 7:1 -',
    ],
  ]),
].map((mistake) => ({
  ...mistake,
  otherFiles: {
    'team/callie-exempla.md': createEntryText(
      { name: 'Callie Exempla', title: 'Events Coordinator', order: '2' },
      'She owns more clipboards than she will admit.',
    ),
  },
}))
