// The site with the stock pictures that it names: read once to find them, and once more when they are there.
import { loadSite, type LoadedSite } from './load-site'
import type { ContentFiles } from './source/read-content'
import { fetchRemoteImages, type FetchOptions } from './remote-images/fetch-remote-images'

export async function loadSiteWithRemoteImages(
  files: ContentFiles,
  options: Parameters<typeof loadSite>[1],
  means: FetchOptions,
): Promise<LoadedSite> {
  const loaded = loadSite(files, options)
  if (loaded.stock.length === 0) return loaded
  const { sizes, problems } = await fetchRemoteImages(loaded.stock, means)
  const fetched = {
    ...files,
    images: { ...files.images, ...sizes },
    problems: [...files.problems, ...problems],
  }
  return loadSite(fetched, options)
}
