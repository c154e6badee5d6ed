// A JSON Schema for each kind, in docs/schemas.
import { createJsonSchema } from '../../model/schema/json-schema'
import { documentedCollections } from './documented-collections'

export function generateSchemas(): [path: string, text: string][] {
  return documentedCollections.map((kind) => [
    `docs/schemas/${kind.folder}.json`,
    `${JSON.stringify(createJsonSchema(kind), null, 2)}\n`,
  ])
}
