/** Whether a query asks for a dry run. An ambiguous query doesn't, and counts as a real request. */
export function isDryRun(queryString: string): boolean {
  const values = new URLSearchParams(queryString).getAll('dry_run');
  return values.length === 1 && (values[0] === 'true' || values[0] === '1');
}

/** The same query as a dry run. */
export function asDryRun(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.set('dry_run', 'true');
  return `?${parameters.toString()}`;
}
