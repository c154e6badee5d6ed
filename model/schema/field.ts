// Defines a front matter field: its description and example for editors, and the parser for its values.
import { memoize, memoizeByObject } from '../memoize/memoize'
import type { WholeAddress } from '../links/own-url'
import type { ProblemDetails } from '../problems/problem'
import type { ProblemCode } from '../problems/problem-codes'
import type { ImageSizes } from '../images/image-size'

/** How people reach the organization, as typed in the settings. */
export type Contacts = {
  /** The name of our organization. */
  readonly name: string
  readonly phones: readonly string[]
  /** True if one of the phones answers text messages. */
  readonly hasTextNumber: boolean
  readonly email: string
  /** The address of our website, and then all others that the settings have. */
  readonly websites: readonly string[]
  readonly street: string
  readonly city: string
  readonly zip: string
}

/** Facts about the site that parsers may need besides the typed text. */
export type ParseContext = {
  /** The URLs by name, from `outside_links` in content/site.md. */
  readonly externalLinks: Readonly<Record<string, string>>
  /** True if there may be more names than these, because content/site.md could not be read completely. */
  readonly hasUnknownLinks?: boolean
  /** The address of our own home page, if it is known. */
  readonly siteUrl?: string | undefined
  /** Our time zone, if it is known. */
  readonly timeZone?: string | undefined
  /** The images in content/images. */
  readonly images: ImageSizes
  /** How people reach the organization. A text that says almost the same is reported. */
  readonly contacts?: Contacts
  /** True if texts say from which line they come (model/source/source-mark.ts). */
  readonly marksSources?: boolean
}

/** A reference to a page or a file of ours in a value that is a whole address, or has one. */
export type OwnReference = WholeAddress & { readonly path: string }

/** `note` is about a value that is valid but better written in another way. */
export type ParseResult<T> =
  | { readonly value: T; readonly note?: ProblemDetails | null; readonly own?: OwnReference | null }
  | { readonly problem: ProblemDetails }

/** The type of target that a value refers to; targets are checked once all files are parsed. */
export type ReferenceType = 'link' | 'image' | 'event' | 'old-address'

/** Constraints on the typed text, as JSON Schema keywords; the parser may be stricter. */
export type Constraints = {
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
}

export type Field<T> = {
  /** One sentence that describes the field to editors. */
  readonly about: string
  /** A value that would be valid if an editor typed it. */
  readonly example: string
  /** Other names under which people type it, in English and Spanish; `picture` is also `Pictures`. */
  readonly alsoCalled: readonly string[]
  /** The fields to which parts of a value belong that people type together, such as two days or a day and a time. */
  readonly companions: Companions
  readonly required: boolean
  readonly list: boolean
  /** True if a value is a name and a value with a colon between, which YAML may read as a mapping: `Friday: closed`. */
  readonly pair: boolean
  /** Returns the names of a list item. A name may occur only once in a list: a second item would contradict or repeat the first. */
  readonly getItemNames: (value: unknown) => readonly string[]
  /** Returns the items with each name in only one of them, or null if it is uncertain which item counts for a name. */
  readonly separateNames: (values: readonly never[]) => readonly string[] | null
  /** Returns an item that shares names with others because it means more than was intended, or null. */
  readonly findMisreadItem: (
    values: readonly never[],
    lines: readonly number[],
  ) => MisreadItem | null
  /** Splits a text into the items of a list, or returns null if it is uncertain where one ends and the next begins. */
  readonly splitItems: (text: string) => readonly string[] | null
  readonly referenceType: ReferenceType | null
  readonly constraints: Constraints
  /** Parses the typed text; for a list, the text of one item. */
  readonly parse: (text: string, context: ParseContext) => ParseResult<unknown>
  /** Exists only at the type level: the type of the value in the model. */
  readonly type?: T
}

/** What is wrong with an item of a list, and its place in the list, from 0. */
export type MisreadItem = ProblemDetails & { readonly index: number }

/** The names of fields, as they are typed. */
export type Companions = {
  readonly firstDay?: string
  readonly lastDay?: string
  readonly time?: string
}

export type Fields = Readonly<Record<string, Field<unknown>>>

/** The values of a collection's fields, by field name. */
export type InferValues<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer T> ? T : never
}

export type FieldDocs = Pick<Field<unknown>, 'about' | 'example'> &
  Partial<Pick<Field<unknown>, 'alsoCalled'>>

/** Defines a required field with a single value. */
export function field<T>(
  docs: FieldDocs & Partial<Pick<Field<T>, 'constraints' | 'pair' | 'companions' | 'splitItems'>>,
  parse: (text: string, context: ParseContext) => ParseResult<T>,
  referenceType: ReferenceType | null = null,
): Field<T> {
  return {
    constraints: {},
    pair: false,
    alsoCalled: [],
    companions: {},
    splitItems: () => null,
    separateNames: () => null,
    findMisreadItem: () => null,
    ...docs,
    required: true,
    list: false,
    getItemNames: () => [],
    referenceType,
    parse,
  }
}

/** Makes a field optional. */
export function optional<T>(definition: Field<T>): Field<T | undefined> {
  return { ...definition, required: false }
}

/** Turns a field into a list with one item on each line, where no two items may share a name. */
export function list<T>(
  item: Field<T>,
  getItemNames: (value: T) => readonly string[] = (value) => [String(value)],
  separateNames: (values: readonly T[]) => readonly string[] | null = () => null,
  findMisreadItem: (values: readonly T[], lines: readonly number[]) => MisreadItem | null = () =>
    null,
): Field<readonly T[]> {
  return { ...item, list: true, getItemNames, separateNames, findMisreadItem } as Field<
    readonly T[]
  >
}

export const valid = <T>(value: T): ParseResult<T> => ({ value })

/** @param replacement what to write in place of the typed text, only if it is certain what was meant */
export const invalid = (
  code: ProblemCode,
  message: string,
  fix: string,
  replacement?: string | null,
): { problem: ProblemDetails } => ({
  problem: { code, message, fix, ...(replacement == null ? {} : { replacement }) },
})

/** Converts a field name from the model to front matter: `startDate` becomes `start_date`. */
export const toFieldName = memoize((name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
)

/** Returns the fields by their names in front matter. */
export const getFieldsByName = memoizeByObject(
  (fields: Fields): ReadonlyMap<string, Field<unknown>> =>
    new Map(Object.entries(fields).map(([name, field]) => [toFieldName(name), field])),
)
