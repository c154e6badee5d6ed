// Lets visitors choose a light or dark theme, or that of their device. It is only visible if JavaScript runs.
import { styled } from '../styled/styled'

const Label = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.small,
  maxWidth: '100%',
}))

const Select = styled('select')(({ theme }) => ({
  font: 'inherit',
  maxWidth: '100%',
  minHeight: theme.size.button,
  padding: `${theme.space.hair} ${theme.space.medium}`,
  borderRadius: theme.radius.pill,
  border: `${theme.border.thin} currentColor`,
  background: theme.vars.palette.band.deep,
  color: 'inherit',
}))

export function ThemeSelect() {
  return (
    <Label data-theme-control="" hidden>
      Light or dark
      <Select autoComplete="off">
        <option value="system">Same as my device</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </Select>
    </Label>
  )
}
