import type { IncomingMessage } from 'node:http';
import { contextOf } from '@entity-registry/http';

/** Cookies in addition to those of the auth library, with the same protection: no access by scripts or other sites. */
export class Cookies {
  private readonly prefix: string;
  private readonly attributes: string;

  constructor(platformUrl: string) {
    const isSecure = platformUrl.startsWith('https:');
    // Browsers accept a cookie with this prefix only over TLS.
    this.prefix = `${isSecure ? '__Secure-' : ''}entity-registry.`;
    this.attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  }

  read(request: IncomingMessage, name: string): string | null {
    const wanted = `${this.prefix}${name}=`;
    const found = (request.headers.cookie ?? '').split(/;\s*/).find((pair) => pair.startsWith(wanted));
    return found?.slice(wanted.length) ?? null;
  }

  /** Sets a cookie whose value needs no escaping; 0 seconds deletes it. */
  write(request: IncomingMessage, name: string, value: string, seconds: number): void {
    const cookie = `${this.prefix}${name}=${value}; Max-Age=${String(seconds)}; ${this.attributes}`;
    contextOf(request).headers.push('Set-Cookie', cookie);
  }
}
