// The bar at the bottom of a marked page, which leads from one change to the next. It needs no script: the stylesheet shows the
// step that belongs to the fragment of the address.
import { LIST_ID } from './place-list'

/** More steps than this have no step of their own in the bar. */
export const MAX_STEPS = 99

type Props = {
  /** The fragments of the changes, in their order. */
  readonly ids: readonly string[]
}

export function Steps({ ids }: Props) {
  if (ids.length === 0) return null
  return (
    <nav data-review="" data-steps="" aria-label="Changes on this page">
      {ids.slice(0, MAX_STEPS).map((id, index) => (
        <p key={id}>
          <StepLink id={ids[index - 1]} label="Previous change" arrow="←" />
          <span>
            Change {index + 1} of {ids.length}
          </span>
          <StepLink id={ids[index + 1]} label="Next change" arrow="→" />
          <a href={`#${LIST_ID}`}>List</a>
        </p>
      ))}
    </nav>
  )
}

type LinkProps = { readonly id: string | undefined; readonly label: string; readonly arrow: string }

function StepLink({ id, label, arrow }: LinkProps) {
  if (id === undefined) return <span data-none="">{arrow}</span>
  return (
    <a href={`#${id}`} aria-label={label}>
      {arrow}
    </a>
  )
}
