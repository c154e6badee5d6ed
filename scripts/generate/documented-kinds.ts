// Every kind whose fields are written down for people and programs: the settings of the site, then all others.
import type { Kind } from '../content/kind'
import { kinds } from '../content/kinds'
import { settings } from '../content/kinds/settings'

export const documentedKinds = [settings, ...Object.values(kinds)] as unknown as readonly Kind[]
