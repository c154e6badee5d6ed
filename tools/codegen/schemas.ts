// A JSON Schema for each kind, in docs/schemas.
import { jsonSchema } from '../../model/schema/json-schema'
import { documentedKinds } from './documented-collections'

export function schemas(): [path: string, text: string][] {
  return documentedKinds.map((kind) => [
    `docs/schemas/${kind.folder}.json`,
    `${JSON.stringify(jsonSchema(kind), null, 2)}\n`,
  ])
}
