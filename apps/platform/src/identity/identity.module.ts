import { Global, Module } from '@nestjs/common';
import type { DynamicModule, Provider } from '@nestjs/common';
import type pg from 'pg';
import type { Clock } from '../clock.js';
import type { PlatformConfig } from '../config.js';
import type { Mailer } from '../mail/mailer.js';
import { Attempts } from './attempts.js';
import type { Auth } from './auth.js';
import { BrowserLinks } from './browser-links.js';
import { Cookies } from './cookies.js';
import { SignInGate } from './sign-in-gate.js';
import { KnownBrowsers } from './known-browser.js';
import { OneTimeCodes } from './one-time-codes.js';
import { Passwords } from './passwords.js';
import { Sessions } from './sessions.js';
import { UserChanges } from './user-changes.js';

/** The services about users that are created with the app. */
export interface IdentityServices {
  readonly auth: Auth;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly userChanges: UserChanges;
  readonly mailer: Mailer;
}

export interface IdentityDependencies {
  readonly config: PlatformConfig;
  readonly pool: pg.Pool;
  readonly now: Clock;
}

/** Provides every feature with the services about users: sessions, passwords, codes and attempt limits. */
@Global()
@Module({})
export class IdentityModule {
  static register(
    { auth, sessions, attempts, userChanges, mailer }: IdentityServices,
    { config, pool, now }: IdentityDependencies,
  ): DynamicModule {
    const cookies = new Cookies(config.PLATFORM_URL);
    const browsers = new KnownBrowsers(cookies, config.PLATFORM_SECRET_KEY);
    const links = new BrowserLinks({ pool, now, mailer, attempts, browsers });
    const providers: Provider[] = [
      { provide: Sessions, useValue: sessions },
      { provide: UserChanges, useValue: userChanges },
      { provide: Attempts, useValue: attempts },
      { provide: Passwords, useValue: new Passwords(auth) },
      { provide: OneTimeCodes, useValue: new OneTimeCodes(auth) },
      { provide: SignInGate, useValue: new SignInGate({ pool, now, sessions, attempts, cookies, browsers, links }) },
    ];
    return { module: IdentityModule, providers, exports: providers };
  }
}
