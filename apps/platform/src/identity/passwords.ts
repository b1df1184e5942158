import { mapAuthErrors } from '../errors/auth-errors.js';
import type { Auth } from './auth.js';

/** Hashes passwords like the auth library (scrypt), where it has no route. */
export class Passwords {
  constructor(private readonly auth: Auth) {}

  async hash(password: string): Promise<string> {
    const { password: library } = await this.auth.$context;
    return library.hash(password);
  }

  async verify(hash: string, password: string): Promise<boolean> {
    const { password: library } = await this.auth.$context;
    return library.verify({ hash, password });
  }

  /** Throws `password_wrong`, naming `field`, unless it is the password of the user whose session is in `headers`. */
  async assertOwn(headers: Headers, password: string, field: string): Promise<void> {
    await mapAuthErrors(this.auth.api.verifyPassword({ body: { password }, headers }), field);
  }
}
