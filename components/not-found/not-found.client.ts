// Logs a missing path to the visitor's console. It is not sent anywhere.

export function startNotFound(): void {
  if (document.querySelector('[data-not-found]'))
    console.error(`Page not found: ${location.pathname}`)
}
