import type { IncomingMessage } from 'node:http';
import { contextOf } from '@entity-registry/nest-kit';

/** Cookies beside those of the auth library, kept as they are: out of reach of scripts and of other sites. */
export class Cookies {
  private readonly prefix: string;
  private readonly attributes: string;

  constructor(platformUrl: string) {
    const isSecure = platformUrl.startsWith('https:');
    // Browsers take a cookie of such a name over TLS alone.
    this.prefix = `${isSecure ? '__Secure-' : ''}entity-registry.`;
    this.attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  }

  read(request: IncomingMessage, name: string): string | null {
    const wanted = `${this.prefix}${name}=`;
    const found = (request.headers.cookie ?? '').split(/;\s*/).find((pair) => pair.startsWith(wanted));
    return found?.slice(wanted.length) ?? null;
  }

  /** Sets a cookie of a value that needs no escaping; with 0 seconds it is taken away. */
  write(request: IncomingMessage, name: string, value: string, seconds: number): void {
    const cookie = `${this.prefix}${name}=${value}; Max-Age=${String(seconds)}; ${this.attributes}`;
    contextOf(request).headers.push('Set-Cookie', cookie);
  }
}
