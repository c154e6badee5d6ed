// Formats a problem of the check with its repair.
import type { Problem } from '../../../model/problems/problem'
import { escapeMarkdown, formatCodeBlock } from './escape-markdown'

export function formatProblem({ file, line, message, fix, suggestion }: Problem): string {
  const text = `**${escapeMarkdown(file)}, line ${line}:** ${escapeMarkdown(message)} ${escapeMarkdown(fix)}`
  if (!suggestion) return text
  return `${text}\n\nRepaired, it looks like this:\n\n${formatCodeBlock(suggestion.text.split('\n'))}`
}
