import type { Provider, Type } from '@nestjs/common';
import { AuditController } from '../audit/audit.controller.js';
import { AuditService } from '../audit/audit.service.js';
import { EmailController } from '../me/email.controller.js';
import { EmailService } from '../me/email.service.js';
import { MeController } from '../me/me.controller.js';
import { MeService } from '../me/me.service.js';
import { SessionsController } from '../me/sessions.controller.js';
import { SessionsService } from '../me/sessions.service.js';
import { OnboardingController } from '../onboarding/onboarding.controller.js';
import { OnboardingService } from '../onboarding/onboarding.service.js';
import { InvitationsController } from '../organizations/invitations.controller.js';
import { InvitationsService } from '../organizations/invitations.service.js';
import { OrganizationController } from '../organizations/organization.controller.js';
import { OrganizationService } from '../organizations/organization.service.js';
import { PasskeysController } from '../passkeys/passkeys.controller.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { PasswordsController } from '../passwords/passwords.controller.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { SecondFactorController } from '../second-factor/second-factor.controller.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';
import type { PlatformServices, PlatformSurroundings } from '../services.js';
import { SignInController } from '../sign-in/sign-in.controller.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { SignUpController } from '../sign-up/sign-up.controller.js';
import { SignUpService } from '../sign-up/sign-up.service.js';
import { Attempts } from './attempts.js';
import { BrowserLinks } from './browser-links.js';
import { Cookies } from './cookies.js';
import { Gate } from './gate.js';
import { KnownBrowsers } from './known-browser.js';
import { OneTimeCodes } from './one-time-codes.js';
import { Passwords } from './passwords.js';
import { Sessions } from './sessions.js';
import { UserChanges } from './user-changes.js';

/** Controllers for users and sign-in. */
export const IDENTITY_CONTROLLERS: Type[] = [
  SignUpController,
  SignInController,
  PasswordsController,
  MeController,
  SessionsController,
  EmailController,
  SecondFactorController,
  PasskeysController,
  OnboardingController,
  OrganizationController,
  InvitationsController,
  AuditController,
];

/** Their services. */
export const IDENTITY_FEATURES: Provider[] = [
  SignUpService,
  SignInService,
  PasswordsService,
  MeService,
  SessionsService,
  EmailService,
  SecondFactorService,
  PasskeysService,
  OnboardingService,
  OrganizationService,
  InvitationsService,
  AuditService,
];

/** Their dependencies. */
export function identityProviders(
  { auth, sessions, attempts, userChanges, mailer }: PlatformServices,
  { config, pool, now }: PlatformSurroundings,
): Provider[] {
  const cookies = new Cookies(config.PLATFORM_URL);
  const browsers = new KnownBrowsers(cookies, config.PLATFORM_SECRET_KEY);
  const links = new BrowserLinks({ pool, now, mailer, attempts, browsers });
  return [
    { provide: Sessions, useValue: sessions },
    { provide: UserChanges, useValue: userChanges },
    { provide: Attempts, useValue: attempts },
    { provide: Passwords, useValue: new Passwords(auth) },
    { provide: OneTimeCodes, useValue: new OneTimeCodes(auth) },
    { provide: Gate, useValue: new Gate({ pool, now, sessions, attempts, cookies, browsers, links }) },
  ];
}
