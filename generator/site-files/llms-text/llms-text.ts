// A summary of the site in Markdown for assistants, which people ask whether we are open or what we offer. It says nothing that no page
// says. Source: https://llmstxt.org.
import { getRecentPosts } from '../feed/recent-posts'
import type { SiteFilesInput } from '../site-files-input'
import { describeContact } from './describe-contact'
import { describeEvents, describePages, describeServices } from './describe-pages'
import { formatLink, escapeMarkdown } from './markdown'

export const LLMS_TEXT_FILE = 'llms.txt'

export function createLlmsText(input: SiteFilesInput): string {
  const { settings } = input.site
  const sections = [
    `# ${escapeMarkdown(settings.name)}`,
    `> ${escapeMarkdown(settings.tagline)}\n>\n> ${escapeMarkdown(settings.description)}`,
    ...describeContact(input.site),
    formatSection('What we offer', describeServices(input)),
    formatSection('Events', describeEvents(input)),
    formatSection('Pages', describePages(input)),
    formatSection(
      'Blog',
      getRecentPosts(input).map(({ title, url, summary }) => formatLink(title, url, summary)),
    ),
  ]
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`
}

const formatSection = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}`
