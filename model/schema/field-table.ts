// Formats the fields of a collection as a Markdown table for editors.
import { toYaml } from '../front-matter/yaml-form'
import { toFieldName, type Field } from './field'
import type { Collection } from '../define-collection'

/** Returns a table with one row for each field, in the order of their definition, without a trailing line break. */
export function formatFieldTable(collection: Pick<Collection, 'fields'>): string {
  const rows = Object.entries(collection.fields).map(([name, field]) => formatCells(name, field))
  return [['Field', 'Needed', 'What it is for', 'Example'], Array(4).fill('---'), ...rows]
    .map((cells) => `| ${cells.map(escapePipes).join(' | ')} |`)
    .join('\n')
}

function formatCells(
  name: string,
  { about, example, required, list, pair }: Field<unknown>,
): string[] {
  const typed = toYaml(example, pair)
  return [
    `\`${toFieldName(name)}\``,
    required ? 'yes' : 'no',
    list ? `${about} A list: each item on its own line.` : about,
    list ? `\`- ${typed}\`` : `\`${typed}\``,
  ]
}

/** Escapes pipes, which end a cell even between backticks (GitHub Flavored Markdown, "Tables"). */
const escapePipes = (cell: string) => cell.replaceAll('|', '\\|')
