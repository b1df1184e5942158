import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Cookies } from './cookies.js';
import { newToken } from './tokens.js';

const NAME = 'known_browser';
const HALF_A_YEAR_SECONDS = 15_552_000;

/**
 * Remembers the browsers that signed in to an account, so that guesses from elsewhere can't lock out its owner (OWASP: device
 * cookies). The cookie grants no access: it only selects which attempts are counted apart.
 */
export class KnownBrowsers {
  constructor(
    private readonly cookies: Cookies,
    private readonly secret: string,
  ) {}

  /** The bucket for attempts of this browser at the account of `email`; null: the browser is not known there. */
  find(request: IncomingMessage, email: string): string | null {
    const [nonce = '', signature = ''] = this.cookies.read(request, NAME)?.split('.') ?? [];
    const given = Buffer.from(signature, 'base64url');
    const expected = this.sign(nonce, email);
    return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : null;
  }

  /** Records that the owner of `email` signed in here. */
  remember(request: IncomingMessage, email: string): void {
    if (this.find(request, email) !== null) return;
    const nonce = newToken();
    const value = `${nonce}.${this.sign(nonce, email).toString('base64url')}`;
    this.cookies.write(request, NAME, value, HALF_A_YEAR_SECONDS);
  }

  private sign(nonce: string, email: string): Buffer {
    return createHmac('sha256', this.secret).update(`known browser\n${nonce}\n${email}`).digest();
  }
}
