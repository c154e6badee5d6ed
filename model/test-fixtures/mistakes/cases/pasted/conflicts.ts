// Mistakes that git leaves in a file when two people have changed the same lines.
import {
  createBodyMistakes,
  createMistakes,
  EVENT_TEXT,
  TEXT,
  type Mistake,
  type Mutation,
} from '../../mistake'

const DATE = 'date: 2025-11-25'
const OURS = `<<<<<<< HEAD\n${DATE}`
const THEIRS = 'date: 2025-11-26\n>>>>>>> main'

const fieldMutations: readonly Mutation[] = [
  ['two days', DATE, `${OURS}\n=======\n${THEIRS}`, 'merge-conflict 4:1 -'],
  [
    'two versions of several fields',
    `title: Walk for Life\n${DATE}`,
    `<<<<<<< HEAD\ntitle: Walk\n${DATE}\n=======\ntitle: A walk\n${THEIRS}`,
    'merge-conflict 3:1 -',
  ],
  [
    'two versions and the one before both',
    DATE,
    `${OURS}\n||||||| 3f98b9a\ndate: 2025-11-20\n=======\n${THEIRS}`,
    'merge-conflict 4:1 -',
  ],
  [
    'a field that one of two has deleted',
    DATE,
    `${OURS}\n=======\n>>>>>>> main`,
    'merge-conflict 4:1 -',
  ],
  ['only the first marks of two versions', DATE, OURS, 'merge-conflict 4:1 -', 'repaired'],
  [
    'only the last marks of two versions',
    DATE,
    `${DATE}\n>>>>>>> patch-1`,
    'merge-conflict 5:1 -',
    'repaired',
  ],
  ['only the marks above the older one', DATE, `||||||| 3f98b9a\n${DATE}`, 'merge-conflict 4:1 -'],
  [
    'only the middle of two versions',
    DATE,
    `${DATE}\n=======\ndate: 2025-11-26`,
    'merge-conflict 5:1 -',
  ],
  ['two versions without their middle', DATE, `${OURS}\n${THEIRS}`, 'merge-conflict 4:1 -'],
  ['two versions without their start', DATE, `${DATE}\n=======\n${THEIRS}`, 'merge-conflict 5:1 -'],
  [
    'two versions at the very top',
    '---\nid: sample',
    '<<<<<<< HEAD\n---\nid: sample\n=======\n---\nid: sample-2\n>>>>>>> main',
    'merge-conflict 1:1 -',
  ],
]

const bodyMutations: readonly Mutation[] = [
  [
    'two versions of a sentence',
    TEXT,
    '<<<<<<< HEAD\nCome along.\n=======\nCome with us.\n>>>>>>> main',
    'merge-conflict 6:1 -',
  ],
  [
    'two versions of a list',
    '- Shoes',
    '- Shoes\n<<<<<<< HEAD\n- A hat\n=======\n- A cap\n>>>>>>> sunny-days',
    'merge-conflict 7:1 -',
  ],
  [
    'the start of two versions',
    TEXT,
    '<<<<<<< HEAD\nCome along.',
    'merge-conflict 6:1 -',
    'repaired',
  ],
  [
    'the end of two versions',
    TEXT,
    'Come along.\n>>>>>>> main',
    'merge-conflict 7:1 -',
    'repaired',
  ],
  [
    'two versions above the end',
    TEXT,
    'Come along to the walk.\nCome with us to the walk.\n>>>>>>> main',
    'merge-conflict 8:1 -',
  ],
  [
    'the older of three versions',
    TEXT,
    'Come along.\n||||||| parent of 3f98b9a (Change the day)\nCome here.',
    'merge-conflict 7:1 -',
  ],
  [
    'three versions of a sentence',
    TEXT,
    '<<<<<<< HEAD\nCome along.\n||||||| 3f98b9a\nCome here.\n=======\nCome with us.\n>>>>>>> main',
    'merge-conflict 6:1 -',
  ],
  [
    'the end of two versions, with its note',
    TEXT,
    'Come along.\n\n>>>>>>> 3f98b9a (Change the day)',
    'merge-conflict 8:1 -',
    'repaired',
  ],
  [
    'two places with two versions',
    TEXT,
    '<<<<<<< HEAD\nCome.\n=======\nGo.\n>>>>>>> main\n\nNow.\n\n<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> main',
    'merge-conflict 6:1 -',
  ],
]

export const conflictMistakes: readonly Mistake[] = [
  ...createMistakes('events/sample.md', EVENT_TEXT, fieldMutations),
  ...createBodyMistakes(bodyMutations),
]
