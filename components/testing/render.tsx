// Renders a component for tests, with the theme and a base path.
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { theme } from '../../renderer/theme/theme'

export function render(component: ReactNode, base = '/'): string {
  const html = renderToStaticMarkup(
    <ThemeProvider theme={theme} disableStyleSheetGeneration>
      <MemoryRouter basename={base} initialEntries={[base]}>
        {component}
      </MemoryRouter>
    </ThemeProvider>,
  )
  return html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '').replaceAll(/ class="[^"]*"/g, '')
}
