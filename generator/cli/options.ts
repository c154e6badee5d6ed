// Parses the arguments of a command into typed options, and says plainly what was mistyped.
import { parseArgs } from 'node:util'
import { findClosestMatch } from '../../model/problems/closest-match'
import { formatHelp, HelpRequest } from './help'
import type { OptionDefinition, OptionDefinitions, ValueParser } from './option-definition'
import { UsageError } from './usage-error'

type ParsedValue<Definition> = Definition extends { read: ValueParser<infer Value> }
  ? Value
  : string

type OptionValue<Definition> = Definition extends { value: string }
  ? ParsedValue<Definition> | (Definition extends { default: string } ? never : undefined)
  : boolean

export type ParsedOptions<Definitions> = {
  readonly [Name in keyof Definitions]: OptionValue<Definitions[Name]>
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number]
type OptionToken = Extract<Token, { kind: 'option' }>

/**
 * Parses the arguments of a command. A flag is true or false. An option with a value is its text, or the result
 * of its `read`, or undefined when it was not given and has no default. If an option is given twice, the last one wins.
 * @param argv the arguments without node and the script (`process.argv.slice(2)`)
 * @param about a sentence that says what the command does, for `--help`
 * @throws UsageError for an unknown option, a missing or unexpected value, or an argument that belongs to no option
 * @throws HelpRequest when `--help` is among the arguments
 */
export function parseOptions<const Definitions extends OptionDefinitions>(
  argv: readonly string[],
  about: string,
  definitions: Definitions,
): ParsedOptions<Definitions> {
  const given = new Map<string, string | true>()
  for (const token of tokenize(argv, definitions)) {
    if (token.kind === 'positional') throw createStrayArgumentError(token.value, definitions)
    if (token.kind !== 'option') continue
    if (token.name === 'help' || token.rawName === '-h')
      throw new HelpRequest(formatHelp(about, definitions))
    const name = resolveName(token.name, definitions)
    const definition = name === undefined ? undefined : definitions[name]
    if (name === undefined || !definition) throw createUnknownOptionError(token, definitions)
    given.set(name, getTokenValue(token, definition))
  }
  const entries = Object.entries(definitions).map(([name, definition]) => {
    if (definition.value === undefined) return [name, given.has(name)]
    const text = given.get(name) ?? definition.default
    const parse = typeof text === 'string' && definition.read
    return [name, parse ? parse(text, `--${name}`) : text]
  })
  return Object.fromEntries(entries) as ParsedOptions<Definitions>
}

/** Not strict, because the error messages of `parseArgs` are for programmers; the checks are made here instead. */
function tokenize(argv: readonly string[], definitions: OptionDefinitions): readonly Token[] {
  const options = Object.fromEntries(
    Object.entries(definitions).flatMap(([name, { value, alias }]) => {
      const config = { type: value === undefined ? ('boolean' as const) : ('string' as const) }
      return [name, ...(alias === undefined ? [] : [alias])].map((each) => [each, config])
    }),
  )
  return parseArgs({ args: [...argv], options, strict: false, tokens: true }).tokens
}

/** Returns the name under which the option is defined, or undefined for an unknown option. */
function resolveName(given: string, definitions: OptionDefinitions): string | undefined {
  if (Object.hasOwn(definitions, given)) return given
  return Object.keys(definitions).find((name) => definitions[name]?.alias === given)
}

function getTokenValue(token: OptionToken, { value }: OptionDefinition): string | true {
  if (value === undefined) {
    if (token.value === undefined) return true
    throw new UsageError(`${token.rawName} takes no value: type only ${token.rawName}.`)
  }
  const isNextOption = !token.inlineValue && token.value?.startsWith('-')
  if (token.value && !isNextOption) return token.value
  throw new UsageError(
    `${token.rawName} wants its value after it, as in ${token.rawName} ${value.toUpperCase()}.`,
  )
}

function createUnknownOptionError(token: OptionToken, definitions: OptionDefinitions): UsageError {
  const closest = findClosestMatch(token.name, [...Object.keys(definitions), 'help'])
  const guess = closest ? ` Did you mean --${closest}?` : ''
  return new UsageError(`There is no option ${token.rawName}.${guess} ${listOptions(definitions)}`)
}

function createStrayArgumentError(argument: string, definitions: OptionDefinitions): UsageError {
  return new UsageError(
    `"${argument}" belongs to no option. ${listOptions(definitions)} After an npm command, they come after two dashes, as in npm start -- --port 3000.`,
  )
}

function listOptions(definitions: OptionDefinitions): string {
  const names = [...Object.keys(definitions), 'help'].map((name) => `--${name}`)
  return `The options are ${names.join(', ')}.`
}
