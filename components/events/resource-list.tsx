// What can be downloaded or asked for with an event.
import { Card } from '../card/card'
import { CardGrid } from '../card/card-grid'

export type ResourceData = {
  readonly title: string
  readonly description: string
  readonly address: string
  readonly label: string
}

export function ResourceList({ resources }: { resources: readonly ResourceData[] }) {
  return (
    <CardGrid>
      {resources.map(({ title, description, address, label }) => (
        <Card key={title} title={title} link={{ to: address, label }}>
          <p>{description}</p>
        </Card>
      ))}
    </CardGrid>
  )
}
