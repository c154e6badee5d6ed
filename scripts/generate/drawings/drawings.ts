// Our own drawings, each with its night in it: those that have this style. Other SVG pictures are shown as they are.
import { readdirSync, readFileSync } from 'node:fs'
import { nightStyle } from './night-style'

const FOLDER = 'content/images'
const STYLE = /<style id="night">[^<]*<\/style>/

/** @throws when a drawing uses a color or a role that is in no table */
export function drawings(): [path: string, text: string][] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.svg'))
    .map((name): [string, string] => [
      `${FOLDER}/${name}`,
      readFileSync(`${FOLDER}/${name}`, 'utf8'),
    ])
    .filter(([, text]) => STYLE.test(text))
    .map(([path, text]) => [path, withNight(path, text)])
}

function withNight(path: string, text: string): string {
  try {
    return text.replace(STYLE, `<style id="night">${nightStyle(text)}</style>`)
  } catch (fault) {
    throw new Error(`${path}: ${fault instanceof Error ? fault.message : String(fault)}`, {
      cause: fault,
    })
  }
}
