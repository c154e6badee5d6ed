// Fetches the JSON files of the search.

/**
 * Asks the server each time whether the file has changed, because its name stays the same.
 * @throws when it cannot be fetched
 */
export async function fetchJson<Data>(url: URL): Promise<Data> {
  const response = await fetch(url, { cache: 'no-cache' })
  if (!response.ok) throw new Error(response.statusText)
  return (await response.json()) as Data
}
