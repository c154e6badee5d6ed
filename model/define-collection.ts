// Defines a collection of content: its folder, its fields, whether its entries have a body, and their paths on the site.
import { checkCommonFields, commonFields } from './schema/common-fields'
import { list, optional, type Fields, type InferValues } from './schema/field'
import { pagePath } from './schema/fields/urls/page-path'
import { alsoKnownAs, checkOtherNames } from './schema/fields/also-known-as'
import { redirectPath } from './schema/fields/urls/redirect-path'
import type { Body } from './markdown/body'
import type { FieldsProblem } from './problems/problem'
import { getLocalPath, splitFileName } from './languages'

/** The fields that only entries with a page of their own have. */
const pageFields = {
  redirectFrom: optional(list(redirectPath())),
  seeAlso: optional(
    list(
      pagePath({
        about:
          'Pages of ours to read next. Their titles are shown as links at the end of the page.',
        example: '/services/clinic',
        alsoCalled: [
          'related',
          'related_pages',
          'read_next',
          'ver_tambien',
          'see',
          'see_more',
          'also_see',
          'more_pages',
          'related_links',
          'related_content',
          'further_reading',
          'read_more',
          'read_also',
          'enlaces_relacionados',
        ],
      }),
    ),
  ),
  alsoKnownAs: optional(alsoKnownAs('opening hours')),
}

/** The subject of emails from pages that have none of their own. */
const DEFAULT_EMAIL_SUBJECT = 'Website Inquiry'

type EntryBase = {
  /** The file's name without `.md`; for pages, it includes the folders: `about/history`. */
  readonly slug: string
  readonly file: string
  /** The path of the entry's own page, such as `/events/walk-for-life`, or null if it has none. */
  readonly pagePath: string | null
  /** Earlier paths that redirect to its page; only collections with pages have this field. */
  readonly redirectFrom?: readonly string[] | undefined
  /** Paths of other pages to read next; only collections with pages have this field. */
  readonly seeAlso?: readonly string[] | undefined
  readonly body: Body
}

export type Entry<F extends Fields> = InferValues<F & typeof commonFields> & EntryBase

export type AnyEntry = Entry<Fields> & Readonly<Record<string, unknown>>

export type Collection<F extends Fields = Fields> = {
  /** The singular noun for one entry, such as "event". */
  readonly name: string
  /** The folder below content/, or the name (without `.md`) of the single file. */
  readonly folder: string
  readonly fields: F & typeof commonFields
  readonly body: 'required' | 'optional' | 'none'
  readonly getPagePath: (slug: string) => string | null
  readonly compare: (a: Entry<F>, b: Entry<F>) => number
  /** Returns the subject of emails that visitors start from the page of an entry. */
  readonly getEmailSubject: (title: string) => string
  /**
   * Finds mistakes that only several fields together reveal.
   * @param values without a key for a field that was left out; undefined for one that could not be parsed and has been
   *   reported already
   * @param text the text below the fields, as typed
   */
  readonly check: (values: Partial<InferValues<F>>, text: string) => readonly FieldsProblem[]
  /** Returns the values of fields that follow from others. The values are those that `check` gets. */
  readonly complete: (
    values: Partial<InferValues<F & typeof commonFields>>,
  ) => Partial<InferValues<F & typeof commonFields>>
}

type Definition<F extends Fields> = Pick<Collection<F>, 'name' | 'folder' | 'body'> &
  Partial<
    Pick<Collection<F>, 'getPagePath' | 'compare' | 'getEmailSubject' | 'check' | 'complete'>
  > & {
    /** Must not use the name of a property that every entry has: the property would overwrite the field. */
    readonly fields: F & { readonly [Name in keyof EntryBase]?: never }
  }

/** Completes a definition: without `getPagePath`, entries have no page; without `compare`, they are sorted by file name. */
export function defineCollection<F extends Fields>(definition: Definition<F>): Collection<F> {
  const { getPagePath = () => null } = definition
  return {
    compare: () => 0,
    complete: () => ({}),
    getEmailSubject: () => DEFAULT_EMAIL_SUBJECT,
    ...definition,
    getPagePath: (slug) => {
      const { name, language } = splitFileName(slug)
      const path = getPagePath(name)
      return path === null ? null : getLocalPath(path, language)
    },
    fields: {
      ...definition.fields,
      ...(definition.getPagePath === undefined ? {} : pageFields),
      ...commonFields,
    },
    check: (values, text) => [
      ...checkCommonFields(values),
      ...checkOtherNames(values),
      ...(definition.check?.(values, text) ?? []),
    ],
  }
}

/** Sorts entries by their `order` field, smallest first. */
export const compareByOrder = (
  a: { readonly order: number },
  b: { readonly order: number },
): number => a.order - b.order
