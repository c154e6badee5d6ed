// Tests which paths `--content` accepts, and what is said about the others.
import { describe, expect, test } from 'vitest'
import { runNpmScript } from '../../tests/support/run-script'
import { exitCode } from './exit'
import { parseDirectory } from './content-option'

describe('parseDirectory', () => {
  test('returns the path of a directory as it was typed', () => {
    expect(parseDirectory('./content', '--content')).toBe('./content')
  })

  test.each([
    ['/mistyped', 'there is no folder "/mistyped"'],
    ['README.md', '"README.md" is a file'],
  ])('rejects %s with a plain sentence', (path, reason) => {
    const sentence = `--content wants the folder that holds the Markdown files, but ${reason}.`
    expect(() => parseDirectory(path, '--content')).toThrow(sentence)
  })
})

test.each(['prerender', 'check', 'record-urls'] as const)(
  '%s exits with the status for usage errors when its folder is mistyped',
  async (command) => {
    const { status, out, err } = await runNpmScript(command, ['--content', '/mistyped'])
    expect(status).toBe(exitCode.usage)
    expect(out).toBe('')
    expect(err).toMatch(/^--content wants the folder .*"\/mistyped"\.\n$/)
  },
  // The first one may have to bundle the commands.
  60_000,
)
