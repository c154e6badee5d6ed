// Serves a built site, and passes on which headers a browser sends that tell something about a visitor.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequestHandler } from '../../generator/preview-server/handler'

/**
 * Headers with which any browser asks any server for any file: how, in which formats, for what, and whether it has the file already.
 * The three hints say less than the user agent does.
 */
const TECHNICAL_HEADER =
  /^(host|connection|accept|accept-encoding|cache-control|pragma|priority|upgrade-insecure-requests|range|purpose|origin|sec-(?!ch-).*|sec-ch-ua(-mobile|-platform)?|if-.*)$/

export type HeaderServer = { readonly origin: string; readonly close: () => Promise<void> }

export async function listenForHeaders(
  site: Parameters<typeof createRequestHandler>[0],
  onHeader: (name: string) => void,
): Promise<HeaderServer> {
  const handleRequest = createRequestHandler(site)
  const server = createServer((request, response) => {
    for (const name of Object.keys(request.headers))
      if (!TECHNICAL_HEADER.test(name)) onHeader(name)
    void handleRequest(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}
