// Lets visitors choose a light or dark theme, or that of their device. It is only visible if JavaScript runs.
import { styled } from '../styled/styled'
import { useWords } from '../words/words'

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
  const words = useWords().theme
  return (
    <Label data-theme-control="" hidden>
      {words.label}
      <Select autoComplete="off">
        <option value="system">{words.system}</option>
        <option value="light">{words.light}</option>
        <option value="dark">{words.dark}</option>
      </Select>
    </Label>
  )
}
