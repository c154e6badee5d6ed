// Says in words that an event is cancelled or was moved.
import { styled } from '../styled/styled'
import { During } from './during'
import type { EventData } from './event-data'
import { getStatusWords } from './event-words'

const Note = styled('p')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
  '& + p': { marginTop: theme.space.hair },
}))

type Props = { event: Pick<EventData, 'state' | 'status' | 'statusNote'> }

export function EventStatusNote({ event: { state, status, statusNote } }: Props) {
  const words = getStatusWords(status, statusNote)
  if (words === null) return null
  return (
    <During state={state} shown={['upcoming', 'happening']}>
      {(visibility) => <Note {...visibility}>{words}</Note>}
    </During>
  )
}
