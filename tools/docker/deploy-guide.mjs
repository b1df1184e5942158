import { requiredVariables } from './compose.mjs';

/** The line that writes docker/.env: `for name in A B C; do ... done > docker/.env`. */
const DEPLOY_LINE = /^for name in ([A-Z0-9_ ]+); do .* done > docker\/\.env$/gm;
/** A row of the table of secrets: the variable, and the services that read it. */
const SECRET_ROW = /^\| `([A-Z0-9_]+)` \| ([a-z0-9-]+(?:, [a-z0-9-]+)*) \|/gm;

/**
 * Compares the operations guide with compose.yaml and the configuration guide (which another test compares with the
 * code). The deploy line must set every variable that compose.yaml requires, and the table of secrets must name the
 * services that read each of them.
 * @param {{guide: string, compose: string, variables: Record<string, Map<string, boolean>>}} deploy `variables`: see
 *   readVariables
 * @returns {string[]} each as one line
 */
export function lintDeployGuide({ guide, compose, variables }) {
  const wanted = [...requiredVariables(compose)].sort();
  const lines = [...guide.matchAll(DEPLOY_LINE)].map(([, names]) => names.trim().split(/\s+/));
  const faults = lines.length === 0 ? ['no line writes docker/.env'] : [];
  for (const names of lines) {
    for (const name of wanted) if (!names.includes(name)) faults.push(`the deploy line leaves out ${name}`);
    for (const name of names)
      if (!wanted.includes(name)) faults.push(`the deploy line sets ${name}, which is not used`);
  }
  const documented = new Map([...guide.matchAll(SECRET_ROW)].map(([, name, services]) => [name, services]));
  for (const name of wanted) {
    const services = Object.keys(variables).filter((service) => variables[service].has(name));
    if (services.length === 0) continue; // read by a third-party container, such as POSTGRES_PASSWORD
    const expected = services.sort().join(', ');
    const found = documented.get(name) ?? 'none';
    if (found !== expected) faults.push(`the table of secrets names ${found} for ${name}, not ${expected}`);
  }
  return faults;
}
