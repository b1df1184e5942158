import { Matches } from 'class-validator';

/** The two parameters of a signed address. */
export class SignedObjectQuery {
  /** Unix seconds after which the address no longer works. */
  @Matches(/^\d{1,12}$/, { message: 'must be Unix seconds' })
  readonly expires!: string;

  /** Lower-case hex HMAC-SHA-256 over the key and `expires`. */
  @Matches(/^[0-9a-f]{64}$/, { message: 'must be 64 hexadecimal digits' })
  readonly signature!: string;
}
