import {
  BalanceAlerts,
  CreditStandings,
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
  readonly standings: CreditStandings;
  /** Payment events by outcome. */
  readonly counter: Counter<'outcome'>;
}

export function createPayments(surroundings: {
  config: PlatformConfig;
  pool: pg.Pool;
  log: Logger;
  metrics: Registry;
  now: () => Date;
}): Payments {
  const { config, pool, log, metrics, now } = surroundings;
  const provider = providerOf(config, now);
  const bankTransfer = config.BANK_TRANSFER_DETAILS !== '';
  const onTrouble = (error: unknown) => {
    log.warn(troubleOf(error), 'a top-up could not be checked');
  };
  return {
    topUps: new TopUps(pool, { now, provider, bankTransfer }),
    events: new PaymentEvents(pool, { now, provider }),
    checks: new PaymentChecks(pool, { now, provider, onTrouble }),
    alerts: new BalanceAlerts(pool, { now }),
    standings: new CreditStandings(pool, { now }),
    counter: outcomeCounter(metrics, 'payment_events_total', 'Payment events by outcome.'),
  };
}

/** The same services as providers, by class. */
export function paymentProviders({ topUps, events, alerts, standings, counter }: Payments): Provider[] {
  return [
    { provide: TopUps, useValue: topUps },
    { provide: PaymentEvents, useValue: events },
    { provide: BalanceAlerts, useValue: alerts },
    { provide: CreditStandings, useValue: standings },
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
export function troubleOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof PaymentProviderUnavailable)) return { err: error };
  const cause = (error.cause ?? {}) as { type?: unknown; code?: unknown; statusCode?: unknown; requestId?: unknown };
  const { type, code, statusCode, requestId } = cause;
  return { provider: { type, code, statusCode, requestId } };
}
