// Downloads a file that someone uploaded to GitHub, without any secret.
import type { Download } from './picture'

const TIMEOUT_MS = 30_000

/** GitHub redirects an upload to its storage. */
export const downloadUpload: Download = async (url, maxBytes) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null)
  if (!response?.ok || response.body === null) return null
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
