// Generates the hills above the footer of every page, from the theme. The near hills have the color of the footer.
import { DARK_FRAGMENT } from '../../components/image/variants'
import { getColor } from './color-tables/contrast-pairs'
import type { GeneratedFile } from './generated-file'

type Scheme = 'light' | 'dark'

/** Opacity of the far hills. */
const FAR_OPACITY: Readonly<Record<Scheme, number>> = { light: 0.4, dark: 0.25 }

/**
 * Creates one tile, whose right edge continues at its left edge. Its lowest third is opaque, which
 * components/layout/footer/hills-footer.tsx relies on.
 */
export const generateHills = (): GeneratedFile[] => [
  [
    'renderer/images/hills.svg',
    `<svg id="${DARK_FRAGMENT.slice(1)}" xmlns="http://www.w3.org/2000/svg" width="2400" height="120" viewBox="0 0 2400 120">
<style>:root{${declareColors('light')}}:target{${declareColors('dark')}}.far{fill:var(--far);opacity:var(--opacity)}.near{fill:var(--near)}.flame{fill:var(--flame)}</style>
<defs><path id="pine" d="M-9 0l4-212-30-50 5-3 26 44 2-100h4l1 80 30-24 3 4-33 48 6 213zM-96-262c0-46 104-46 104 0q-52 15-104 0zM-8-286c0-49 108-49 108 0q-54 16-108 0zM-80-326c0-46 92-46 92 0q-46 15-92 0zM-4-352c0-43 84-43 84 0q-42 14-84 0zM-36-384c0-46 72-46 72 0q-36 15-72 0z"/></defs>
<path class="far" d="M0 36C120 22 200 8 320 8S600 34 720 34 900 10 1050 8 1300 18 1420 14 1660 38 1780 38 1980 10 2090 10 2280 50 2400 36v84h-2400z"/>
<g class="near"><path d="M0 64C140 40 300 36 460 52S720 76 860 66 1200 40 1360 46 1700 70 1860 62 2260 88 2400 64v56h-2400z"/>
<use href="#pine" transform="translate(290 44) scale(.1)"/>
<use href="#pine" transform="translate(350 46) scale(-.08 .08)"/>
<use href="#pine" transform="translate(1000 60) scale(.12)"/>
<use href="#pine" transform="translate(1062 56) scale(-.09 .09)"/>
<use href="#pine" transform="translate(1462 54) scale(-.11 .11)"/>
<use href="#pine" transform="translate(2080 68) scale(.13)"/>
<path d="M1381 52v-24h-6l28-20 8 6v-6h6v10l14 10h-6v24z"/></g>
<circle class="flame" cx="1403" cy="37" r="17" opacity=".25"/>
<path class="flame" d="M1397 31h12v12h-12z"/>
</svg>
`,
  ],
]

function declareColors(scheme: Scheme): string {
  const color = (name: string) => getColor(scheme, name)
  return `--far:${color('primary.main')};--opacity:${FAR_OPACITY[scheme]};--near:${color('band.deep')};--flame:${color('mark.flame')}`
}
