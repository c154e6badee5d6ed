// Values that a mail program or a PDF has broken into several lines.
import { createMistakes, EVENT_TEXT, PAGE_TEXT, type Mistake } from '../../mistake'

const MEANT =
  'Walk one mile with neighbors from all over East Alabama. Children are welcome, and there is a path for strollers and chairs on wheels.'
const SPANISH =
  'Camine una milla con sus vecinos. Traiga a los niños, porque también habrá un camino para carriolas y para sillas de ruedas.'
const WITH_COLON =
  'Walk one mile with neighbors from all over East Alabama. Our wish: that many families come along.'
const SERVICE = `---
title: Supplies
summary: Things that a baby needs, for families who come to see us.
description: Things that a baby needs in the first months, for families in East Alabama.
limits:
  - We have diapers, wipes and clothes only as long as people give them to us.
image: walk.svg
image_alt: decorative
order: 9
---

Come along.
`

const withDescription = (value: string) =>
  EVENT_TEXT.replace('Walk one mile with neighbors from all over East Alabama.', value)
const AT_DESCRIPTION = 'line-unreadable 9:1 description'

export const wrappedValueMistakes: readonly Mistake[] = [
  ...createMistakes('events/sample.md', withDescription(MEANT), [
    [
      'a description on three lines',
      'all over East Alabama. Children are welcome, and there is a path for',
      'all over\nEast Alabama. Children are welcome, and there is a path\nfor',
      AT_DESCRIPTION,
      'repaired',
    ],
    [
      'a description with a line that ends with a sentence',
      'East Alabama. Children are welcome, and there is a path for strollers and',
      'East Alabama.\nChildren are welcome, and there is a path for strollers\nand',
      AT_DESCRIPTION,
      'repaired',
    ],
    [
      'a description of which the last words are on a second line',
      'chairs on wheels.',
      'chairs\non wheels.',
      AT_DESCRIPTION,
      'repaired',
    ],
    [
      'a description in quotation marks on two lines',
      `description: ${MEANT}`,
      `description: "${MEANT.replace('there is', 'there\nis')}"`,
      AT_DESCRIPTION,
      'repaired',
    ],
    [
      'a description on the line below its name',
      `description: ${MEANT}`,
      `description:\n${MEANT}`,
      AT_DESCRIPTION,
      'repaired',
    ],
    [
      'a description on two lines below its name',
      `description: ${MEANT}`,
      `description:\n${MEANT.replace('path for', 'path\nfor')}`,
      AT_DESCRIPTION,
      'repaired',
    ],
    [
      'another sentence below a description',
      'East Alabama. Children are welcome',
      'East Alabama.\nChildren are welcome',
      AT_DESCRIPTION,
      'repaired',
    ],
  ]),
  ...createMistakes('events/sample.md', withDescription(SPANISH), [
    [
      'a Spanish description on three lines',
      'los niños, porque también habrá un camino para',
      'los\nniños, porque también habrá un camino\npara',
      AT_DESCRIPTION,
      'repaired',
    ],
  ]),
  ...createMistakes('events/sample.md', withDescription(`"${WITH_COLON}"`), [
    [
      'a description with a colon on two lines',
      `"${WITH_COLON}"`,
      WITH_COLON.replace('many ', 'many\n'),
      AT_DESCRIPTION,
      'repaired',
    ],
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT, [
    [
      'a sentence below the last field, which may be the first of the text',
      'costs.\n',
      'costs.\nWe are in the house with the green door.\n',
      'line-unreadable 4:1 -',
    ],
  ]),
  ...createMistakes('services/sample.md', SERVICE, [
    [
      'an item of a list on two lines',
      'diapers, wipes and clothes only',
      'diapers, wipes and clothes\nonly',
      'line-unreadable 7:1 -',
      'repaired',
    ],
    [
      'what we offer in the list of what we do not offer',
      'We have diapers, wipes and clothes only as long as people give them to us.',
      'You can ask for diapers at any time.',
      'limits-offered 6:5 limits',
    ],
    [
      'the name of a translator at the end of a description',
      'for families in East Alabama.',
      'for families in East Alabama. Translated with DeepL.com',
      'foreign-mark 4:14 description',
      'repaired',
    ],
  ]),
]
