import { lookup } from '@entity-registry/domain';
import type { Language } from '../language.js';

/** A mail's content before layout. Texts are plain: the layout escapes them. */
export interface MailContent {
  subject: string;
  paragraphs: readonly string[];
  /** A button; `path` is a path of the dashboard, such as `/confirm?token=...`. */
  action?: { label: string; path: string };
  /** The text below the button. */
  closing?: readonly string[];
  /** Why the recipient gets it; by default because of an account. */
  footer?: string;
}

/** A mail's content in each language, made only from the values it is given. */
export type Template<Data> = Readonly<Record<Language, (data: Data) => MailContent>>;

/** A mail as it is sent. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const FOOTER: Readonly<Record<Language, string>> = {
  en: "You're receiving this email because of an account at Entity Registry. If you didn't expect it, you can ignore it.",
  es: 'Recibe este correo por una cuenta en Entity Registry. Si no lo esperaba, puede ignorarlo.',
};

/** Lays out a mail as text and as HTML. Links begin with `origin`, whatever host the request that caused the mail names. */
export function renderMail(content: MailContent, language: Language, origin: string): RenderedMail {
  const { subject, paragraphs, action, closing = [], footer = FOOTER[language] } = content;
  const address = action && origin + action.path;
  const text = [
    ...paragraphs,
    ...(action && address ? [`${action.label}:\n${address}`] : []),
    ...closing,
    `-- \n${footer}`,
  ].join('\n\n');
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f4f5f7;font-family:Helvetica,Arial,sans-serif;color:#1b1f24">',
    '<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #d8dce2">',
    `<h1 style="margin:0 0 20px;font-size:20px">${escaped(subject)}</h1>`,
    ...paragraphs.map(paragraph),
    ...(action && address ? [button(action.label, address)] : []),
    ...closing.map(paragraph),
    `<p style="margin:28px 0 0;font-size:12px;color:#5b6470">${escaped(footer)}</p>`,
    '</div></body></html>',
  ].join('\n');
  return { subject: oneLine(subject), text: `${text}\n`, html };
}

const paragraph = (text: string): string => `<p style="margin:0 0 16px;line-height:1.5">${escaped(text)}</p>`;

const button = (label: string, address: string): string =>
  `<p style="margin:24px 0"><a href="${escaped(address)}" style="display:inline-block;padding:12px 20px;` +
  `background:#1f5fbf;color:#ffffff;text-decoration:none">${escaped(label)}</a></p>` +
  `<p style="margin:0 0 16px;font-size:12px;color:#5b6470;word-break:break-all">${escaped(address)}</p>`;

/** A subject is one line: text after a line break would become a header. */
const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** Escapes text for HTML, in elements and quoted attributes. */
export function escaped(text: string): string {
  const names: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' };
  return text.replaceAll(/[&<>"']/g, (sign) => `&${lookup(names, sign) ?? ''};`);
}
