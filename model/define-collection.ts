// What a kind of content is: its folder, its fields, whether it has a text, and its place on the site.
import { checkCommonFields, commonFields } from './schema/common-fields'
import { list, optional, type Fields, type InferValues } from './schema/field'
import { redirectPath } from './schema/fields/redirect-path'
import type { Body } from './markdown/body'
import type { ProblemDetails } from './problems/problem'

/** What every entry with a page of its own has besides. */
const ofPages = { redirectFrom: optional(list(redirectPath())) }

type OfEveryEntry = {
  /** The file's name without `.md`, for pages with its folders: `about/history`. */
  readonly slug: string
  readonly file: string
  /** Its own page, such as `/events/walk-for-life`, or null. */
  readonly pagePath: string | null
  /** Earlier addresses that lead to its page; only a kind with pages knows the field. */
  readonly redirectFrom?: readonly string[] | undefined
  readonly body: Body
}

export type Entry<F extends Fields> = InferValues<F & typeof commonFields> & OfEveryEntry

export type AnyEntry = Entry<Fields> & Readonly<Record<string, unknown>>

export type Collection<F extends Fields = Fields> = {
  /** What one entry is called, as in "an event". */
  readonly name: string
  /** The folder below content/, or the single file of that name. */
  readonly folder: string
  readonly fields: F & typeof commonFields
  readonly body: 'required' | 'optional' | 'none'
  readonly getPagePath: (slug: string) => string | null
  readonly compare: (a: Entry<F>, b: Entry<F>) => number
  /** What only several fields together can show to be wrong. */
  // A field that was left out has no key here; one that could not be read is undefined, and was told already.
  readonly check: (
    values: Partial<InferValues<F>>,
  ) => readonly (ProblemDetails & { field: string })[]
}

type Definition<F extends Fields> = Pick<Collection<F>, 'name' | 'folder' | 'body'> &
  Partial<Pick<Collection<F>, 'getPagePath' | 'compare' | 'check'>> & {
    /** None of them may have the name of something that every entry has: it would be lost. */
    readonly fields: F & { readonly [Name in keyof OfEveryEntry]?: never }
  }

/** Completes a definition: without an address its entries have no page, without an order they come by file name. */
export function defineCollection<F extends Fields>(definition: Definition<F>): Collection<F> {
  return {
    getPagePath: () => null,
    compare: () => 0,
    ...definition,
    fields: {
      ...definition.fields,
      ...(definition.getPagePath === undefined ? {} : ofPages),
      ...commonFields,
    },
    check: (values) => [...checkCommonFields(values), ...(definition.check?.(values) ?? [])],
  }
}

/** Small `order` numbers first. */
export const compareByOrder = (
  a: { readonly order: number },
  b: { readonly order: number },
): number => a.order - b.order
