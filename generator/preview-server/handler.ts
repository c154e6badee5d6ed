// Answers one request for a file of the built site, the way GitHub Pages and Netlify would.
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { resolveFile } from './resolve-file'
import { getHeaders, parseHeaderRules } from './header-rules'

export type ServedDirectory = {
  /** The folder with the built site; it may vanish and come back while the server runs. */
  readonly directory: string
  /** The path that all addresses start with, such as `/` or `/preview/pr-7/`. */
  readonly base: string
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Makes the function that answers requests: a file as it is, or the compressed copy that somebody put
 * beside it (`about.html.gz`); `/about` as about.html, the base without its slash as a redirect, anything
 * else as 404.html with the status 404; each with the headers that the site's `_headers` has for the address.
 */
export function createRequestHandler({ directory, base }: ServedDirectory): RequestHandler {
  // `dev` makes sirv look at the disk for every request, so that a new build is seen at once.
  const serveFile = sirv(directory, { dev: true, extensions: ['html'], gzip: true })

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const [address = '/', query] = (request.url ?? '/').split(/\?(.*)/s)
    const rules = parseHeaderRules(await readOr('', path.join(directory, '_headers')))
    response.setHeaders(new Map(Object.entries(getHeaders(rules, address))))
    if (`${address}/` === base) {
      response.writeHead(301, { Location: query ? `${base}?${query}` : base }).end()
      return
    }
    const file = resolveFile(address, base)
    const answerMissing = () => void sendMissing(directory, response)
    if (file === undefined) return sendMissing(directory, response)
    request.url = file
    // A whole answer is always right; sirv ends the process over a range such as `bytes=5-2`.
    delete request.headers.range
    // sirv does not listen for a file that vanishes between being found and being read.
    response.once('pipe', (source) => source.once('error', () => response.destroy()))
    serveFile(request, response, answerMissing)
  }
}

async function sendMissing(directory: string, response: ServerResponse): Promise<void> {
  const page = await readOr('There is no such page.', path.join(directory, '404.html'))
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', 'text/html;charset=utf-8')
  response.writeHead(404, { 'Content-Length': Buffer.byteLength(page) }).end(page)
}

async function readOr(otherwise: string, file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => otherwise)
}
