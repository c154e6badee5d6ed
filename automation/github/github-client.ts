// GitHub's REST API for one repository. A request that fails by chance is repeated; redirects are followed without the token.
import { fetchWithRetries, readLimited } from './fetch-with-retries'

/** How to reach the API; in a workflow all of it is in the environment. */
export type GitHubAccess = {
  /** `https://api.github.com` */
  readonly url: string
  readonly token: string
  /** `owner/name` */
  readonly repository: string
}

export type GitHub = {
  readonly repository: string
  /** Resolves to the parsed answer. The path is relative to that of the repository: `/pulls/7`. */
  readonly get: (path: string) => Promise<unknown>
  /** Resolves to all items of a list that comes in pages. */
  readonly list: (path: string) => Promise<unknown[]>
  /** Resolves to the parsed answer, or to null if it is empty. */
  readonly send: (method: 'POST' | 'PATCH' | 'PUT', path: string, body: unknown) => Promise<unknown>
  /** Resolves to the bytes of a file, and rejects when there are more than `maxBytes`. */
  readonly download: (path: string, maxBytes: number) => Promise<Buffer>
}

const PAGE_SIZE = 100
const NO_CONTENT = 204
const MAX_PAGES = 30

/** Creates a client. */
export function createGitHub({ url, token, repository }: GitHubAccess): GitHub {
  if (!/^\w[\w.-]*\/[\w.-]+$/.test(repository)) throw new Error(`"${repository}" is no repository.`)
  const request = (method: string, path: string, body?: unknown) =>
    fetchWithRetries(`${url}/repos/${repository}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'user-agent': repository,
        'x-github-api-version': '2022-11-28',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const get = async (path: string): Promise<unknown> => (await request('GET', path)).json()
  return {
    repository,
    get,
    list: async (path) => {
      const items: unknown[] = []
      for (let page = 1; page <= MAX_PAGES; page++) {
        const mark = path.includes('?') ? '&' : '?'
        const found = await get(`${path}${mark}per_page=${PAGE_SIZE}&page=${page}`)
        if (!Array.isArray(found)) break
        items.push(...(found as unknown[]))
        if (found.length < PAGE_SIZE) break
      }
      return items
    },
    send: async (method, path, body) => {
      const response = await request(method, path, body)
      return response.status === NO_CONTENT ? null : (response.json() as Promise<unknown>)
    },
    download: async (path, maxBytes) => {
      const first = await request('GET', path)
      const location = first.headers.get('location')
      // The file is on another host, which must not see the token.
      const response = location === null ? first : await fetchWithRetries(location, {})
      return readLimited(response, maxBytes)
    },
  }
}
