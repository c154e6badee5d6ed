// Checks the links of the whole site, the names of people in them, and the menu.
import type { Problem } from '../../problems/problem'
import type { CheckContext } from '../check-context'
import { checkFileLinks } from '../files/file-links'
import { checkMenuLanguages } from '../menu/menu-languages'
import { checkExchangedNames } from '../menu/exchanged-names'
import { checkLostPages } from '../menu/lost-pages'
import { checkMenuNames } from '../menu/menu-names'
import { checkSamePage } from '../menu/same-page'
import { checkCopiedButtons } from './copied-buttons'
import { checkExchangedLanguages } from './exchanged-languages'
import { checkExchangedLinks } from './exchanged-links'
import { checkLabeledLinks } from './labeled-links'
import { checkLinksToHidden } from './links-to-hidden'
import { checkOwnPage } from './own-page'
import { checkNamesInLinks } from './people/misnamed-people'
import { checkMistypedFirstNames } from './people/mistyped-first-names'
import { checkMistypedNames } from './people/mistyped-names'
import { checkReferences } from './references'
import { checkTitledLinks } from './titled-links'

/** @param withOtherProblems the files whose page may be missing only because something else is wrong in them */
export function checkLinks(
  { entries, files, today, urls, targets }: CheckContext,
  withOtherProblems: ReadonlySet<string>,
): Problem[] {
  const replaced = new Set(
    entries.flatMap(({ entry: { file, pagePath } }) =>
      withOtherProblems.has(file) ? [pagePath] : [],
    ),
  )
  return [
    ...checkReferences(entries, targets, { ...urls, texts: files.texts, replaced }),
    ...checkNamesInLinks(entries, targets, files.texts),
    ...checkMistypedNames(entries, targets.people, files.texts),
    ...checkMistypedFirstNames(entries, files.texts),
    ...checkFileLinks(entries, targets.anchors, files),
    ...checkMenuLanguages(entries),
    ...checkMenuNames(entries),
    ...checkExchangedNames(entries),
    ...checkSamePage(entries),
    ...checkLostPages(entries),
    ...checkExchangedLanguages(entries, files),
    ...checkExchangedLinks(entries),
    ...checkOwnPage(entries),
    ...checkTitledLinks(entries, files.texts),
    ...checkCopiedButtons(entries, files.texts),
    ...checkLabeledLinks(entries, files.texts),
    ...checkLinksToHidden(entries, targets, today, urls.published),
  ]
}
