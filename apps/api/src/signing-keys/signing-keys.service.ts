import type { PublicSigningKey, SigningKeys } from '@entity-registry/accounts';
import { JsonResponse } from '@entity-registry/http';
import { mapDatabaseErrors } from '../map-database-errors.js';

/** Anyone can ask without a key, so the keys are read once in this time. They change once in years. */
const REREAD_MS = 60_000;
const CACHE_CONTROL = ['Cache-Control', `public, max-age=${String(REREAD_MS / 1_000)}`];

/** The public keys that signed or sign stored screenings (ADR 0204). */
export class SigningKeysService {
  private read: { readonly at: number; readonly text: Promise<string> } | null = null;

  constructor(
    private readonly keys: Pick<SigningKeys, 'publicKeys'>,
    private readonly now: () => Date,
  ) {}

  /** A JSON Web Key Set (RFC 7517). Throws `service_unavailable`. */
  async list(): Promise<JsonResponse> {
    const at = this.now().getTime();
    if (this.read === null || at - this.read.at >= REREAD_MS) this.read = { at, text: this.text() };
    try {
      return new JsonResponse(200, await this.read.text, CACHE_CONTROL);
    } catch (error) {
      this.read = null;
      throw error;
    }
  }

  private async text(): Promise<string> {
    const keys = await mapDatabaseErrors(this.keys.publicKeys(), 'service_unavailable');
    return JSON.stringify({ keys: keys.map(toKey) });
  }
}

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1_000);

function toKey({ id, jwk, validFrom, validUntil }: PublicSigningKey) {
  return {
    ...{ ...jwk, kid: id, alg: 'EdDSA', use: 'sig', nbf: secondsOf(validFrom) },
    ...(validUntil !== null && { exp: secondsOf(validUntil) }),
  };
}
