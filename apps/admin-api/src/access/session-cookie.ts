import type { IncomingMessage } from 'node:http';
import { contextOf } from '@entity-registry/http';

/** Its value is 43 characters of base64url; anything else is not a session. */
const VALUE = /^[A-Za-z0-9_-]{43}$/;

/**
 * The cookie of a signed-in operator: no script can read it, no other site can make the browser send it, and under https it is
 * never sent in the clear and belongs to this exact host (`__Host-`).
 */
export class SessionCookie {
  private readonly name: string;

  /** `secure`: the pages are opened under https. */
  constructor(private readonly secure: boolean) {
    this.name = secure ? '__Host-operator' : 'operator';
  }

  /** The token in `request`; null: none, or two, of which at most one is ours. */
  read({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
    const values = (headers.cookie ?? '')
      .split(';')
      .map((pair) => pair.trim().split('='))
      .filter(([name]) => name === this.name)
      .map(([, value = '']) => value);
    const [value] = values;
    return values.length === 1 && value !== undefined && VALUE.test(value) ? value : null;
  }

  /** Sets the cookie in the response to `request`, until `maxAgeSeconds` from now. */
  set(request: IncomingMessage, token: string, maxAgeSeconds: number): void {
    const attributes = ['Path=/', `Max-Age=${String(maxAgeSeconds)}`, 'HttpOnly', 'SameSite=Strict'];
    if (this.secure) attributes.push('Secure');
    contextOf(request).headers.push('Set-Cookie', `${this.name}=${token}; ${attributes.join('; ')}`);
  }

  /** Removes the cookie in the response to `request`. */
  clear(request: IncomingMessage): void {
    this.set(request, '', 0);
  }
}
