import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Providers } from '../../renderer/providers'
import { collectStyles, createStyleCache } from '../../renderer/styles/emotion-styles'
import { Button } from './button'
import { ButtonLink } from './button-link'

test('buttons and links of every look share one class, and say which look they have', () => {
  const cache = createStyleCache()
  const html = renderToStaticMarkup(
    <Providers cache={cache} data={{ base: '/', variants: {}, urlPathname: '/' }}>
      <Button type="button" data-button="filled" disabled />
      <ButtonLink to="/give" look="accent">
        Give
      </ButtonLink>
      <ButtonLink to="/contact">Talk with us</ButtonLink>
    </Providers>,
  )
  const looks = [...html.matchAll(/data-button="(\w+)"/g)].map(([, look]) => look)
  expect(looks).toEqual(['filled', 'accent', 'filled'])
  expect(Object.keys(collectStyles(cache))).toHaveLength(1)
})
