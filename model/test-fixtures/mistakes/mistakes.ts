// All mistake fixtures: the tests check the problem of each one, and the editors' guide shows one for each code.
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
import { boxMistakes } from './directives'
import { answerMistakes, dateMistakes } from './dates-and-answers'
import { linkMistakes } from './links'
import { codeMistakes, droppedTextMistakes, imageMistakes, markMistakes } from './markdown'
import { limitMistakes, missingTextMistakes } from './text-limits'
import { addressMistakes, churchMistakes, pageMistakes, textMistakes } from './values'

/** The group of the mistakes that only a build finds, because it fetches remote images. */
export const REMOTE_IMAGES_GROUP = 'Pictures from other websites, when the site is built'

/** All mistakes; a group is a section of the editors' guide. */
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
  [REMOTE_IMAGES_GROUP]: imageHostMistakes,
  'Files for download': [...downloadMistakes, ...fileLinkMistakes, ...fileFieldMistakes],
  'Headings, lists and boxes': [...markMistakes, ...boxMistakes],
  'Texts as a whole': [...droppedTextMistakes, ...limitMistakes, ...missingTextMistakes],
  'Characters that nobody can see': [...encodingMistakes, ...characterMistakes],
  'The site as a whole': siteMistakes,
  'Names and folders of files': [...nameMistakes, ...clashMistakes],
}).flatMap(([group, list]) => list.map((mistake) => ({ ...mistake, group })))
