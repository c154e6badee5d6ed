// Says in the visitor's own console which path was not found. It is sent nowhere.

export function startNotFound(): void {
  if (document.querySelector('[data-not-found]'))
    console.error(`Page not found: ${location.pathname}`)
}
