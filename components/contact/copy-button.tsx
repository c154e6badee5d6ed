// Copies a phone number, an e-mail address or a street address. It appears only where JavaScript runs.
import { Button } from '../button/button'
import { styled } from '../styled/styled'

const Small = styled(Button)(({ theme }) => ({
  ...theme.typography.body2,
  padding: `0 ${theme.space.medium}`,
  minHeight: theme.size.target,
}))

/** `what` is said in the name and the message: "the phone number". */
export function CopyButton({ text, what }: { text: string; what: string }) {
  return (
    <Small type="button" data-button="outlined" data-copy={text} data-what={what} hidden>
      Copy<span className="visually-hidden"> {what}</span>
    </Small>
  )
}
