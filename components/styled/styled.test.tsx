// Our `styled` gives what MUI's gives: one class with the same styles, and later styles win.
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { styled as muiStyled, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { theme } from '../../renderer/theme/theme'
import { styled } from './styled'

/** The HTML of elements, and the rules that they need. */
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

type Make = typeof styled

function boxes(make: Make) {
  const Plain = make('p')({ color: 'red', '&:hover': { color: 'blue' } })
  const Themed = make('section')(({ theme: { space } }) => ({
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

const withoutNames = ({ html, rules }: ReturnType<typeof render>) =>
  [html, ...Object.values(rules)].map((text) => String(text).replaceAll(/s-\w+/g, 's-name'))

test('the HTML and the rules are those of MUI, besides the names', () => {
  const ours = withoutNames(render(boxes(styled)))
  expect(ours).toEqual(withoutNames(render(boxes(muiStyled as unknown as Make))))
  expect(ours).toContain('.s-name{padding:1.5rem;}@media print{.s-name{padding:0;}}')
})

test('styles around a styled component win, and the element has one class', () => {
  const Inner = styled('p')({ color: 'red', margin: 0 })
  const Outer = styled(Inner)({ color: 'blue' })
  const { html, rules } = render(<Outer>Words</Outer>)
  const [, name = ''] = /^<p class="s-(\w+)">Words<\/p>$/.exec(html) ?? []
  expect(rules[name]).toMatch(/color:red;.*color:blue;/)
})

test('the class is made once, however often the component is shown', () => {
  let times = 0
  const Counted = styled('p')(() => {
    times += 1
    return { color: 'red' }
  })
  render([1, 2, 3].map((key) => <Counted key={key} />))
  expect(times).toBe(1)
})
