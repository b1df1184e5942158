import {
  BalanceAlerts,
  AccountCredit,
  PaymentChecks,
  PaymentEvents,
  PaymentProviderUnavailable,
  TopUps,
} from '@entity-registry/accounts';
import type { PaymentProvider } from '@entity-registry/accounts';
import type { PlatformConfig } from '../config.js';
import type { PlatformDependencies } from '../providers.js';
import { StripeProvider } from './stripe.provider.js';

/** The services for incoming payments. */
export function createPayments({ config, pool, log, now }: PlatformDependencies): object[] {
  const provider = providerOf(config, now);
  const bankTransfer = config.BANK_TRANSFER_DETAILS !== '';
  const onError = (error: unknown) => {
    log.warn(errorFields(error), 'a top-up could not be checked');
  };
  return [
    new TopUps(pool, { now, provider, bankTransfer }),
    new PaymentEvents(pool, { now, provider }),
    new PaymentChecks(pool, { now, provider, onError }),
    new BalanceAlerts(pool, { now }),
    new AccountCredit(pool, { now }),
  ];
}

/** Stripe if it is configured, else no card payments. */
function providerOf(config: PlatformConfig, now: () => Date): PaymentProvider | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  if (secretKey === '' || webhookSecret === '') return null;
  const { STRIPE_API_URL: apiUrl, PLATFORM_URL: platformUrl } = config;
  return new StripeProvider({ secretKey, webhookSecret, apiUrl, platformUrl, now });
}

/** The part of an error that may be logged: the provider's client puts the whole request into its errors. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof PaymentProviderUnavailable)) return { err: error };
  const cause = (error.cause ?? {}) as { type?: unknown; code?: unknown; statusCode?: unknown; requestId?: unknown };
  const { type, code, statusCode, requestId } = cause;
  return { provider: { type, code, statusCode, requestId } };
}
