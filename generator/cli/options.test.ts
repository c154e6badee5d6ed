// Tests how the arguments of a command are parsed, and what is said about mistyped ones.
import { resolve } from 'node:path'
import { describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest'
import { UsageError } from './usage-error'
import { parseOptions } from './options'
import { parseInteger } from './value-parsers'

const definitions = {
  content: { value: 'folder', default: 'content', about: 'Reads the text from here.' },
  out: { value: 'folder', about: 'Writes the site here.', alias: 'output' },
  port: { value: 'number', about: 'Serves here.', read: parseInteger(0, 65535) },
  'no-cache': { about: 'Uses no cache.', alias: 'fresh' },
} as const

/** Pretends that npm runs the command, or that its script was started without npm. */
function stubCommand(name: string | undefined, args: readonly string[] = []): void {
  vi.stubEnv('npm_lifecycle_event', name)
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', resolve('scripts/command.ts'), ...args])
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })
}

const parse = (...argv: string[]) => parseOptions(argv, 'Builds it.', definitions)

describe('parseOptions', () => {
  test('returns the defaults when there are no arguments', () => {
    const options = parse()
    expect(options).toEqual({
      content: 'content',
      out: undefined,
      port: undefined,
      'no-cache': false,
    })
    expectTypeOf(options.content).toEqualTypeOf<string>()
    expectTypeOf(options.out).toEqualTypeOf<string | undefined>()
    expectTypeOf(options.port).toEqualTypeOf<number | undefined>()
    expectTypeOf(options['no-cache']).toEqualTypeOf<boolean>()
  })

  test('parses values in both spellings, flags, and values with a parser', () => {
    expect(parse('--content', 'words', '--out=dist', '--port', '80', '--no-cache')).toEqual({
      content: 'words',
      out: 'dist',
      port: 80,
      'no-cache': true,
    })
  })

  test.each(['--no-cache', '--fresh'])('sets the flag for its name and its alias: %s', (flag) => {
    expect(parse(flag)).toEqual({ ...parse(), 'no-cache': true })
  })

  test.each([['--out', 'dist'], ['--output', 'dist'], ['--output=dist']])(
    'sets the value for its name and its alias: %s',
    (...argv) => {
      expect(parse(...argv)).toEqual({ ...parse(), out: 'dist' })
    },
  )

  test('uses the last one when an option is given twice, also by its alias', () => {
    expect(parse('--out', 'one', '--out', 'two').out).toBe('two')
    expect(parse('--out', 'one', '--output', 'two').out).toBe('two')
    expect(parse('--output', 'one', '--out', 'two').out).toBe('two')
  })

  test('does not take inherited properties of objects for options', () => {
    expect(() => parse('--constructor')).toThrow('There is no option --constructor.')
    expect(() => parse('--__proto__')).toThrow('There is no option --__proto__.')
  })

  test.each([
    [
      ['--contnet', 'x'],
      'There is no option --contnet. Did you mean --content? The options are --content, --out, --port, --no-cache, --help.',
    ],
    [
      ['--zzzzzz'],
      'There is no option --zzzzzz. The options are --content, --out, --port, --no-cache, --help.',
    ],
    [
      ['-p', '80'],
      'There is no option -p. The options are --content, --out, --port, --no-cache, --help.',
    ],
    [['--content'], '--content wants its value after it, as in --content FOLDER.'],
    [['--content='], '--content wants its value after it, as in --content FOLDER.'],
    [['--content', '--no-cache'], '--content wants its value after it, as in --content FOLDER.'],
    [['--no-cache=yes'], '--no-cache takes no value: type only --no-cache.'],
    [['--fresh=yes'], '--fresh takes no value: type only --fresh.'],
    [['--port', '99999'], '--port wants a whole number from 0 to 65535.'],
    [
      ['3000'],
      '"3000" belongs to no option. The options are --content, --out, --port, --no-cache, --help. After an npm command, they come after two dashes, as in npm start -- --port 3000.',
    ],
  ])('rejects %j with a plain sentence', (argv, sentence) => {
    expect(() => parse(...argv)).toThrow(new UsageError(sentence))
  })

  test.each(['--help', '-h'])(
    'throws what the command does, how to type it and the list of options for %s',
    (flag) => {
      stubCommand('build')
      expect(() => parse(flag)).toThrow(
        [
          'Builds it.',
          '',
          'Usage: npm run build -- [options]',
          '',
          '  --content FOLDER  Reads the text from here. (default: content)',
          '  --out FOLDER      Writes the site here.',
          '  --port NUMBER     Serves here.',
          '  --no-cache        Uses no cache.',
          '  --help            Prints this list.',
        ].join('\n'),
      )
    },
  )

  test.each([
    ['test', ['--help'], 'Usage: npm test -- [options]'],
    ['store', ['put', '--help'], 'Usage: npm run store -- put [options]'],
    [undefined, ['--help'], 'Usage: scripts/command.ts [options]'],
  ])('shows in the help how %s is typed', (name, args, usage) => {
    stubCommand(name, args)
    expect(() => parse('--help')).toThrow(`\n${usage}\n`)
  })
})
