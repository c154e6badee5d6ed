// The pages that change, in groups that change in the same way, and then those of which only the name is given.
import { groupPages } from '../compare/rank-pages'
import { describeAddress, getStatusLabel, summarizePage } from '../report/describe-change'
import { formatCount } from '../report/format-count'
import { findNamedOnly } from '../report/omission'
import { linkPage } from '../report/warnings'
import type { PageChange } from '../review'
import { LineView } from './document'

type Props = { readonly pages: readonly PageChange[] }

export function PageList({ pages }: Props) {
  if (pages.length === 0) return null
  return (
    <section>
      <h2>Pages that change</h2>
      <ul data-cards="">
        {groupPages(pages).map((group) => (
          <GroupCard key={group[0]?.path} group={group} />
        ))}
      </ul>
      <NamedOnly pages={findNamedOnly(pages)} />
    </section>
  )
}

function NamedOnly({ pages }: { readonly pages: readonly PageChange[] }) {
  if (pages.length === 0) return null
  return (
    <details>
      <summary>{formatCount(pages.length, 'more page', 'more pages')}, not compared here</summary>
      <ul>
        {pages.map((page) => (
          <NamedPage key={page.path} page={page} />
        ))}
      </ul>
    </details>
  )
}

function GroupCard({ group: [first, ...others] }: { readonly group: readonly PageChange[] }) {
  if (!first) return null
  return (
    <li>
      <span data-badge={first.status}>{getStatusLabel(first)}</span>
      <p>
        <LineView line={summarizePage(first, linkPage(first))} />
      </p>
      {others.length > 0 && (
        <details>
          <summary>
            The same change is on {formatCount(others.length, 'other page', 'other pages')}
          </summary>
          <ul>
            {others.map((page) => (
              <NamedPage key={page.path} page={page} />
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

function NamedPage({ page }: { readonly page: PageChange }) {
  return (
    <li>
      <LineView line={[linkPage(page)]} />{' '}
      <span data-quiet="">
        <LineView line={[describeAddress(page)]} />
      </span>
    </li>
  )
}
