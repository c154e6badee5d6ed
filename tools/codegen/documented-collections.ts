// Lists the collections with documented fields: the settings of the site, then all others.
import type { Collection } from '../../model/define-collection'
import { collections } from '../../model/collections'
import { settings } from '../../model/settings'

export const documentedCollections = [
  settings,
  ...Object.values(collections),
] as unknown as readonly Collection[]
