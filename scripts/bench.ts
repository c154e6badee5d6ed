// `npm run bench`: builds sites of growing size, and prints how long it takes, how much memory it needs, what a page weighs, and how fast pages are.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureBuild } from './bench/measure-build'
import { measureCheck } from './bench/measure-check'
import { measurePages } from './bench/measure-pages'
import { writeContent } from './bench/write-content'
import { pageWeight } from './bench/page-weight'
import { ArgumentError } from './command-line/argument-error'
import { exitStatus, runCommand } from './command-line/exit'
import { readOptions } from './command-line/options'

/** Posts added for the measurement of `check`. */
const CHECKED_POSTS = 5000

await runCommand(async () => {
  const { sizes } = readOptions(process.argv.slice(2), {
    sizes: {
      value: 'numbers',
      default: '0,100,1000',
      about: 'How many posts are added to the site, for each build.',
      read: readSizes,
    },
  })
  const folder = await mkdtemp(join(tmpdir(), 'site-bench-'))
  try {
    const rows = []
    for (const posts of sizes) {
      const content = join(folder, String(posts), 'content')
      const out = join(folder, String(posts), 'site')
      await writeContent(content, posts)
      const { seconds, megabytes } = await measureBuild(content, out)
      const kilobytes = {
        home: await pageWeight(out, 'index.html'),
        post: await pageWeight(out, 'blog/how-to-be-a-friend.html'),
      }
      rows.push({
        'added posts': posts,
        seconds,
        'memory (MB)': megabytes,
        'home (KB)': kilobytes.home,
        'post (KB)': kilobytes.post,
      })
    }
    console.table(rows)
    const many = join(folder, 'check', 'content')
    await writeContent(many, CHECKED_POSTS)
    const { files, checkSeconds, parseSeconds } = await measureCheck(many)
    console.log(
      `check: ${files} files in ${checkSeconds} s; only reading and parsing them takes ${parseSeconds} s.`,
    )
    console.log(
      'Memory is the peak of the building process; a page is its HTML, CSS and script, compressed with brotli.',
    )
    const pages = join(folder, 'pages')
    await measureBuild('content', pages)
    console.log('Lighthouse on every template now takes some minutes.')
    console.table(await measurePages(pages))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return exitStatus.fine
})

function readSizes(text: string, option: string): number[] {
  const sizes = text.split(',').map(Number)
  if (sizes.every((size) => Number.isInteger(size) && size >= 0)) return sizes
  throw new ArgumentError(`${option} wants whole numbers joined by commas, such as 100,1000.`)
}
