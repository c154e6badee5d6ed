// The files that are made from the whole site rather than from one page. Each has a fixed path.
import type { Site } from '../../model/site'
import type { BuildContext } from '../../renderer/page-context'
import { ROBOTS } from './robots'

/** The contents of the files by their paths relative to the base path. */
export type SiteFiles = ReadonlyMap<string, string>

/** Everything that the files are made from. They never depend on the clock. */
export type SiteFilesInput = { readonly site: Site; readonly build: BuildContext }

/** Returns how to create each file, by its path relative to the base path. */
export function listSiteFiles(_: SiteFilesInput): ReadonlyMap<string, () => string> {
  return new Map([['robots.txt', () => ROBOTS]])
}

export function createSiteFiles(input: SiteFilesInput): SiteFiles {
  return new Map([...listSiteFiles(input)].map(([path, create]) => [path, create()]))
}
