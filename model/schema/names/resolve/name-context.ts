// What is known of the fields of a file while their names are resolved.
import type { FrontMatter, Value } from '../../../front-matter/value'
import type { Collection } from '../../../define-collection'
import type { Field } from '../../field'

/** What is known of a file while the names of its fields are resolved one after another. */
export type NameContext = Pick<Collection, 'fields' | 'body'> & {
  /** The fields of the collection, by their names in front matter. */
  readonly named: ReadonlyMap<string, Field<unknown>>
  readonly frontMatter: FrontMatter
  /** The lines of the file. */
  readonly lines: readonly string[]
  /** The fields that are there, by their correct names. */
  readonly resolved: Map<string, Value>
  /** The fields whose lines have been reported to have other names. */
  readonly reported: Set<string>
}

/** Returns whether a field is neither there nor reported. */
export const isOpen = ({ resolved, reported }: NameContext, name: string): boolean =>
  !resolved.has(name) && !reported.has(name)

/** Returns the names of the required fields that are open. */
export const findMissing = (context: NameContext): string[] =>
  [...context.named].flatMap(([name, { required }]) =>
    required && isOpen(context, name) ? [name] : [],
  )
