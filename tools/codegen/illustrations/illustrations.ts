// Generates the dark colors inside our own illustrations, which are the SVG files with this style. Other SVG files stay as they are.
import { readdirSync, readFileSync } from 'node:fs'
import { getErrorMessage } from '../../../generator/process/system-error.mjs'
import { createDarkStyle } from './dark-style'

const DARK_STYLE = /<style id="night">[^<]*<\/style>/

/**
 * Returns the illustrations of a directory with their current dark colors.
 * @throws when an illustration uses a color or a role that is in no table
 */
export function generateIllustrations(directory: string): [path: string, text: string][] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.svg'))
    .map((name): [string, string] => [
      `${directory}/${name}`,
      readFileSync(`${directory}/${name}`, 'utf8'),
    ])
    .filter(([, text]) => DARK_STYLE.test(text))
    .map(([path, text]) => [path, addDarkStyle(path, text)])
}

function addDarkStyle(path: string, text: string): string {
  try {
    return text.replace(DARK_STYLE, `<style id="night">${createDarkStyle(text)}</style>`)
  } catch (error) {
    throw new Error(`${path}: ${getErrorMessage(error)}`, { cause: error })
  }
}
