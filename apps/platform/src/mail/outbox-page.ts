import { createHash } from 'node:crypto';
import { escaped } from './mail-content.js';
import type { WaitingMail } from './mailer.js';

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 1rem; margin: 1rem 0 }
h2 { margin: 0; font-size: 1.1rem } pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
small { opacity: 0.8 }`;

/** The page runs no scripts and loads nothing. */
export const OUTBOX_POLICY =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The pending mails, as a page with working links to the dashboard (`origin`). */
export function outboxPage(mails: readonly WaitingMail[], origin: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox - Entity Registry</title>',
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body><main>`,
    '<h1>Outbox</h1><p>Mails that this demo would send, newest first. <a href="/">Back to the dashboard</a></p>',
    ...(mails.length === 0 ? ['<p>There are none yet.</p>'] : mails.map((mail) => article(mail, origin))),
    '</main></body></html>',
  ].join('\n');
}

function article({ recipient, createdAt, letter }: WaitingMail, origin: string): string {
  return (
    `<article><h2>${escaped(letter.subject)}</h2>` +
    `<small>To ${escaped(recipient)}, ${createdAt.toISOString()}</small>` +
    `<pre>${linked(escaped(letter.text), escaped(origin))}</pre></article>`
  );
}

/** Dashboard addresses are on lines of their own. */
function linked(text: string, origin: string): string {
  return text
    .split('\n')
    .map((line) => (line.startsWith(`${origin}/`) ? `<a href="${line}">${line}</a>` : line))
    .join('\n');
}
