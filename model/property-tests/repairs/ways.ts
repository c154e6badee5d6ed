// Ways of typing an address, and the places for one.
import fc from 'fast-check'
import { PAGE_TEXT, putInto, type Part } from './files'
import type { Mistakes } from './test-repairs'

/** Each run types a value in another way. */
export const RUNS_PER_PLACE = 10

type Put = ReturnType<typeof putInto>
export type Ways = Readonly<Record<string, (value: string) => string>>

/** Creates a mistake for each way of typing a value. */
export const createMistakes = (
  values: fc.Arbitrary<Part>,
  ways: Ways,
  place: string,
  put: Put,
  write = (value: string) => value,
): Mistakes =>
  Object.fromEntries(
    Object.entries(ways).map(([name, type]) => [
      `${name} in ${place}`,
      put(values.map(([meant, typed]) => [write(meant), write(type(typed))])),
    ]),
  )

/** Creates one mistake of all ways of typing a value, for another place of the same values. */
export const createMixedMistake = (
  values: fc.Arbitrary<Part>,
  ways: Ways,
  put: Put,
  write = (value: string) => value,
): Mistakes[string] =>
  put(
    fc
      .tuple(values, fc.constantFrom(...Object.values(ways)))
      .map(([[meant, typed], type]) => [write(meant), write(type(typed))]),
  )

const BUTTON_LINK = 'https://www.example.org/form'
const BUTTON_PAGE = PAGE_TEXT.replace(
  '---\n\n',
  `button_text: Sign up\nbutton_link: ${BUTTON_LINK}\n---\n\n`,
)
export const putIntoLink = putInto(BUTTON_PAGE, BUTTON_LINK)
export const writeLink = (target: string) => `Please [sign up](${target}) today.`
