// All ways from a page, as the frame shows them.
import type { Ways } from '../../../components/navigation/page-navigation'
import type { FrameInput } from '../../../renderer/page-context'
import { breadcrumbs } from './breadcrumbs'
import { neighbors } from './previous-next'
import { sectionMenu } from './section-links'

export function waysFrom({ site, build, urlPathname, lists }: FrameInput): Ways {
  const above = breadcrumbs(site, urlPathname)
  // The first page of a section that lists entries, such as the events, shows what is below it already.
  const showsItself = above.length === 0 && lists.length > 0
  return {
    above,
    section: showsItself ? [] : sectionMenu(site, build.today, urlPathname),
    neighbors: neighbors(site, urlPathname),
  }
}
