import type { Site } from '../../model/site'
import type { BuildContext } from '../../renderer/page-context'

/** Everything that the files of a site are made from. They never depend on the clock. */
export type SiteFilesInput = { readonly site: Site; readonly build: BuildContext }
