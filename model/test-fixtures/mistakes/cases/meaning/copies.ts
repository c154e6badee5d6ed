// Files that began as a copy of another one, with a value that belongs to that one.
import { createEntryText } from '../../../create-test-site'
import type { Mistake } from '../../mistake'

const createCard = (title: string) =>
  createEntryText(
    {
      title,
      description: 'Pray for those who open the door and pick up the phone every day.',
      image: 'walk.svg',
      image_alt: 'decorative',
      order: '1',
    },
    '',
  )

export const copyMistakes: readonly Mistake[] = [
  {
    name: 'the words of another prayer',
    path: 'prayer/sample.md',
    content: createCard('Fathers'),
    validContent: null,
    expected: 'value-copied 3:14 description',
    repaired: false,
    otherFiles: { 'prayer/helpers.md': createCard('Helpers') },
  },
]
