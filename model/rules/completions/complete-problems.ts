// Completes the problems of single files by what the other files say, such as the address that was meant, or a certain day.
import type { Day } from '../../dates/day'
import type { Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { chooseDays } from '../days-in-digits/choose-days'
import { completePictureWords } from '../examples/picture-words'
import { completeTranslatedClaims } from '../figures/translated-claims'
import { completeTranslatedPromises } from '../promises/translated-promises'
import { completeClaimDays } from './days/claim-days'
import { completeLinkedDays } from './days/linked-days'
import { completeNamedLinks } from './links/links-without-address'
import { completeLocalLinks } from './links/local-repairs'
import { completeHalves } from './known-halves'
import { completeMidnights } from './days/known-midnights'
import { completeStatus } from './known-status'
import { namePdfs } from './files/named-pdfs'
import { completeMenuPages } from './links/menu-pages'
import { joinMisnamedLinks } from './links/misnamed-links'
import { completeMenuNames } from '../menu/menu-names'
import { completeNoticePages } from './days/notice-page-days'
import { completeYears } from './days/missing-years'
import { completeCardLinks } from './links/missing-card-links'
import { completeOtherLengths } from './days/other-lengths'
import { completeTitledPaths } from './links/titled-paths'
import { omitRedirects } from '../omit-consequences'
import { correctPastEvent } from '../dates/events/past-events'
import type { RenamedPages } from '../published-urls/renamed/renamed-pages'

type Context = {
  readonly today: Day
  /** The texts of the files by their paths below the content folder. */
  readonly texts: Readonly<Record<string, string>>
  /** The paths that the public site has had. */
  readonly published: ReadonlySet<string>
  readonly renamed: RenamedPages
  /** The text of the settings, and the names under its outside_links. */
  readonly settings: { readonly text: string; readonly names: readonly string[] }
}

export function completeProblems(
  settings: ParsedEntry,
  entries: readonly ParsedEntry[],
  context: Context,
): Problem[] {
  const { today, texts, renamed } = context
  const all = [settings, ...entries]
  const dated = all.flatMap((source) =>
    correctPastEvent(
      source,
      completeMidnights(
        source,
        completeHalves(
          source,
          completeStatus(source, chooseDays(source, completeYears(source, today), context)),
          texts,
        ),
        texts,
      ),
      today,
      context,
    ),
  )
  const pictures = completePictureWords(dated, entries)
  const claims = completeTranslatedClaims(pictures, entries, texts)
  const promises = completeTranslatedPromises(completeClaimDays(claims, today), entries, texts)
  const linked = completeNoticePages(
    completeLinkedDays(promises, entries, texts, today),
    entries,
    texts,
    today,
  )
  const named = completeTitledPaths(
    completeNamedLinks(
      completeCardLinks(completeOtherLengths(linked, entries, texts), entries),
      all,
      texts,
    ),
    all,
    texts,
  )
  const menus = completeMenuNames(
    completeMenuPages(completeLocalLinks(namePdfs(named), all), all),
    all,
  )
  return joinMisnamedLinks(
    omitRedirects(menus, renamed),
    { file: settings.entry.file, ...context.settings },
    texts,
  )
}
