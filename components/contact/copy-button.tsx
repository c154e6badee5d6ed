// A button that copies a phone number, an email address or a street address. It is only visible if JavaScript runs.
import { Button } from '../button/button'
import { styled } from '../styled/styled'
import { useDataWords, useWords } from '../words/words'

const SmallButton = styled(Button)(({ theme }) => ({
  ...theme.typography.body2,
  fontFamily: theme.typography.fontFamily,
  padding: `0 ${theme.space.medium}`,
  minHeight: theme.size.target,
}))

/** `label` completes the name of the button and the message: "the phone number". */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const words = useWords().contact
  return (
    <SmallButton
      type="button"
      data-button="outlined"
      data-copy={text}
      data-what={label}
      {...useDataWords('copyWords')}
      hidden
    >
      {words.copy}
      <span className="visually-hidden"> {label}</span>
    </SmallButton>
  )
}
