// All slips: the tests hold the checks to them, and the editors' guide shows one of each kind.
import { SITE } from '../create-test-site'
import { characterSlips, clashSlips, encodingSlips, nameSlips } from './files'
import { fenceSlips, lineSlips, quoteSlips, listSlips, noFieldSlips } from './front-matter'
import { focusSlips, pictureFileSlips } from './images'
import { downloadSlips, fileFieldSlips, fileLinkSlips } from './downloads'
import { settingsSlips } from './settings'
import { siteSlips } from './site'
import type { Slip } from './mistake'
import { stockAddressSlips, stockAnswerSlips } from './remote-images'
import {
  boxSlips,
  limitSlips,
  codeSlips,
  linkSlips,
  lostSlips,
  markSlips,
  missingTextSlips,
  pictureSlips,
} from './texts'
import { addressSlips, answerSlips, churchSlips, dateSlips, pageSlips, textSlips } from './values'

export const slips: readonly (Slip & { readonly group: string })[] = Object.entries({
  'The fences': [...fenceSlips, ...noFieldSlips],
  'The lines of fields': [...lineSlips, ...quoteSlips, ...listSlips],
  'Days and times': [...dateSlips, ...answerSlips],
  'Other values': [...addressSlips, ...textSlips, ...churchSlips, ...pageSlips],
  'The settings': settingsSlips(SITE),
  Codes: codeSlips,
  Links: linkSlips,
  Pictures: [...pictureSlips, ...pictureFileSlips, ...focusSlips, ...stockAddressSlips],
  'Stock photos, when the site is built': stockAnswerSlips,
  'Files for download': [...downloadSlips, ...fileLinkSlips, ...fileFieldSlips],
  'Headings, lists and boxes': [...markSlips, ...boxSlips],
  'Texts as a whole': [...lostSlips, ...limitSlips, ...missingTextSlips],
  'Signs that nobody sees': [...encodingSlips, ...characterSlips],
  'The site as a whole': siteSlips,
  'Names and places of files': [...nameSlips, ...clashSlips],
}).flatMap(([group, list]) => list.map((slip) => ({ ...slip, group })))
