// The line below the introduction of every page: whom to call or text. A frightened visitor finds it without scrolling.
import { PhoneLink, TextLink } from './phone-link'
import type { PhoneNumbers } from './phone-numbers'
import { styled } from '../styled/styled'
import { useWords } from '../words/words'

const Line = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '& span': { display: 'inline-block' },
  '& a': {
    ...theme.tabularNumbers,
    padding: `${theme.space.small} 0`,
    fontWeight: theme.typography.fontWeightBold,
  },
}))

type Props = {
  phones: PhoneNumbers
  /** Whether the page is for donors, volunteers, churches or guests of an event, who have no need to talk but may have questions. */
  forSupporters: boolean
}

export function TalkLine({ phones, forSupporters }: Props) {
  const words = useWords().contact
  return (
    <Line data-no-print="">
      {forSupporters ? words.talkForSupporters : words.talk} <PhoneLink phone={phones.phone} />
      {phones.textNumber === undefined ? null : (
        <>
          {' '}
          <span>
            {words.orText}
            <TextLink phone={phones.textNumber} />
          </span>
        </>
      )}
    </Line>
  )
}
