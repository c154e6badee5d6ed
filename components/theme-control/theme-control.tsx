// Lets visitors choose light, dark, or what their system says. It appears only where JavaScript runs.
import { styled } from '@mui/material/styles'

const Label = styled('label')({ display: 'inline-flex', alignItems: 'center', gap: '0.6rem' })

const Select = styled('select')(({ theme }) => ({
  font: 'inherit',
  minHeight: 40,
  padding: '0.3rem 0.8rem',
  borderRadius: theme.radius.pill,
  border: '1px solid currentColor',
  background: theme.vars.palette.band.deep,
  color: 'inherit',
}))

export function ThemeControl() {
  return (
    <Label data-theme-control="" hidden>
      Colors
      <Select>
        <option value="system">Like my device</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </Select>
    </Label>
  )
}
