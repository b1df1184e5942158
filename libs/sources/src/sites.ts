import { CATALOG } from '@entity-registry/domain';
import type { PublicSourceId } from '@entity-registry/domain';
import { SourceError } from './source.js';

/** Sites whose pages are not below the address in the catalog. */
const BASES: Partial<Record<PublicSourceId, string>> = {
  contraloria_planilla: 'https://www.contraloria.gob.pa/CGR.PLANILLAGOB.UI/Formas',
};

const CATALOGUED: ReadonlyMap<PublicSourceId, string> = new Map(CATALOG.sources.map(({ id, url }) => [id, url]));

/** Base address of the pages of a source, without a trailing slash: on its own site, or on the stub server. */
export function baseUrls(sourcesUrl?: string): (source: PublicSourceId) => string {
  if (sourcesUrl === undefined) return ownBase;
  const stub = withoutEndSlash(sourcesUrl);
  return (source) => `${stub}/${source}`;
}

/**
 * The address of a page: `path` below the base, or a link to the source's own site as its pages write it, absolute or from the
 * root. Throws SourceError for any other link: a page must not be able to send the reader elsewhere.
 */
export function addressOf(
  source: PublicSourceId,
  base: string,
  path: string,
  query: Readonly<Record<string, string>>,
): URL {
  const url = new URL(`${base}/${ownPath(source, base, path)}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const root = new URL(`${base}/`);
  // `..` segments are already resolved.
  if (url.origin !== root.origin || !url.pathname.startsWith(root.pathname))
    throw new SourceError('a link leads to another site', false);
  return url;
}

/** The path below the base, without its leading slash. */
function ownPath(source: PublicSourceId, base: string, path: string): string {
  const written = path.trim();
  // A link with a scheme or from the root refers to the site; other links are already below the base.
  if (!/^(?:[a-z][a-z\d+.-]*:|[/\\])/i.test(written)) return written.split('#', 1)[0] ?? '';
  for (const site of [base, ownBase(source)]) {
    const url = parsed(written, site);
    const root = new URL(`${site}/`);
    if (url?.host === root.host && url.pathname.startsWith(root.pathname)) {
      return url.pathname.slice(root.pathname.length) + url.search;
    }
  }
  throw new SourceError('a link leads to another site', false);
}

function parsed(url: string, base: string): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined;
}

function ownBase(source: PublicSourceId): string {
  return withoutEndSlash(BASES[source] ?? CATALOGUED.get(source) ?? '');
}

function withoutEndSlash(url: string): string {
  return url.endsWith('/') ? withoutEndSlash(url.slice(0, -1)) : url;
}
