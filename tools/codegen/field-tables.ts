// The guides in content/ for editors: people write them, and the tables of fields in them come from the kinds.
import { readFileSync } from 'node:fs'
import { fieldTable } from '../../model/schema/field-table'
import { settings } from '../../model/settings'
import { documentedKinds } from './documented-collections'
import { replacePart } from './replace-section'

/**
 * Every guide with its table as it should be.
 * @throws when a guide, or the two lines around its table, are missing
 */
export function fieldTables(): [path: string, text: string][] {
  return documentedKinds.map((kind) => {
    const folder = kind.folder === settings.folder ? '' : `${kind.folder}/`
    const path = `content/${folder}README.md`
    return [
      path,
      replacePart(readFileSync(path, 'utf8'), fieldTable(kind), { path, name: 'fields' }),
    ]
  })
}
