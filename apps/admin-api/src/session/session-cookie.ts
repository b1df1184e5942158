import type { IncomingMessage } from 'node:http';
import { contextOf } from '@entity-registry/nest-kit';

/** Its value is 43 characters of base64url; anything else is no session. */
const VALUE = /^[A-Za-z0-9_-]{43}$/;

/**
 * The cookie of a signed-in operator: no script reads it, no other site makes the browser send it, and under https it never
 * leaves in the clear and belongs to this very host (`__Host-`).
 */
export class SessionCookie {
  private readonly name: string;

  /** `secure`: the pages are opened under https. */
  constructor(private readonly secure: boolean) {
    this.name = secure ? '__Host-operator' : 'operator';
  }

  /** The token that `request` brings; null: none, or two of them, of which one is not ours. */
  read({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
    const values = (headers.cookie ?? '')
      .split(';')
      .map((pair) => pair.trim().split('='))
      .filter(([name]) => name === this.name)
      .map(([, value = '']) => value);
    const [value] = values;
    return values.length === 1 && value !== undefined && VALUE.test(value) ? value : null;
  }

  /** Lets the answer to `request` set the cookie, until `maxAgeSeconds` from now. */
  set(request: IncomingMessage, token: string, maxAgeSeconds: number): void {
    const attributes = ['Path=/', `Max-Age=${String(maxAgeSeconds)}`, 'HttpOnly', 'SameSite=Strict'];
    if (this.secure) attributes.push('Secure');
    contextOf(request).headers.push('Set-Cookie', `${this.name}=${token}; ${attributes.join('; ')}`);
  }

  /** Lets the answer to `request` remove it. */
  clear(request: IncomingMessage): void {
    this.set(request, '', 0);
  }
}
