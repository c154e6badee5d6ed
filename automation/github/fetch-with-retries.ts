// Requests to GitHub: one that fails by chance is repeated, and a refusal becomes an error that says why.
import { setTimeout } from 'node:timers/promises'

/** A refusal by GitHub. */
export class GitHubError extends Error {
  override name = 'GitHubError'
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

const TIMEOUT_MS = 30_000
const MAX_ATTEMPTS = 4

/**
 * Resolves to a successful answer or a redirect.
 * @throws GitHubError for any other answer
 */
export async function fetchWithRetries(url: string, init: RequestInit): Promise<Response> {
  // Something that was created may exist although the answer was lost, so creating is never repeated.
  const attempts = init.method === 'POST' ? 1 : MAX_ATTEMPTS
  for (let attempt = 1; ; attempt++) {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { ...init, signal }).catch((error: unknown) => {
      if (attempt === attempts) throw error
      return null
    })
    if (response && response.status < 400) return response
    const isTemporary = response === null || response.status === 429 || response.status >= 500
    if (response && (!isTemporary || attempt === attempts)) throw await createError(url, response)
    await setTimeout(250 * 2 ** attempt)
  }
}

async function createError(url: string, response: Response): Promise<GitHubError> {
  const text = (await response.text()).slice(0, 500)
  const { pathname } = new URL(url)
  return new GitHubError(
    `GitHub answered ${response.status} to ${pathname}: ${text}`,
    response.status,
  )
}

/** Resolves to the bytes of an answer, and rejects when there are more than `maxBytes`. */
export async function readLimited(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > maxBytes) throw new Error(`The file has more than ${maxBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
