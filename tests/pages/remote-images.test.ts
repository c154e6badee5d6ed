// A remote image in a build: downloaded once, published as our own variants, without any trace of its host.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getImageFileName } from '../../model/remote-images/remote-image-url'
import { CACHE_DIRECTORY } from '../../generator/cache/cache-directory'
import { SAMPLE_CONTENT } from '../../tools/sample-content'
import { runNpmScript } from '../support/run-script'
import { getAttribute, readPage } from '../support/html-queries'
import { preview } from '../support/sites'

const IMAGE_URL = 'https://images.unsplash.com/photo-of-the-tests?w=1600'
const CACHED_FILE = join(CACHE_DIRECTORY, 'remote-images', getImageFileName(IMAGE_URL))

let folder: string
let host: Server
let port: number
const requested: string[] = []

beforeAll(async () => {
  rmSync(CACHED_FILE, { force: true })
  folder = mkdtempSync(join(tmpdir(), 'site-remote-images-'))
  cpSync(SAMPLE_CONTENT, join(folder, 'content'), { recursive: true })
  const about = join(folder, 'content/pages/about.md')
  const text = readFileSync(about, 'utf8').replace(/^image: .*$/m, `image: ${IMAGE_URL}`)
  writeFileSync(about, `${text}\n![Two chairs](${IMAGE_URL})\n`)
  const background = { r: 160, g: 90, b: 40 }
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'Ann' } })
    .jpeg()
    .toBuffer()
  host = createServer((request, response) => {
    requested.push(decodeURIComponent(request.url?.slice(1) ?? ''))
    response.writeHead(200, { 'content-type': 'text/html' }).end(photo)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  port = (host.address() as AddressInfo).port
}, 60_000)
afterAll(() => {
  rmSync(CACHED_FILE, { force: true })
  rmSync(folder, { recursive: true })
})

/** Runs a build in which every request goes to the server of this test. */
const build = () => {
  const redirectFetch = `const{fetch}=globalThis;globalThis.fetch=(url,options)=>fetch('http://127.0.0.1:${port}/'+encodeURIComponent(url),options)`
  return runNpmScript(
    'prerender',
    [
      '--content',
      join(folder, 'content'),
      '--out',
      join(folder, 'out'),
      '--base',
      preview.base,
      '--as-of',
      preview.asOf,
    ],
    { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(redirectFetch)}` },
  )
}

test('a remote image is downloaded once, and published in variants without metadata or a trace of its host', async () => {
  for (let time = 0; time < 2; time++) {
    const { status, err } = await build()
    expect(err).not.toContain('Error')
    expect(status).toBe(0)
  }
  expect(requested).toEqual([IMAGE_URL])

  const site = { ...preview, folder: join(folder, 'out') }
  const images = readPage(site, '/about').all('img', (element) =>
    getAttribute(element, 'src').includes('/stock_'),
  )
  expect(images.map((element) => getAttribute(element, 'width'))).toEqual(['900', '900'])
  expect(images.map((element) => getAttribute(element, 'height'))).toEqual(['600', '600'])
  const files = readdirSync(join(site.folder, 'assets/images')).filter((file) =>
    file.startsWith('stock_'),
  )
  expect(files.map((file) => /-(\d+)\..*\.(\w+)$/.exec(file)?.slice(1).join(' ')).sort()).toEqual([
    '480 avif',
    '480 webp',
    '800 avif',
    '800 jpg',
    '800 webp',
  ])
  for (const file of files) {
    const { exif } = await sharp(join(site.folder, 'assets/images', file)).metadata()
    expect(exif).toBeUndefined()
  }
  const filesNamingHost = readdirSync(site.folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|css|js)$|_headers$/.test(file))
    .filter((file) => readFileSync(join(site.folder, file)).includes('unsplash'))
  expect(filesNamingHost).toEqual([])
}, 120_000)

test('the build fails with the page and the host if an uncached image cannot be downloaded', async () => {
  rmSync(CACHED_FILE)
  host.close()
  const { status, err } = await build()
  expect(status).toBe(1)
  expect(err).toContain('content/pages/about.md')
  expect(err).toContain('The picture could not be fetched from images.unsplash.com')
}, 60_000)
