// A photo from a phone in a build: pages show its variants, and neither its location nor the original file is published.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runNpmScript } from '../support/run-script'
import { getAttribute, readPage } from '../support/html-queries'
import { createContentWorkspace } from '../support/content-workspace'
import { preview } from '../support/sites'

const workspace = createContentWorkspace()
const { folder, content } = workspace
let photo: Buffer
beforeAll(async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const background = { r: 128, g: 128, b: 128 }
  photo = await sharp({ create: { width: 1000, height: 700, channels: 3, background, noise } })
    .withExif({
      IFD0: { Make: 'A phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 36/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  writeFileSync(join(content, 'images/front-door.jpg'), photo)
  workspace.edit('pages/about.md', (text) => {
    const changed = text.replace(/^image: .*$/m, 'image: front-door.jpg')
    return `${changed}\n![Our front door](/images/front-door.jpg)\n\n[See it large](/images/front-door.jpg)\n`
  })
}, 60_000)
afterAll(() => workspace.remove())

const build = () => workspace.build('out', '--base', preview.base)

test('a photo with GPS data stops the build until the check fixes it', async () => {
  const { status, err } = await build()
  expect(err).toContain('This photo says where it was taken, and anybody could read that.')
  expect(status).toBe(1)
  const fixed = await runNpmScript('check', ['--fix', '--content', content])
  expect(fixed.out).not.toContain('front-door')
  expect(fixed.status).toBe(0)
})

test('the page has upright variants for every browser, and publishes no image with metadata', async () => {
  const { status, err } = await build()
  expect(err).not.toContain('Error')
  expect(status).toBe(0)
  const site = { ...preview, folder: join(folder, 'out') }
  const page = readPage(site, '/about')
  const images = page.all('img', (element) => getAttribute(element, 'src').includes('front-door'))
  expect(images.map((element) => getAttribute(element, 'width'))).toEqual(['700', '700'])
  expect(images.map((element) => getAttribute(element, 'height'))).toEqual(['1000', '1000'])
  expect(images.map((element) => getAttribute(element, 'loading'))).toEqual(['', 'lazy'])
  const sources = page.all('source')
  expect(sources.map((element) => getAttribute(element, 'type'))).toEqual([
    'image/avif',
    'image/webp',
    'image/avif',
    'image/webp',
  ])
  for (const source of sources) {
    for (const candidate of getAttribute(source, 'srcset').split(', ')) {
      const [path = '', width = ''] = candidate.split(' ')
      const file = join(site.folder, path.slice(site.base.length))
      expect(`${(await sharp(file).metadata()).width}w`).toBe(width)
    }
  }
  const published = ['assets/images', 'images']
    .flatMap((name) => readdirSync(join(site.folder, name)).map((file) => `${name}/${file}`))
    .filter((file) => !file.endsWith('.svg'))
  expect(published.length).toBe(4)
  for (const file of published) {
    const bytes = readFileSync(join(site.folder, file))
    expect(bytes.equals(readFileSync(join(content, 'images/front-door.jpg')))).toBe(false)
    const { exif, xmp, iptc } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
  }
  expect(existsSync(join(site.folder, 'images/front-door.jpg'))).toBe(true)
})
