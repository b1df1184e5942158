import { QueryPattern } from '@entity-registry/http';

/** The two parameters of a signed URL. */
export class SignedObjectQuery {
  @QueryPattern({
    pattern: /^\d{1,12}$/,
    message: 'must be Unix seconds',
    description: 'Unix time, in seconds, when the URL expires.',
    example: '1795262400',
  })
  readonly expires!: string;

  /** HMAC-SHA-256 over the key and `expires`, in lowercase hexadecimal. */
  @QueryPattern({
    pattern: /^[0-9a-f]{64}$/,
    message: 'must be 64 hexadecimal digits',
    description: 'Signature of the URL.',
    example: '0'.repeat(64),
  })
  readonly signature!: string;
}
