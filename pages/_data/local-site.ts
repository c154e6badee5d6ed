// The site as the pages of a language show it: with hours and menus in that language, as far as there are words for them.
import type { LocalHours } from '../../components/hours/office-hours'
import { formatHours, formatWeekdays } from '../../components/hours/hours-words'
import { WORDS } from '../../components/words/words'
import { readHours, readWeekdays } from '../../model/hours/weekly-hours'
import { DEFAULT_LANGUAGE, type Language } from '../../model/languages'
import { memoize, memoizeByObject } from '../../model/memoize/memoize'
import type { OfficeHours } from '../../model/schema/fields/dates/office-hours'
import type { NavigationItem } from '../../model/schema/fields/urls/navigation-item'
import type { Site } from '../../model/site'
import { getTranslations } from '../../model/translations/translations'
import { findTitle } from './entries'

/** Returns the same object for all pages of a language, so that its JSON is memoized (renderer/fragment-cache.tsx). */
export const getLocalSite = (site: Site, language: Language): Site =>
  language === DEFAULT_LANGUAGE ? site : getLocalSites(site)(language)

const getLocalSites = memoizeByObject((site: Site) =>
  memoize((language: Language): Site => {
    const { hours, navigation, footerLinks } = site.settings
    const localize = (item: NavigationItem) => localizeItem(site, item, language)
    return {
      ...site,
      settings: {
        ...site.settings,
        hours: hours.map((row) => localizeHours(row, language)),
        navigation: navigation.map(localize),
        ...(footerLinks === undefined ? {} : { footerLinks: footerLinks.map(localize) }),
      },
    }
  }),
)

/** Returns the path of a page in a language, or the path itself if there is no translation. */
export function findLocalPath(site: Site, path: string, language: Language): string {
  const versions = getTranslations(site, path)
  return versions.find((version) => version.language === language)?.path ?? path
}

/** An item whose page is translated gets the title of the translation. */
function localizeItem(site: Site, item: NavigationItem, language: Language): NavigationItem {
  const href = findLocalPath(site, item.href, language)
  return href === item.href ? item : { ...item, href, label: findTitle(site, href) ?? item.label }
}

/** Words that say neither days nor hours stay as they were typed. */
function localizeHours({ days, hours }: OfficeHours, language: Language): LocalHours {
  const weekdays = readWeekdays(days)
  const spans = readHours(hours)
  if (weekdays === null || spans === null) return { days, hours, isEnglish: true }
  const words = WORDS[language]
  return { days: formatWeekdays(weekdays, words), hours: formatHours(spans, words) }
}
