import { expect, test } from 'vitest'
import { renderStyles } from '../testing/render-styles'
import { CardGrid } from './card-grid'

const getStyles = (count: number) =>
  renderStyles(
    <CardGrid aligned={false}>
      {Array.from({ length: count }, (_, index) => (
        <p key={index} />
      ))}
    </CardGrid>,
  )

test('only a grid whose cards do not fill its rows brings the rules for wide cards', () => {
  const rule = 'grid-column:'
  for (const count of [4, 8, 12, 24]) expect(getStyles(count)).not.toContain(rule)
  for (const count of [1, 5, 7, 11]) expect(getStyles(count)).toContain(rule)
})
