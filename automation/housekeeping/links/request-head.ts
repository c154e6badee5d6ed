// Asks a website for a page, and reads no more than the status and where a redirect leads.
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Address } from './public-addresses'

export type Head = { readonly status: number; readonly location: string | undefined }

type RequestOptions = {
  /** The only addresses that are contacted, so that nobody can answer differently after they were checked. */
  readonly addresses: readonly Address[]
  readonly userAgent: string
  readonly timeoutMs: number
}

/** Sends a GET request, because many websites answer HEAD with an error. It leaves no cookie and no open connection. */
export function requestHead(
  url: URL,
  { addresses, userAgent, timeoutMs }: RequestOptions,
): Promise<Head> {
  const lookup: LookupFunction = (_host, { all }, done) => {
    const [first] = addresses
    if (all) done(null, [...addresses])
    else done(null, first?.address ?? '', first?.family)
  }
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    const sent = request(url, {
      agent: false,
      headers: { accept: 'text/html,*/*', 'user-agent': userAgent },
      lookup,
      signal: AbortSignal.timeout(timeoutMs),
    })
    sent.once('response', (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
      response.destroy()
    })
    // After the answer, this stays to take the error of the connection that was cut.
    sent.on('error', reject)
    sent.end()
  })
}
