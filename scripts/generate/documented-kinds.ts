// Every kind whose fields are written down for people and programs: the settings of the site, then all others.
import type { Kind } from '../../model/kind'
import { kinds } from '../../model/kinds'
import { settings } from '../../model/kinds/settings'

export const documentedKinds = [settings, ...Object.values(kinds)] as unknown as readonly Kind[]
