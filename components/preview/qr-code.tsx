// A QR code, drawn while the site is built, so that no other host learns the URL.
import { encode } from 'uqr'
import { styled } from '../styled/styled'

/** Dark on light in both color schemes, as the cameras of phones expect, and unchanged in forced colors. */
const Code = styled('svg')(({ theme }) => ({
  display: 'block',
  width: theme.size.qrCode,
  height: 'auto',
  padding: theme.space.small,
  border: `${theme.border.thin} ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.small,
  background: theme.qrCode.paper,
  fill: theme.qrCode.ink,
  forcedColorAdjust: 'none',
}))

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <Code viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={rows.flat().join('')} />
    </Code>
  )
}
