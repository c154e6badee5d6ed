// The type in which a command declares its options.

/**
 * Converts the text of an option to its value.
 * @param option the option with its dashes, for messages
 * @throws UsageError when the text is not valid
 */
export type ValueParser<Value> = (text: string, option: string) => Value

/** An option without `value` is a flag. */
export type OptionDefinition = {
  /** A word for the value, such as `folder`, shown by `--help`. */
  readonly value?: string
  readonly default?: string
  /** A sentence in plain words that says what the option does. */
  readonly about: string
  readonly read?: ValueParser<unknown>
  /** An earlier name of the option that still works, without the dashes. */
  readonly alias?: string
}

/** The options by their names without the dashes. */
export type OptionDefinitions = Readonly<Record<string, OptionDefinition>>
