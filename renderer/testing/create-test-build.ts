// The inputs of a build for tests.
import type { BuildContext } from '../page-context'

export const createTestBuild = (changes: Partial<BuildContext> = {}): BuildContext => ({
  today: '2026-11-21',
  base: '/',
  url: 'https://www.example.org',
  pullRequest: null,
  hasCalendar: true,
  policy: null,
  speculationRules: '{}',
  lastCommits: {},
  commitCounts: {},
  variants: {},
  fonts: [],
  embedStylesheet: 'assets/embed.css',
  ...changes,
})
