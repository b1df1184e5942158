import { MB, fill, fillWith } from './hostile-document.js';
import type { HostileDocument } from './hostile-document.js';

/** Just below the limit of a feed. */
const FEED_BYTES = 4 * MB - 2_048;

const rss = (body: string, declaration = ''): Uint8Array =>
  Buffer.from(`<?xml version="1.0"?>${declaration}<rss version="2.0"><channel><title>x</title>${body}</channel></rss>`);

const item = (title: string, description = ''): string =>
  `<item><title>${title}</title><link>https://noticias.example/1</link>` +
  `<pubDate>Tue, 14 May 2024 08:30:00 -0500</pubDate><description>${description}</description></item>`;

const feed = (name: string, make: (bytes: number) => Uint8Array): HostileDocument => ({
  ...{ name, source: 'la_prensa', contentType: 'application/rss+xml; charset=utf-8', bytes: FEED_BYTES },
  make,
});

/** Each entity repeats the previous one ten times, so the last expands to 10^9 times the first. */
const BILLION_LAUGHS = Array.from({ length: 9 }, (_, at) => {
  const inner = `&e${at};`.repeat(10);
  return `<!ENTITY e${at + 1} "${inner}">`;
}).join('');

export const FEED_DOCUMENTS: readonly HostileDocument[] = [
  feed('feed: elements nested without end', (bytes) => rss(fill('<item>', bytes))),
  feed('feed: a description of nested markup', (bytes) =>
    rss(item('x', `<![CDATA[${fill('<div><b>', bytes / 2)}${fill('</i></div>', bytes / 2)}]]>`)),
  ),
  feed('feed: entities within entities (a billion laughs)', () =>
    rss(item('&e9;', '&e9;'), `<!DOCTYPE rss [<!ENTITY e0 "ja">${BILLION_LAUGHS}]>`),
  ),
  feed('feed: one large entity used again and again', (bytes) =>
    rss(item('x', fill('&a;', bytes / 2)), `<!DOCTYPE rss [<!ENTITY a "${fill('a', bytes / 2)}">]>`),
  ),
  feed('feed: entities from files, other hosts and parameters', () =>
    rss(
      item('&file;&host;', '%all;'),
      '<!DOCTYPE rss [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY host SYSTEM "http://127.0.0.1/secret">' +
        '<!ENTITY % all SYSTEM "http://127.0.0.1/all.dtd"> %all;]>',
    ),
  ),
  feed('feed: character data in hundreds of thousands of pieces', (bytes) => rss(item(fill('<![CDATA[x]]>', bytes)))),
  feed('feed: character data that is not closed', (bytes) => rss(item(`<![CDATA[${fill(']]]] > ', bytes)}`))),
  feed('feed: a hundred thousand entries', (bytes) => rss(fill(item('x'), bytes))),
  feed('feed: entries with a thousand elements each', (bytes) =>
    rss(fill(`<item>${fillWith((at) => `<e${at}>x</e${at}>`, 16_000)}</item>`, bytes)),
  ),
  feed('feed: comments and instructions that are not closed', (bytes) => rss(fill('<!-- <? ', bytes))),
];
