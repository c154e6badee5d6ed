// Run by publish.yml with plain Node, before anything is installed: decides whether the site must be built.
import { readFileSync } from 'node:fs'
import { askWhetherDue } from '../automation/publish/ask-whether-due.mjs'

/** @type {unknown} */
const payload = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH ?? '', 'utf8'))
await askWhetherDue(process.env, payload, new Date())
