import { MAIL_PROVIDERS } from './mail-providers.js';
import type { MailProvider } from './mail-providers.js';

/** The mailbox that an address delivers to, according to its provider's rules. */
export interface Mailbox {
  /** One text for all addresses of one mailbox. Not an address: nothing is ever sent to it. */
  readonly mailbox: string;
  /** Its domain in lowercase, without a trailing dot; in ASCII if it is a host name. */
  readonly domain: string;
  /** Whether anyone can have a mailbox there; otherwise the domain belongs to an organization. */
  readonly publicProvider: boolean;
}

const TAG = '+';
const PROVIDERS = new Map(MAIL_PROVIDERS.flatMap((provider) => provider.domains.map((domain) => [domain, provider])));

/**
 * Maps an email address to the mailbox it delivers to (ADR 0006): two addresses of one mailbox give the same text. Case and
 * `+tags` never distinguish mailboxes, even if the provider is unknown: treating two mailboxes as one only withholds a trial,
 * which can be requested, and never refuses an account. Where a provider ignores more, `MAIL_PROVIDERS` says so. Comments,
 * quotes, compatibility forms (full-width letters) and a trailing dot make no difference. Total: text that isn't an
 * address is its own mailbox, in lowercase.
 */
export function readMailbox(address: string): Mailbox {
  const plain = address
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  const at = plain.lastIndexOf('@');
  const domain = readDomain(plain.slice(at + 1));
  const local = readLocal(plain.slice(0, Math.max(0, at)));
  if (at < 0) return { mailbox: plain.toLowerCase(), domain, publicProvider: false };
  const provider = PROVIDERS.get(domain);
  if (provider !== undefined) return ofProvider(provider, { local, domain });
  return ofSubdomain(domain) ?? { mailbox: `${untagged(local, TAG)}@${domain}`, domain, publicProvider: false };
}

function ofProvider(provider: MailProvider, { local, domain }: { local: string; domain: string }): Mailbox {
  const name = provider.tag === undefined ? untagged(local, TAG) : untagged(untagged(local, TAG), provider.tag);
  const significant = provider.ignored === undefined ? name : name.replaceAll(provider.ignored, '');
  const [first = domain] = provider.domains;
  const home = provider.oneMailbox ? first : domain;
  // A name of only ignored characters is left unchanged: it belongs to no one.
  return { mailbox: `${significant === '' ? name : significant}@${home}`, domain: home, publicProvider: true };
}

/** `anything@ana.fastmail.com` is `ana@fastmail.com`. */
function ofSubdomain(domain: string): Mailbox | null {
  const dot = domain.indexOf('.');
  const provider = PROVIDERS.get(domain.slice(dot + 1));
  return dot > 0 && provider?.subdomains
    ? ofProvider(provider, { local: domain.slice(0, dot), domain: domain.slice(dot + 1) })
    : null;
}

/** Removes the first `mark` and everything after it. A name that begins with it is unchanged. */
function untagged(name: string, mark: string): string {
  const end = name.indexOf(mark);
  return end > 0 ? name.slice(0, end) : name;
}

/** The local part in lowercase, without comments and unnecessary quotes (RFC 5321, section 4.1.2). */
function readLocal(text: string): string {
  const quoted = /^"(?<content>(?:[^"\\]|\\.)*)"$/su.exec(withoutComments(text))?.groups?.['content'];
  const local = quoted === undefined ? withoutComments(text) : quoted.replaceAll(/\\(.)/gsu, '$1');
  return local.trim().toLowerCase();
}

function readDomain(text: string): string {
  const name = withoutComments(text).trim().toLowerCase().replace(/\.+$/, '');
  // The parser maps and encodes international names (UTS 46); characters that could end the host aren't part of a name.
  if (name === '' || /[\s/\\?#:@[\]%<>^|]/.test(name) || !URL.canParse(`http://${name}`)) return name;
  return new URL(`http://${name}`).hostname.replace(/\.+$/, '');
}

/** Removes `(comments)`, also nested ones, at either end (RFC 5322, section 3.2.2). Text in quotes is not a comment. */
function withoutComments(text: string): string {
  let rest = text;
  for (;;) {
    const next = rest.replace(/^\s*\([^()]*\)|\([^()]*\)\s*$/u, '').replace(/\(([^()]*)\([^()]*\)/u, '($1');
    if (next === rest) return rest;
    rest = next;
  }
}
