// Parses Markdown files one after the other with remark, and does nothing else: the baseline that builds are compared with.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import matter from 'gray-matter'
import { remark } from 'remark'
import gfm from 'remark-gfm'
import html from 'remark-html'

const [, , folder = ''] = process.argv
/** Leaves front matter as text, as the build does, because it need not be valid YAML. */
const engines = { yaml: (/** @type {string} */ text) => ({ text }) }

const processor = remark().use(gfm).use(html)
const started = performance.now()
const before = process.cpuUsage()
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.md') || path.basename(name) === 'README.md') continue
  const { content } = matter(readFileSync(path.join(folder, name), 'utf8'), { engines })
  String(await processor.process(content))
}
const { user, system } = process.cpuUsage(before)
const seconds = (performance.now() - started) / 1000
console.log(JSON.stringify({ seconds, cpuSeconds: (user + system) / 1e6 }))
