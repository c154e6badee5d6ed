// What people type cannot become a line or a command of its own where it is printed.
import { expect, test } from 'vitest'
import { toOneLine, neutralizeCommands } from './plain-text'

test('line breaks and other controls are shown as signs, so a text stays one line', () => {
  expect(toOneLine('a\n::error::b\r\x1b[31m\x7f\u2028c\u202E')).toBe('a␊::error::b␍␛[31m␡�c�')
})

test('a text of several lines keeps them, but none of them begins with a command', () => {
  expect(neutralizeCommands('one\n::error::two\n  ::warning::three\nfour :: ##[error]five')).toBe(
    'one\n: :error::two\n  : :warning::three\nfour :: ## [error]five',
  )
})
