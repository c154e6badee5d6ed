// A client for the few commands of the WebDriver protocol that the tests use (W3C WebDriver, https://www.w3.org/TR/webdriver/). The
// maintained clients need a newer Node than this project supports.

export type WebDriverSession = {
  readonly send: (
    method: 'POST' | 'GET' | 'DELETE',
    command: string,
    body?: object,
  ) => Promise<unknown>
  readonly findElement: (selector: string) => Promise<string>
}

/** The key of an element's reference in JSON, as the standard defines it. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf'

/**
 * Starts a session.
 * @param driver the URL of the driver, without a trailing slash
 * @throws when the driver does, with its message
 */
export async function startSession(driver: string): Promise<WebDriverSession> {
  const created = await request('POST', `${driver}/session`, { capabilities: {} })
  const session = `${driver}/session/${(created as { sessionId: string }).sessionId}`
  const send: WebDriverSession['send'] = (method, command, body) =>
    request(method, session + command, body)
  return {
    send,
    findElement: async (selector) => {
      const found = await send('POST', '/element', { using: 'css selector', value: selector })
      return (found as Record<string, string>)[ELEMENT_KEY] ?? ''
    },
  }
}

async function request(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, body: body ? JSON.stringify(body) : null })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error((value as { message: string }).message)
  return value
}
