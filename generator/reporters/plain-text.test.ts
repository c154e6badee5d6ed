// Tests that text from the content cannot become a line or a command of its own when it is printed.
import { expect, test } from 'vitest'
import { toOneLine, neutralizeCommands } from './plain-text'

test('toOneLine replaces line breaks and other control characters with symbols', () => {
  expect(toOneLine('a\n::error::b\r\x1b[31m\x7f\u2028c\u202E')).toBe('a␊::error::b␍␛[31m␡�c�')
})

test('neutralizeCommands keeps line breaks, but leaves no line that starts with a command', () => {
  expect(neutralizeCommands('one\n::error::two\n  ::warning::three\nfour :: ##[error]five')).toBe(
    'one\n: :error::two\n  : :warning::three\nfour :: ## [error]five',
  )
})
