// The materials of an event, to download or to request.
import type { HiddenReason } from '../../model/visibility'
import { Card } from '../card/card'
import { CardGrid } from '../card/card-grid'

export type ResourceData = {
  readonly title: string
  readonly description: string
  readonly href: string
  readonly label: string
  /** Why the material is not on the public site, or null. */
  readonly hidden: HiddenReason | null
}

export function ResourceList({ resources }: { resources: readonly ResourceData[] }) {
  return (
    <CardGrid>
      {resources.map(({ title, description, href, label, hidden }) => (
        <Card key={title} title={title} link={{ href, label, topic: title }} hidden={hidden}>
          <p>{description}</p>
        </Card>
      ))}
    </CardGrid>
  )
}
