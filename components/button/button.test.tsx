import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Providers } from '../../renderer/providers'
import { collectStyles, createStyleCache } from '../../renderer/styles/emotion-styles'
import { Button } from './button'
import { ButtonLink } from './button-link'

test('buttons and links share one class in every variant and have their variant as an attribute', () => {
  const cache = createStyleCache()
  const html = renderToStaticMarkup(
    <Providers
      cache={cache}
      data={{ base: '/', language: 'en', variants: {}, embedStylesheet: '', urlPathname: '/' }}
    >
      <Button type="button" data-button="filled" disabled />
      <ButtonLink href="/give" variant="accent">
        Give
      </ButtonLink>
      <ButtonLink href="/contact">Talk with us</ButtonLink>
    </Providers>,
  )
  const variants = [...html.matchAll(/data-button="(\w+)"/g)].map(([, variant]) => variant)
  expect(variants).toEqual(['filled', 'accent', 'filled'])
  expect(Object.keys(collectStyles(cache))).toHaveLength(1)
})
