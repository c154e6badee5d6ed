// Loads a site with its remote images: once to find them, and a second time after they are fetched.
import { loadSite, type LoadedSite } from './load-site'
import type { ContentFiles } from './source/read-content'
import { fetchRemoteImages, type FetchOptions } from './remote-images/fetch-remote-images'

export async function loadSiteWithRemoteImages(
  files: ContentFiles,
  options: Parameters<typeof loadSite>[1],
  fetchOptions: FetchOptions,
): Promise<LoadedSite> {
  const loaded = loadSite(files, options)
  if (loaded.remoteImages.length === 0) return loaded
  const { sizes, problems } = await fetchRemoteImages(loaded.remoteImages, fetchOptions)
  const fetched = {
    ...files,
    images: { ...files.images, ...sizes },
    problems: [...files.problems, ...problems],
  }
  return loadSite(fetched, options)
}
