import { expect, test } from 'vitest'
import { renderStyles } from '../testing/render-styles'
import { PageHeader, type HeaderForm } from './page-header'

const image = { file: 'hill.svg', alt: '', width: 1600, height: 900 }
const getStyles = (form: HeaderForm, isIllustrated = true) =>
  renderStyles(
    <PageHeader heading="Us" form={form} image={isIllustrated ? image : null} phones={null} />,
  )

test('only a header whose image reaches the edge of the screen brings the rules for that', () => {
  const rule = 'object-fit:cover'
  expect(getStyles('edge')).toContain(rule)
  for (const styles of [getStyles('beside'), getStyles('before'), getStyles('edge', false)])
    expect(styles).not.toContain(rule)
})
