import {
  BalanceAlerts,
  AccountCredit,
  PaymentChecks,
  PaymentEvents,
  PaymentProviderUnavailable,
  TopUps,
} from '@entity-registry/accounts';
import type { PaymentProvider } from '@entity-registry/accounts';
import type { Logger } from '@entity-registry/http';
import { outcomeCounter } from '@entity-registry/http';
import type { Provider } from '@nestjs/common';
import type pg from 'pg';
import type { Counter, Registry } from 'prom-client';
import type { PlatformConfig } from '../config.js';
import { PAYMENT_EVENT_COUNTER } from './payment-events.service.js';
import { StripeProvider } from './stripe.provider.js';

/** The services for incoming payments. */
export interface Payments {
  readonly topUps: TopUps;
  readonly events: PaymentEvents;
  readonly checks: PaymentChecks;
  readonly alerts: BalanceAlerts;
  readonly accountCredit: AccountCredit;
  /** Payment events by outcome. */
  readonly counter: Counter<'outcome'>;
}

export function createPayments(dependencies: {
  config: PlatformConfig;
  pool: pg.Pool;
  log: Logger;
  metrics: Registry;
  now: () => Date;
}): Payments {
  const { config, pool, log, metrics, now } = dependencies;
  const provider = providerOf(config, now);
  const bankTransfer = config.BANK_TRANSFER_DETAILS !== '';
  const onError = (error: unknown) => {
    log.warn(errorFields(error), 'a top-up could not be checked');
  };
  return {
    topUps: new TopUps(pool, { now, provider, bankTransfer }),
    events: new PaymentEvents(pool, { now, provider }),
    checks: new PaymentChecks(pool, { now, provider, onError }),
    alerts: new BalanceAlerts(pool, { now }),
    accountCredit: new AccountCredit(pool, { now }),
    counter: outcomeCounter(metrics, 'payment_events_total', 'Payment events by outcome.'),
  };
}

/** The same services as providers, by class. */
export function paymentProviders({ topUps, events, alerts, accountCredit, counter }: Payments): Provider[] {
  return [
    { provide: TopUps, useValue: topUps },
    { provide: PaymentEvents, useValue: events },
    { provide: BalanceAlerts, useValue: alerts },
    { provide: AccountCredit, useValue: accountCredit },
    { provide: PAYMENT_EVENT_COUNTER, useValue: counter },
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
