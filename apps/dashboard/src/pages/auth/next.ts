/** The page after signing in: always one of the dashboard, whatever the link says. */
export function nextOf(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/';
  // Browsers resolve `//host` and `/\host` to another host.
  return /^\/(?![/\\])/.test(next) ? next : '/';
}
