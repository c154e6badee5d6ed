// Reads what was typed behind a command into typed options, and says plainly what was mistyped.
import { parseArgs } from 'node:util'
import { findClosestMatch } from '../../model/problems/closest-match'
import { UsageError } from './usage-error'
import { formatHelp, HelpRequest } from './help'

/** Turns the text of an option into its value; throws an ArgumentError that names the option. */
export type ValueParser<Value> = (text: string, option: string) => Value

/** An option without `value` is a flag. */
export type OptionDefinition = {
  /** One word for what the value is, such as `folder`, shown by `--help`. */
  readonly value?: string
  readonly default?: string
  /** One sentence for people that says what the option does. */
  readonly about: string
  readonly read?: ValueParser<unknown>
}

/** By name without the dashes. */
export type OptionDefinitions = Readonly<Record<string, OptionDefinition>>

type ReadValue<Definition> = Definition extends { read: ValueParser<infer Value> } ? Value : string

type ResultOf<Definition> = Definition extends { value: string }
  ? ReadValue<Definition> | (Definition extends { default: string } ? never : undefined)
  : boolean

export type Options<Definitions> = {
  readonly [Name in keyof Definitions]: ResultOf<Definitions[Name]>
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number]
type OptionToken = Extract<Token, { kind: 'option' }>

/**
 * Reads the words behind a command. A flag is true or false; an option with a value is its text, or
 * what its `read` makes of it, or undefined when it was not given and has no default. An option given
 * twice counts as given last.
 * @param argv the words, without node and the script (`process.argv.slice(2)`)
 * @throws ArgumentError for an unknown option, a missing or needless value, or a stray word
 * @throws HelpRequest when `--help` is among the words
 */
export function parseOptions<const Definitions extends OptionDefinitions>(
  argv: readonly string[],
  definitions: Definitions,
): Options<Definitions> {
  const typed = new Map<string, string | true>()
  for (const token of readTokens(argv, definitions)) {
    if (token.kind === 'positional') throw strayWord(token.value, definitions)
    if (token.kind !== 'option') continue
    if (token.name === 'help' || token.rawName === '-h')
      throw new HelpRequest(formatHelp(definitions))
    typed.set(token.name, readToken(token, definitions))
  }
  const entries = Object.entries(definitions).map(([name, definition]) => {
    if (definition.value === undefined) return [name, typed.has(name)]
    const text = typed.get(name) ?? definition.default
    const isReadable = typeof text === 'string' && definition.read
    return [name, isReadable ? isReadable(text, `--${name}`) : text]
  })
  return Object.fromEntries(entries) as Options<Definitions>
}

/** Not strict: the sentences of parseArgs are for programmers, so the checks are made here. */
function readTokens(argv: readonly string[], definitions: OptionDefinitions): readonly Token[] {
  const options = Object.fromEntries(
    Object.entries(definitions).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  return parseArgs({ args: [...argv], options, strict: false, tokens: true }).tokens
}

function readToken(token: OptionToken, definitions: OptionDefinitions): string | true {
  const definition = Object.hasOwn(definitions, token.name) ? definitions[token.name] : undefined
  if (!definition) throw unknownOption(token, definitions)
  if (definition.value === undefined) {
    if (token.value === undefined) return true
    throw new UsageError(`--${token.name} takes no value: type only --${token.name}.`)
  }
  const isNextOption = !token.inlineValue && token.value?.startsWith('-')
  if (token.value && !isNextOption) return token.value
  throw new UsageError(
    `--${token.name} wants its value behind it, as in --${token.name} ${definition.value.toUpperCase()}.`,
  )
}

function unknownOption(token: OptionToken, definitions: OptionDefinitions): UsageError {
  const near = findClosestMatch(token.name, [...Object.keys(definitions), 'help'])
  const advice = near ? `Did you mean --${near}?` : listOptions(definitions)
  return new UsageError(`There is no option ${token.rawName}. ${advice}`)
}

function strayWord(word: string, definitions: OptionDefinitions): UsageError {
  return new UsageError(
    `"${word}" belongs to no option. ${listOptions(definitions)} Behind an npm command they come after two dashes, as in npm start -- --port 3000.`,
  )
}

function listOptions(definitions: OptionDefinitions): string {
  const names = [...Object.keys(definitions), 'help'].map((name) => `--${name}`)
  return `The options are ${names.join(', ')}.`
}
