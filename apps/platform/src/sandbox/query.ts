/** Whether a query asks for a preview. What could be read in two ways is none: then it is counted as a call. */
export function isPreview(query: string): boolean {
  const given = new URLSearchParams(query).getAll('dry_run');
  return given.length === 1 && (given[0] === 'true' || given[0] === '1');
}

/** The same query as a preview. */
export function asPreview(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.set('dry_run', 'true');
  return `?${parameters.toString()}`;
}
