// Every kind whose fields are written down for people and programs: the settings of the site, then all others.
import type { Kind } from '../../model/define-collection'
import { kinds } from '../../model/collections'
import { settings } from '../../model/settings'

export const documentedKinds = [settings, ...Object.values(kinds)] as unknown as readonly Kind[]
