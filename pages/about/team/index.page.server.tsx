// The staff, each with a dialog, and the board of directors.
import { CardGrid } from '../../../components/card/card-grid'
import { Section } from '../../../components/section/section'
import { BoardList, type MemberData } from '../../../components/team/board-list'
import { PersonCard } from '../../../components/team/person-card'
import type { PersonData } from '../../../components/team/person-data'
import { PersonDialog } from '../../../components/team/person-dialog'
import type { PageInput, PageData } from '../../../renderer/page-context'
import { whyHidden } from '../../../model/visibility'
import { pageBySlug, pictureOf } from '../../_data/entries'
import { headOf } from '../../_data/metadata'
import { introOf, type IntroData } from '../../_data/page-intro'
import { IntroText, IntroTop } from '../../page-intro'

type Props = { intro: IntroData; staff: readonly PersonData[]; board: readonly MemberData[] }

export function Page({ intro, staff, board }: Props) {
  return (
    <>
      <IntroTop intro={intro} />
      <IntroText intro={intro} />
      {staff.length === 0 ? null : (
        <Section title="Our staff" id="site.staff">
          <CardGrid>
            {staff.map((person) => (
              <PersonCard key={person.id} person={person} />
            ))}
          </CardGrid>
          {staff.map((person) => (
            <PersonDialog key={person.id} person={person} phone={intro.phone} />
          ))}
        </Section>
      )}
      {board.length === 0 ? null : (
        <Section title="Board of directors" soft>
          <BoardList members={board} />
        </Section>
      )}
    </>
  )
}

export function data({ site, build }: PageInput): PageData<Props> {
  const page = pageBySlug(site, 'about/team')
  const staff = site.team.map((person) => ({
    id: person.slug,
    name: person.name,
    title: person.title,
    picture: pictureOf(site, { ...person, imageAlt: person.name }),
    bio: person.body,
    hidden: whyHidden(person, build.today),
  }))
  const ids = staff.map(({ id }) => id)
  const board = site.board.map((member) => ({
    ...member,
    hidden: whyHidden(member, build.today),
  }))
  return {
    pageProps: { intro: introOf(site, page, ids), staff, board },
    head: headOf(site, page),
    lists: ['team', 'board'],
  }
}
