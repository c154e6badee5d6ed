// All slips: the tests hold the checks to them, and the editors' guide shows one of each kind.
import { SETTINGS_TEXT } from '../create-test-site'
import { characterMistakes, clashMistakes, encodingMistakes, nameMistakes } from './files'
import {
  fenceMistakes,
  lineMistakes,
  quoteMistakes,
  listMistakes,
  noFieldMistakes,
} from './front-matter'
import { focalPointMistakes, imageFileMistakes } from './images'
import { downloadMistakes, fileFieldMistakes, fileLinkMistakes } from './downloads'
import { createSettingsMistakes } from './settings'
import { siteMistakes } from './site'
import type { Mistake } from './mistake'
import { remoteImageUrlMistakes, imageHostMistakes } from './remote-images'
import {
  boxMistakes,
  limitMistakes,
  codeMistakes,
  linkMistakes,
  droppedTextMistakes,
  markMistakes,
  missingTextMistakes,
  imageMistakes,
} from './texts'
import {
  addressMistakes,
  answerMistakes,
  churchMistakes,
  dateMistakes,
  pageMistakes,
  textMistakes,
} from './values'

export const mistakes: readonly (Mistake & { readonly group: string })[] = Object.entries({
  'The fences': [...fenceMistakes, ...noFieldMistakes],
  'The lines of fields': [...lineMistakes, ...quoteMistakes, ...listMistakes],
  'Days and times': [...dateMistakes, ...answerMistakes],
  'Other values': [...addressMistakes, ...textMistakes, ...churchMistakes, ...pageMistakes],
  'The settings': createSettingsMistakes(SETTINGS_TEXT),
  Codes: codeMistakes,
  Links: linkMistakes,
  Pictures: [
    ...imageMistakes,
    ...imageFileMistakes,
    ...focalPointMistakes,
    ...remoteImageUrlMistakes,
  ],
  'Stock photos, when the site is built': imageHostMistakes,
  'Files for download': [...downloadMistakes, ...fileLinkMistakes, ...fileFieldMistakes],
  'Headings, lists and boxes': [...markMistakes, ...boxMistakes],
  'Texts as a whole': [...droppedTextMistakes, ...limitMistakes, ...missingTextMistakes],
  'Signs that nobody sees': [...encodingMistakes, ...characterMistakes],
  'The site as a whole': siteMistakes,
  'Names and places of files': [...nameMistakes, ...clashMistakes],
}).flatMap(([group, list]) => list.map((slip) => ({ ...slip, group })))
