/** Where to go after signing in: an address of the dashboard itself, whatever the link says. */
export function nextOf(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/';
  // `//host` and `/\host` lead elsewhere in a browser.
  return /^\/(?![/\\])/.test(next) ? next : '/';
}
