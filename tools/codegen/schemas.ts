// Generates a JSON Schema for each collection, in docs/schemas.
import { createJsonSchema } from '../../model/schema/json-schema'
import { documentedCollections } from './documented-collections'
import type { GeneratedFile } from './generated-file'

export function generateSchemas(): GeneratedFile[] {
  return documentedCollections.map((collection) => [
    `docs/schemas/${collection.folder}.json`,
    `${JSON.stringify(createJsonSchema(collection), null, 2)}\n`,
  ])
}
