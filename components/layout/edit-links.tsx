// What staff see at the end of every page: when its file was last changed, and links to edit it. Visitors do not pay for it: a page
// has only data, and the line with its words and rules is on the page for staff, where the script gets it (edit-links.client.ts).
import type { CollectionName } from '../../model/collections'
import type { Day } from '../../model/dates/day'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'

export type EditLinksData = {
  /** The page's file, such as `content/pages/give.md`, as in a URL. */
  readonly file: string
  readonly lastChanged: Day | null
  /** The collections that the page lists, to which staff may want to add an entry. */
  readonly collections: readonly CollectionName[]
}

/** Where the line will be, with what differs between pages. */
export function EditLinks({ file, lastChanged, collections }: EditLinksData) {
  return (
    <div
      data-edit-links={file}
      data-changed={lastChanged ?? undefined}
      data-adds={collections.join(' ') || undefined}
    />
  )
}

const Line = styled('div')(({ theme }) => ({
  display: 'none',
  // The switch on the page for staff decides (components/staff-switch).
  '[data-staff] &': { display: 'flex' },
  flexWrap: 'wrap',
  columnGap: theme.space.huge,
  marginTop: theme.space.text,
  ...theme.typography.body2,
  // Keeps wrapped lines far enough apart for a thumb.
  lineHeight: 2.2,
  color: theme.vars.palette.band.quietOnDeep,
}))

const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.text,
  '& a': {
    display: 'inline-block',
    textDecorationColor: theme.vars.palette.band.edgeOnDeep,
  },
  '& a:hover': { textDecorationColor: 'currentColor' },
}))

/** Explains to staff and reviewers why the browser tab does not show the title. */
export const SENSITIVE_NOTE =
  'This page is marked sensitive, so the browser tab and shared links do not name it.'

export const EDIT_LABEL = 'Edit this page'

/**
 * The line, from which the script removes what a page does not have (edit-links.client.ts).
 * @param editUrl what the path of a file is appended to
 */
export function EditLinksTemplate({ editUrl }: { editUrl: string }) {
  return (
    <template>
      <Line data-no-print="">
        <p data-slot="changed">
          Last changed <time />
        </p>
        <p data-slot="sensitive">{SENSITIVE_NOTE}</p>
        <Links>
          <span>
            <SiteLink href="/staff">For staff</SiteLink>:
          </span>
          <span data-slot="edit">
            <SiteLink href={editUrl}>{EDIT_LABEL}</SiteLink>
          </span>
        </Links>
      </Line>
    </template>
  )
}
