// Short answers to what visitors ask first. Each is an optional setting; without any, nothing is shown.
import type { ReactNode } from 'react'
import type { Settings } from '../../model/settings'
import { Section } from '../section/section'
import { styled } from '../styled/styled'
import { AfterHoursCall, HotlineCall } from './hotline'
import { getAfterHours } from './phone-numbers'
import { English } from '../words/language-note'
import { useWords } from '../words/words'

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: `${theme.space.large} ${theme.space.cards}`,
  margin: 0,
  // Two or four columns, never three: 3 + 1 leaves a hole.
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
  },
  '& dt': { ...theme.typography.h5, marginBottom: theme.space.hair },
  '& dd': { margin: 0 },
}))

export function ShortAnswers({ settings }: { settings: Settings }) {
  const { cost, privacy, languages, hotline } = settings
  const words = useWords().answers
  const afterHours = getAfterHours(settings)
  const nightLine =
    hotline === undefined ? (
      afterHours && <AfterHoursCall {...afterHours} />
    ) : (
      <HotlineCall number={hotline} />
    )
  const entries: readonly (readonly [question: string, answer: ReactNode])[] = [
    [words.cost, cost && <English>{cost}</English>],
    [words.privacy, privacy && <English>{privacy}</English>],
    [words.languages, languages && <English>{languages}</English>],
    [words.night, nightLine],
  ]
  const answered = entries.filter(([, answer]) => answer != null)
  if (answered.length === 0) return null
  return (
    <Section title={words.title} muted>
      <List>
        {answered.map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </List>
    </Section>
  )
}
