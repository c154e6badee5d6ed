// Our own drawings, each with its night in it: those that have this style. Other SVG pictures are shown as they are.
import { readdirSync, readFileSync } from 'node:fs'
import { messageOf } from '../../../generator/process/system-error.mjs'
import { createDarkStyle } from './dark-style'

const STYLE = /<style id="night">[^<]*<\/style>/

/**
 * The drawings of a folder that have a night, with that night as the tables of colors make it.
 * @throws when a drawing uses a color or a role that is in no table
 */
export function generateIllustrations(folder: string): [path: string, text: string][] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .map((name): [string, string] => [
      `${folder}/${name}`,
      readFileSync(`${folder}/${name}`, 'utf8'),
    ])
    .filter(([, text]) => STYLE.test(text))
    .map(([path, text]) => [path, withNight(path, text)])
}

function withNight(path: string, text: string): string {
  try {
    return text.replace(STYLE, `<style id="night">${createDarkStyle(text)}</style>`)
  } catch (fault) {
    throw new Error(`${path}: ${messageOf(fault)}`, { cause: fault })
  }
}
