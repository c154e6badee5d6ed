// What can be downloaded or asked for with an event.
import type { HiddenReason } from '../../model/visibility'
import { Card } from '../card/card'
import { CardGrid } from '../card/card-grid'

export type ResourceData = {
  readonly title: string
  readonly description: string
  readonly address: string
  readonly label: string
  /** Why it is not on the public site, or null. */
  readonly hidden: HiddenReason | null
}

export function ResourceList({ resources }: { resources: readonly ResourceData[] }) {
  return (
    <CardGrid>
      {resources.map(({ title, description, address, label, hidden }) => (
        <Card key={title} title={title} link={{ to: address, label }} hidden={hidden}>
          <p>{description}</p>
        </Card>
      ))}
    </CardGrid>
  )
}
