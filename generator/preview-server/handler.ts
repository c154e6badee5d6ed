// Handles a request for a file of the built site in the same way as GitHub Pages and Netlify.
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { resolveFile } from './resolve-file'
import { getHeaders, parseHeaderRules } from './header-rules'

export type ServedDirectory = {
  /** The directory with the built site; it may disappear and come back while the server runs. */
  readonly directory: string
  /** The path that all URLs start with, such as `/` or `/preview/pr-7/`. */
  readonly base: string
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Creates the function that handles requests. It serves a file as it is, or a compressed copy beside it (`about.html.gz`); serves
 * about.html for `/about`; redirects from the base without its slash; and serves 404.html with status 404 for anything else. Each
 * response has the headers that the site's `_headers` file defines for its path.
 */
export function createRequestHandler({ directory, base }: ServedDirectory): RequestHandler {
  // With `dev`, sirv reads from the disk for every request, so that a new build is served immediately.
  const serveFile = sirv(directory, { dev: true, extensions: ['html'], gzip: true })

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const [urlPath = '/', query] = (request.url ?? '/').split(/\?(.*)/s)
    const rules = parseHeaderRules(await readOr('', path.join(directory, '_headers')))
    response.setHeaders(new Map(Object.entries(getHeaders(rules, urlPath))))
    if (`${urlPath}/` === base) {
      response.writeHead(301, { Location: query ? `${base}?${query}` : base }).end()
      return
    }
    const file = resolveFile(urlPath, base)
    if (file === undefined) return sendNotFound(directory, response)
    request.url = file
    // A complete response is always valid, and sirv crashes the process for a range such as `bytes=5-2`.
    delete request.headers.range
    // sirv does not handle the error when a file disappears between being found and being read.
    response.once('pipe', (source) => source.once('error', () => response.destroy()))
    serveFile(request, response, () => void sendNotFound(directory, response))
  }
}

async function sendNotFound(directory: string, response: ServerResponse): Promise<void> {
  const page = await readOr('There is no such page.', path.join(directory, '404.html'))
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', 'text/html;charset=utf-8')
  response.writeHead(404, { 'Content-Length': Buffer.byteLength(page) }).end(page)
}

async function readOr(fallback: string, file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => fallback)
}
