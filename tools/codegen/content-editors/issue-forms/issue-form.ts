// The type of a form on GitHub with which people propose something without writing a file.
import type { Collection } from '../../../../model/define-collection'

/** One question of a form; its answer is a value of the field with the same name. */
export type Question = {
  /** The name of the field, or `picture`, `text`, `page`, `now` or `new` for what is no field. */
  readonly id: string
  readonly label: string
  readonly description: string
  readonly example?: string
  /** Only the last question may take several lines, so that no answer can look like the next question. */
  readonly type: 'input' | 'dropdown' | 'upload' | 'textarea'
  readonly options?: readonly string[]
  readonly required: boolean
}

export type IssueForm = {
  /** The name of its file in .github/ISSUE_TEMPLATE, without `.yml`. */
  readonly id: string
  readonly name: string
  readonly description: string
  /** The label that GitHub gives to its issues. The workflow runs for issues with such a label. */
  readonly label: string
  /** The collection of the new entry, or null for a form that changes a file. */
  readonly collection: Collection | null
  readonly questions: readonly Question[]
}
