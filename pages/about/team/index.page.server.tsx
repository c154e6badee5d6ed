// The staff, each with a dialog, and the board of directors.
import { CardGrid } from '../../../components/card/card-grid'
import { createMailto } from '../../../components/contact/mailto'
import { Section } from '../../../components/section/section'
import { BoardList, type MemberData } from '../../../components/team/board-list'
import { PersonCard } from '../../../components/team/person-card'
import type { PersonData } from '../../../components/team/person-data'
import { PersonDialog } from '../../../components/team/person-dialog'
import type { PageInput, PageResult } from '../../../renderer/page-context'
import { getHiddenReason } from '../../../model/visibility'
import { getPage } from '../../_data/entries'
import { getEntryImage } from '../../_data/images'
import { createMetadata } from '../../_data/metadata'
import { getPageIntro, type PageIntro } from '../../_data/page-intro'
import { PageIntroBody, PageIntroHeader } from '../../page-intro'

type Props = { intro: PageIntro; staff: readonly PersonData[]; board: readonly MemberData[] }

export function Page({ intro, staff, board }: Props) {
  return (
    <>
      <PageIntroHeader intro={intro} />
      <PageIntroBody intro={intro} />
      {staff.length === 0 ? null : (
        <Section title="Our staff" id="site.staff">
          <CardGrid aligned={false}>
            {staff.map((person) => (
              <PersonCard key={person.id} person={person} />
            ))}
          </CardGrid>
          {staff.map((person) => (
            <PersonDialog key={person.id} person={person} phones={intro.settings} />
          ))}
        </Section>
      )}
      {board.length === 0 ? null : (
        <Section title="Board of directors" muted>
          <BoardList members={board} />
        </Section>
      )}
    </>
  )
}

export function getPageData({ site, build }: PageInput): PageResult<Props> {
  const page = getPage(site, 'about/team')
  const staff = site.team.map((person) => ({
    id: person.slug,
    name: person.name,
    title: person.title,
    image: getEntryImage(site, { ...person, imageAlt: person.name }),
    emblem: person.emblem ?? null,
    bio: person.body,
    mailto: createMailto({
      to: site.settings.email,
      subject: `For ${person.name}`,
    }),
    hidden: getHiddenReason(person, build.today),
  }))
  const ids = staff.map(({ id }) => id)
  const board = site.board.map((member) => ({
    ...member,
    hidden: getHiddenReason(member, build.today),
  }))
  return {
    pageProps: { intro: getPageIntro(site, page, ids), staff, board },
    head: createMetadata(site, page),
    listedCollections: ['team', 'board'],
  }
}
