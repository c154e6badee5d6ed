// The guides in content/ for editors: people write them, and the tables of fields in them come from the kinds.
import { readFileSync } from 'node:fs'
import { fieldTable } from '../content/documents/field-table'
import { settings } from '../content/kinds/settings'
import { documentedKinds } from './documented-kinds'

const BEGIN = '<!-- fields: made by npm run generate, do not edit -->'
const END = '<!-- end of fields -->'

/**
 * Every guide with its table as it should be.
 * @throws when a guide, or the two lines around its table, are missing
 */
export function fieldTables(): [path: string, text: string][] {
  return documentedKinds.map((kind) => {
    const folder = kind.folder === settings.folder ? '' : `${kind.folder}/`
    const path = `content/${folder}README.md`
    return [path, replaceTable(readFileSync(path, 'utf8'), fieldTable(kind), path)]
  })
}

/**
 * Puts the table between the two lines that say where it belongs, and leaves everything else as it is.
 * @param path how the guide is called when it has no such lines
 * @throws when it has not
 */
export function replaceTable(guide: string, table: string, path: string): string {
  const begin = guide.indexOf(`${BEGIN}\n`)
  const end = guide.indexOf(END, begin)
  if (begin === -1 || end === -1)
    throw new Error(`${path} needs two lines around its table of fields:\n${BEGIN}\n${END}`)
  return `${guide.slice(0, begin)}${BEGIN}\n\n${table}\n\n${guide.slice(end)}`
}
