// The guides in content/ for editors: people write them, and the tables of fields in them come from the kinds.
import { readFileSync } from 'node:fs'
import { formatFieldTable } from '../../model/schema/field-table'
import { settings } from '../../model/settings'
import { documentedCollections } from './documented-collections'
import { replaceSection } from './replace-section'

/**
 * Every guide with its table as it should be.
 * @throws when a guide, or the two lines around its table, are missing
 */
export function generateFieldTables(): [path: string, text: string][] {
  return documentedCollections.map((kind) => {
    const folder = kind.folder === settings.folder ? '' : `${kind.folder}/`
    const path = `content/${folder}README.md`
    return [
      path,
      replaceSection(readFileSync(path, 'utf8'), formatFieldTable(kind), { path, name: 'fields' }),
    ]
  })
}
