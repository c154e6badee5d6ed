// Tests that our `styled` returns the same as MUI's: one class with the same styles, where later styles win.
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { styled as muiStyled, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { theme } from '../../renderer/theme/theme'
import { styled } from './styled'

/** Returns the HTML of elements, and the CSS rules that they need. */
function render(elements: ReactNode) {
  const cache = createCache({ key: 's', stylisPlugins: [] })
  cache.compat = true
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} disableStyleSheetGeneration>
        {elements}
      </ThemeProvider>
    </CacheProvider>,
  )
  return { html, rules: cache.inserted }
}

type Styled = typeof styled

function createElements(styledFunction: Styled) {
  const Plain = styledFunction('p')({ color: 'red', '&:hover': { color: 'blue' } })
  const Themed = styledFunction('section')(({ theme: { space } }) => ({
    padding: space.large,
    '@media print': { padding: 0 },
  }))
  return (
    <>
      <Plain id="one">One</Plain>
      <Plain className="plain">Two</Plain>
      <Themed aria-label="Three">Three</Themed>
    </>
  )
}

const replaceNames = ({ html, rules }: ReturnType<typeof render>) =>
  [html, ...Object.values(rules)].map((text) => String(text).replaceAll(/s-\w+/g, 's-name'))

test('styled returns the same HTML and rules as MUI, except for names', () => {
  const ours = replaceNames(render(createElements(styled)))
  expect(ours).toEqual(replaceNames(render(createElements(muiStyled as unknown as Styled))))
  expect(ours).toContain('.s-name{padding:1.5rem;}@media print{.s-name{padding:0;}}')
})

test('styled gives precedence to the outer styles of nested components, in a single class', () => {
  const Inner = styled('p')({ color: 'red', margin: 0 })
  const Outer = styled(Inner)({ color: 'blue' })
  const { html, rules } = render(<Outer>Words</Outer>)
  const [, name = ''] = /^<p class="s-(\w+)">Words<\/p>$/.exec(html) ?? []
  expect(rules[name]).toMatch(/color:red;.*color:blue;/)
})

test('styled creates the class once, however often the component is rendered', () => {
  let callCount = 0
  const Counted = styled('p')(() => {
    callCount += 1
    return { color: 'red' }
  })
  render([1, 2, 3].map((key) => <Counted key={key} />))
  expect(callCount).toBe(1)
})
