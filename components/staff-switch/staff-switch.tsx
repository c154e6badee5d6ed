// Shows or hides the links for staff in this browser. It is only visible if JavaScript runs and the browser remembers the choice.
import { styled } from '../styled/styled'
import { STAFF_KEY } from './staff-key'

const Label = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.medium,
  minHeight: theme.size.button,
  fontWeight: theme.typography.fontWeightBold,
  cursor: 'pointer',
  '& input': {
    flex: 'none',
    width: theme.space.large,
    height: theme.space.large,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
    cursor: 'inherit',
  },
}))

export function StaffSwitch({ label }: { label: string }) {
  return (
    <Label data-staff-switch="" hidden>
      <input type="checkbox" name={STAFF_KEY} /> {label}
    </Label>
  )
}
