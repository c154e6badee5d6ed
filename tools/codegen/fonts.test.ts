// Tests which characters the web fonts have. generators.test.ts tests that they are up to date.
import { expect, test } from 'vitest'
import { readContent } from '../../model/source/read-content'
import { SAMPLE_CONTENT } from '../sample-content'
import { CHARACTERS } from '../../renderer/fonts/characters'

test('the fonts have every character of the sample content, and the letters of Western European names', () => {
  const texts =
    Object.values(readContent(SAMPLE_CONTENT).texts).join('') + 'José Muñoz, Zoë Åse Œuvre'
  const missing = [...new Set(texts)].filter((character) => !`${CHARACTERS}\n`.includes(character))
  expect(missing).toEqual([])
})
