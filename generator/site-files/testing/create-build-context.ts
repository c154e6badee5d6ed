// The context of a build, for tests of files that are made from the whole site.
import type { BuildContext } from '../../../renderer/page-context'

export const createBuildContext = (changes: Partial<BuildContext> = {}): BuildContext => ({
  today: '2025-01-01',
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
