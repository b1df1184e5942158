import { lookup } from '@entity-registry/domain';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** One file of the built site, kept in memory: there are a few hundred, and none is large. */
export interface SiteFile {
  readonly type: string;
  readonly body: Buffer;
  /** Strong validator, quotes included. */
  readonly etag: string;
  /** Its name changes with its content, so it can be cached forever. */
  readonly immutable: boolean;
}

/** The response to a request for a path. */
export interface FoundFile {
  readonly status: 200 | 404;
  readonly file: SiteFile;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.yml': 'text/yaml; charset=utf-8',
};

/** An inline script. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/json")[^>]*>([^]*?)<\/script>/g;

export interface SiteOptions {
  /** How to build the site, shown if the app starts without it. */
  remedy: string;
  /**
   * The response if there is no file: `404.html` with that status, or, for a single page whose script knows the path,
   * `index.html` with 200.
   */
  fallback: '404.html' | 'index.html';
}

/** A built site, read once; a path never reaches the disk. */
export class Site {
  /** What pages may load: their own files, and inline scripts by their digests. */
  readonly policy: string;

  private constructor(
    private readonly files: ReadonlyMap<string, SiteFile>,
    private readonly fallback: SiteOptions['fallback'],
  ) {
    this.policy = policyFor(files);
  }

  /** Reads a built site. Throws when there is none. */
  static load(directory: string, { remedy, fallback }: SiteOptions): Site {
    if (!existsSync(path.join(directory, 'index.html')) || !existsSync(path.join(directory, fallback))) {
      throw new Error(`there is no built site in ${directory}: ${remedy}`);
    }
    const names = readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && lookup(TYPES, path.extname(entry.name)) !== undefined)
      .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
    const files = names.map((name) => [name, fileOf(name, readFileSync(path.join(directory, name)))] as const);
    return new Site(new Map(files), fallback);
  }

  /**
   * The file at the path of an address, as it arrived: `/quick-start` is quick-start.html, or quick-start.md for callers that
   * prefer Markdown.
   */
  find(pathname: string, options: { readonly markdown: boolean }): FoundFile {
    const name = decoded(pathname)
      .replace(/^\/+/, '')
      .replace(/(^|\/)$/, '$1index');
    const found =
      (options.markdown ? this.files.get(`${name}.md`) : undefined) ??
      this.files.get(name) ??
      this.files.get(`${name}.html`) ??
      this.files.get(`${name}/index.html`);
    if (found) return { status: 200, file: found };
    // A missing script doesn't get the page: a browser would run its text as the script.
    const status = this.fallback === 'index.html' && !name.startsWith('assets/') ? 200 : 404;
    return { status, file: this.files.get(this.fallback) as SiteFile };
  }
}

function fileOf(name: string, body: Buffer): SiteFile {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const type = lookup(TYPES, path.extname(name)) as string;
  return { type, body, etag: `"${digest}"`, immutable: name.startsWith('assets/') };
}

function policyFor(files: ReadonlyMap<string, SiteFile>): string {
  const scripts = new Set<string>();
  for (const [name, { body }] of files) {
    if (!name.endsWith('.html')) continue;
    for (const [, script = ''] of body.toString('utf8').matchAll(INLINE_SCRIPT)) {
      scripts.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  }
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    // Highlighted code has inline colors.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
