// Values that this site reads as they were typed, but that GitHub and other programs misread without quotation marks.
import { EVENT_TEXT, createMistakes, type Mistake } from '../mistake'

const TITLE = 'title: Walk for Life'

/** Creates mistakes in the title and the location of an event. */
const createValueMistakes = (
  values: readonly (readonly [name: string, valid: string, typed: string])[],
): Mistake[] =>
  values.flatMap(([name, valid, typed]) =>
    createMistakes(
      'events/sample.md',
      EVENT_TEXT.replace(TITLE, () => `title: ${valid}`),
      [[name, `title: ${valid}`, `title: ${typed}`, 'quotes-needed 3:8 title', 'repaired']],
    ),
  )

export const quotesNeededMistakes: readonly Mistake[] = [
  ...createValueMistakes([
    ['a colon within a value', '"Walk: 4 Life"', 'Walk: 4 Life'],
    ['a colon at the end of a value', '"Walk for Life:"', 'Walk for Life:'],
    ['a # within a value', '"Walk #1"', 'Walk #1'],
    ['a # at the start of a value', '"#1 for hope"', '#1 for hope'],
    ['an @ at the start of a value', '"@lanternhill walks"', '@lanternhill walks'],
    ['a [ at the start of a value', '"[Free] walk"', '[Free] walk'],
    ['quoted words at the start of a value', '\'"Old" Park Walk\'', '"Old" Park Walk'],
    ['a value of digits with a zero at the start', '"0123"', '0123'],
    ['a time alone in a value', '"6:30"', '6:30'],
    ['a word that programs use', '"True"', 'True'],
    ['a backslash in quotation marks', '"Walk\\\\Run"', '"Walk\\Run"'],
    ['a line that goes on below a tab', 'Walk for Life', 'Walk\n\tfor Life'],
  ]),
]
