import { describe, expect, test } from 'vitest'
import { render } from '../testing/render'
import { Portrait } from './portrait'

const image = { file: 'nora.jpg', alt: 'Nora Sample', width: 400, height: 400 }
const renderPortrait = (person: Partial<Parameters<typeof Portrait>[0]['person']>) =>
  render(
    <Portrait person={{ name: 'Dr. Nora Ann Sample', image: null, emblem: null, ...person }} />,
    '/base/',
  )

describe('Portrait', () => {
  test('shows the image, even if there is an emblem', () => {
    const html = renderPortrait({ image, emblem: 'book' })
    expect(html).toContain('alt="Nora Sample"')
    expect(html).not.toContain('emblems.svg')
  })

  test('shows the emblem if there is no image, hidden from screen readers', () => {
    expect(renderPortrait({ emblem: 'book' })).toBe(
      '<span aria-hidden="true"><svg><use href="/base/emblems.svg#book"></use></svg></span>',
    )
  })

  test('shows the initials if there is neither', () => {
    expect(renderPortrait({})).toBe('<span aria-hidden="true">NS</span>')
  })
})
