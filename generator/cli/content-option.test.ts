// What `--content` takes, and what is said of a path that is no folder.
import { expect, test } from 'vitest'
import { runNpmScript } from '../../tests/support/run-script'
import { exitCode } from './exit'
import { parseDirectory } from './content-option'

test('a folder is taken as it was typed', () => {
  expect(parseDirectory('./content', '--content')).toBe('./content')
})

test.each([
  ['/mistyped', 'there is no folder "/mistyped"'],
  ['README.md', '"README.md" is a file'],
])('%s is refused in a sentence', (path, said) => {
  const sentence = `--content wants the folder that holds the Markdown files, but ${said}.`
  expect(() => parseDirectory(path, '--content')).toThrow(sentence)
})

test.each(['prerender', 'check', 'record-urls'] as const)(
  '%s ends with the status for wrong arguments when its folder is mistyped',
  async (command) => {
    const { status, out, err } = await runNpmScript(command, ['--content', '/mistyped'])
    expect(status).toBe(exitCode.usage)
    expect(out).toBe('')
    expect(err).toMatch(/^--content wants the folder .*"\/mistyped"\.\n$/)
  },
  // The first one may have to bundle the commands.
  60_000,
)
