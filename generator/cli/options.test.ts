// Tests what the options of a command become, and the wording of what is said about mistyped ones.
import { describe, expect, expectTypeOf, it } from 'vitest'
import { UsageError } from './usage-error'
import { parseOptions } from './options'
import { parseInteger } from './value-parsers'

const definitions = {
  content: { value: 'folder', default: 'content', about: 'Reads the words from here.' },
  out: { value: 'folder', about: 'Writes the site here.' },
  port: { value: 'number', about: 'Serves here.', read: parseInteger(0, 65535) },
  fresh: { about: 'Uses no cache.' },
} as const

const read = (...argv: string[]) => parseOptions(argv, definitions)

describe('readOptions', () => {
  it('uses the defaults when nothing is typed', () => {
    const options = read()
    expect(options).toEqual({ content: 'content', out: undefined, port: undefined, fresh: false })
    expectTypeOf(options.content).toEqualTypeOf<string>()
    expectTypeOf(options.out).toEqualTypeOf<string | undefined>()
    expectTypeOf(options.port).toEqualTypeOf<number | undefined>()
    expectTypeOf(options.fresh).toEqualTypeOf<boolean>()
  })

  it('reads values in both spellings, flags, and values through their reader', () => {
    expect(read('--content', 'words', '--out=dist', '--port', '80', '--fresh')).toEqual({
      content: 'words',
      out: 'dist',
      port: 80,
      fresh: true,
    })
  })

  it('counts an option that is given twice as given last', () => {
    expect(read('--out', 'one', '--out', 'two').out).toBe('two')
  })

  it('does not read options that stand on every object', () => {
    expect(() => read('--constructor')).toThrow('There is no option --constructor.')
    expect(() => read('--__proto__')).toThrow('There is no option --__proto__.')
  })

  it.each([
    [['--contnet', 'x'], 'There is no option --contnet. Did you mean --content?'],
    [
      ['--zzzzzz'],
      'There is no option --zzzzzz. The options are --content, --out, --port, --fresh, --help.',
    ],
    [
      ['-p', '80'],
      'There is no option -p. The options are --content, --out, --port, --fresh, --help.',
    ],
    [['--content'], '--content wants its value behind it, as in --content FOLDER.'],
    [['--content='], '--content wants its value behind it, as in --content FOLDER.'],
    [['--content', '--fresh'], '--content wants its value behind it, as in --content FOLDER.'],
    [['--fresh=yes'], '--fresh takes no value: type only --fresh.'],
    [['--port', '99999'], '--port wants a whole number from 0 to 65535.'],
    [
      ['3000'],
      '"3000" belongs to no option. The options are --content, --out, --port, --fresh, --help. Behind an npm command they come after two dashes, as in npm start -- --port 3000.',
    ],
  ])('refuses %j with a plain sentence', (argv, sentence) => {
    expect(() => read(...argv)).toThrow(new UsageError(sentence))
  })
})

describe('--help', () => {
  it.each(['--help', '-h'])('%s says what each option does', (word) => {
    expect(() => read(word)).toThrow(
      [
        '  --content FOLDER  Reads the words from here. (default: content)',
        '  --out FOLDER      Writes the site here.',
        '  --port NUMBER     Serves here.',
        '  --fresh           Uses no cache.',
        '  --help            Prints this list.',
      ].join('\n'),
    )
  })
})
