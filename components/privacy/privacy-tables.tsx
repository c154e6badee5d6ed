// Two tables about privacy: what a browser did when it opened every page, and what it does only when a visitor asks for it.
import { styled } from '../styled/styled'
import type { PrivacyReport } from './privacy-report'

/** On a phone, each fact is above its value. */
const Facts = styled('dl')(({ theme }) => ({
  margin: 0,
  maxWidth: theme.size.text,
  '& > div': {
    padding: `${theme.space.small} 0`,
    borderBottom: `${theme.border.thin} ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('sm')]: {
      display: 'grid',
      gridTemplateColumns: theme.grid.columns,
      columnGap: theme.space.large,
    },
  },
  '& dd': { margin: 0, fontWeight: theme.typography.fontWeightBold },
  '& p + p': { marginTop: theme.space.tiny },
}))

type Fact = readonly [what: string, value: string | readonly string[]]

function FactTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <Facts>
      {facts.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            {[value].flat().map((line) => (
              <p key={line}>{line}</p>
            ))}
          </dd>
        </div>
      ))}
    </Facts>
  )
}

const Introduction = styled('p')(({ theme }) => ({
  maxWidth: theme.measure,
  marginBottom: theme.space.large,
}))

const listOr = (none: string, names: readonly string[]) => (names.length === 0 ? none : names)

const HEADERS: Readonly<Record<string, string>> = {
  'accept-language': 'The languages it prefers',
  'user-agent': 'Its name and version, and the kind of device',
}

/** Lists what a browser did when it opened the pages. Items that this file has no words for are shown by their technical names. */
export function OpeningTable({ report }: { report: PrivacyReport }) {
  const { hosts, cookies, storage, headers } = report
  return (
    <>
      <Introduction>
        Whenever the program of this website changes, a test opens every page in a browser and
        writes down what happens. This is what it saw. If it sees anything else, the change is
        stopped.
      </Introduction>
      <FactTable
        facts={[
          ['Other websites that it asked for anything', listOr('None', hosts)],
          ['Cookies', listOr('None', cookies)],
          ['Anything else that it stored about you', listOr('Nothing', storage)],
          [
            'What it sent to the computer that has our pages, besides the address of the page',
            headers.map((name) => HEADERS[name] ?? name),
          ],
          [
            'The page or the search that led you here',
            headers.includes('referer') ? 'Sent' : 'Not sent',
          ],
        ]}
      />
    </>
  )
}

const STORED: Readonly<Record<string, Fact>> = {
  'localStorage theme': [
    'You choose light or dark',
    'Your browser keeps the word “light” or “dark” until you choose “Same as my device”.',
  ],
  'localStorage search-key': [
    'You say that the / key must not open the search',
    'Your browser keeps that until you turn the key on again.',
  ],
  'sessionStorage left': [
    'You leave quickly',
    'Your browser keeps that you left, in this tab only, until you close it or open our site again.',
  ],
  'localStorage staff': [
    'You work here and open the page for staff',
    'Your browser keeps the note “staff: yes” until you turn it off there.',
  ],
}

export type AskedHosts = {
  /** The host of the map. */
  readonly map: string
  /** The hosts of all films. */
  readonly films: readonly string[]
}

/** What happens only after a visitor asked for it. */
export function OnRequestTable({ report, asked }: { report: PrivacyReport; asked: AskedHosts }) {
  return (
    <FactTable
      facts={[
        ['You load the map', `It comes from ${asked.map}, which then knows of you.`],
        ...asked.films.map((host): Fact => [
          `You play a film of ${host}`,
          `It comes from there, and that website then knows of you.`,
        ]),
        ...report.storageOnRequest.map(
          (key): Fact => STORED[key] ?? [key, 'Your browser keeps this.'],
        ),
      ]}
    />
  )
}
