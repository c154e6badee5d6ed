// What the checks of a single file know of it besides its text.
import type { Collection } from '../../define-collection'
import type { Contacts } from '../../schema/field'

export type FileContent = {
  readonly collection: Pick<Collection, 'name'>
  readonly slug: string
  readonly values: Readonly<Record<string, unknown>>
  readonly contacts?: Contacts | undefined
  /** The addresses of outside links by their names in site.md. */
  readonly externalLinks?: Readonly<Record<string, string>>
  /** The text below the fields as it was typed. That of the file has spaces where something was found already. */
  readonly typedBody: string
}
