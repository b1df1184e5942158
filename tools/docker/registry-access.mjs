import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { npm } from '../suite/npm.mjs';

/** Where the Dockerfile puts the secret `ca`. */
const CA_FILE = '/root/ca.pem';

/**
 * Gives a build this machine's access to the package registry, as secrets that enter no image: the user's .npmrc, and the
 * certificates that npm trusts here.
 * @returns {Promise<string[]>} options of `buildah build`
 */
export async function registryAccess(directory) {
  const setting = async (name) => (await npm(['config', 'get', name], { cwd: ROOT })).trim();
  const own = await setting('userconfig');
  const lines = existsSync(own) ? readFileSync(own, 'utf8').split('\n') : [];
  const settings = [...lines.filter((line) => !/^\s*cafile\b/.test(line)), `registry=${await setting('registry')}`];
  const secrets = [];
  const certificates = [process.env.NODE_EXTRA_CA_CERTS, await setting('cafile')].find(
    (file) => file && existsSync(file),
  );
  if (certificates) {
    secrets.push('--secret', `id=ca,src=${certificates}`);
    settings.push(`cafile=${CA_FILE}`);
  }
  const file = join(directory, 'npmrc');
  writeFileSync(file, `${settings.join('\n')}\n`, { mode: 0o600 });
  return [...secrets, '--secret', `id=npmrc,src=${file}`];
}
