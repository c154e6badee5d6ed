// Generates the tables of fields in the guides for editors in content/; people write the rest of these guides.
import { readFileSync } from 'node:fs'
import { formatFieldTable } from '../../model/schema/field-table'
import { settings } from '../../model/settings'
import { documentedCollections } from './documented-collections'
import type { GeneratedFile } from './generated-file'
import { replaceSection } from './replace-section'

/**
 * Returns all guides with their current tables.
 * @throws when a guide, or one of the two lines around its table, is missing
 */
export function generateFieldTables(): GeneratedFile[] {
  return documentedCollections.map((collection) => {
    const directory = collection.folder === settings.folder ? '' : `${collection.folder}/`
    const path = `content/${directory}README.md`
    return [
      path,
      replaceSection(readFileSync(path, 'utf8'), formatFieldTable(collection), {
        path,
        name: 'fields',
      }),
    ]
  })
}
