// Reads an issue from the JSON of GitHub: the payload of an event, or the issue itself. All of it is untrusted.
import { isRecord } from '../../github/json'

export type Issue = {
  readonly number: number
  readonly body: string
  readonly labels: readonly string[]
}

/** Issues are longer than any text of this site, but not without limit: GitHub accepts 65,536 characters. */
const MAX_BODY_LENGTH = 70_000

/**
 * Returns the issue.
 * @throws when the JSON is not that of an issue
 */
export function readIssue(json: string): Issue {
  const payload = JSON.parse(json) as unknown
  const issue = isRecord(payload) && isRecord(payload['issue']) ? payload['issue'] : payload
  if (!isRecord(issue)) throw new Error('The JSON has no issue.')
  const { number, body, labels } = issue
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1)
    throw new Error('The issue has no number.')
  if (typeof body === 'string' && body.length > MAX_BODY_LENGTH)
    throw new Error('The issue is longer than GitHub allows.')
  return {
    number,
    body: typeof body === 'string' ? body.replace(/\r\n?/g, '\n') : '',
    labels: Array.isArray(labels)
      ? labels.flatMap((label: unknown) =>
          isRecord(label) && typeof label['name'] === 'string' ? [label['name']] : [],
        )
      : [],
  }
}
