/** A page of the site: its path and its Markdown. */
export interface SitePage {
  /** Path without `.md`, such as `reference/errors`. */
  readonly path: string;
  readonly title: string;
  /** The page as VitePress reads it; may contain components. */
  readonly markdown: string;
}

/** The text of the first heading; `fallback` if there is none. */
export function titleOf(markdown: string, fallback: string): string {
  const heading = /^# +(.+?)\s*(?:\{#[\w-]+\})?$/m.exec(markdown)?.[1];
  return heading?.replaceAll('`', '') ?? fallback;
}
