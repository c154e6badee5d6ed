// The table of a kind's fields for the people who type them, in Markdown.
import { toFieldName, type Field } from './field'
import type { Collection } from '../define-collection'

/** A table with a line for each field, in the order of the kind's definition; it ends without a line break. */
export function formatFieldTable(collection: Pick<Collection, 'fields'>): string {
  const rows = Object.entries(collection.fields).map(([name, field]) => fieldCells(name, field))
  return [['Field', 'Needed', 'What it is for', 'Example'], Array(4).fill('---'), ...rows]
    .map((cells) => `| ${cells.map(escapePipes).join(' | ')} |`)
    .join('\n')
}

function fieldCells(name: string, { about, example, required, list }: Field<unknown>): string[] {
  return [
    `\`${toFieldName(name)}\``,
    required ? 'yes' : 'no',
    list ? `${about} A list: each item on its own line.` : about,
    list ? `\`- ${example}\`` : `\`${example}\``,
  ]
}

/** A pipe would end the cell, even between backticks (GitHub Flavored Markdown, "Tables"). */
const escapePipes = (cell: string) => cell.replaceAll('|', '\\|')
