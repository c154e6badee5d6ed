// What a front matter field is: a sentence for people, an example, and a reader from typed text to a value.
import type { ProblemDetails } from '../problems/problem'
import type { ProblemCode } from '../problems/problem-codes'
import type { ImageSizes } from '../source/read-content'

/** What a reader may need to know beyond the text: facts from the settings. */
export type ParseContext = {
  /** The names in `outside_links` of content/site.md and the addresses behind them. */
  readonly outsideLinks: Readonly<Record<string, string>>
  /** The pictures in content/images. */
  readonly images: ImageSizes
}

export type ParseResult<T> = { readonly value: T } | { readonly finding: ProblemDetails }

/** What a value points to; it is checked against the whole site once all files are read. */
export type ReferenceType = 'link' | 'image' | 'event' | 'old-address'

/** What a typed text must look like, in the words of JSON Schema; the reader may ask for more. */
export type Constraints = {
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
}

export type Field<T> = {
  /** One sentence for the people who type it. */
  readonly about: string
  /** A value that could be typed as it stands. */
  readonly example: string
  readonly required: boolean
  readonly list: boolean
  /** Of a list: the names by which an item is known. Two items with one name would contradict or repeat each other. */
  readonly namesOf: (value: unknown) => readonly string[]
  readonly role: ReferenceType | null
  readonly shape: Constraints
  /** Turns one typed text (of a list: one item) into the value. */
  readonly read: (text: string, context: ParseContext) => ParseResult<unknown>
  /** Only for the type: what the model holds. */
  readonly type?: T
}

export type Fields = Readonly<Record<string, Field<unknown>>>

/** The values that a kind's fields give, by the fields' names. */
export type InferValues<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never
}

type FieldDocs = Pick<Field<unknown>, 'about' | 'example'> & { readonly shape?: Constraints }

/** A required field with one value. */
export function field<T>(
  words: FieldDocs,
  read: (text: string, context: ParseContext) => ParseResult<T>,
  role: ReferenceType | null = null,
): Field<T> {
  return { shape: {}, ...words, required: true, list: false, namesOf: () => [], role, read }
}

/** The same field, but it may be left out. */
export function optional<T>(one: Field<T>): Field<T | undefined> {
  return { ...one, required: false }
}

/** A field with one item a line, each read as `one` is, and each with names of its own. */
export function list<T>(
  one: Field<T>,
  namesOf: (value: T) => readonly string[] = (value) => [String(value)],
): Field<readonly T[]> {
  return { ...one, list: true, namesOf } as Field<readonly T[]>
}

export const valid = <T>(value: T): ParseResult<T> => ({ value })

/** @param instead what to put in place of the typed text, when that is beyond doubt */
export const invalid = (
  code: ProblemCode,
  message: string,
  fix: string,
  instead?: string | null,
): { finding: ProblemDetails } => ({
  finding: { code, message, fix, ...(instead == null ? {} : { instead }) },
})

/** How a field of the model is spelled in a file: `startDate` is typed `start_date`. */
export function toFieldName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
