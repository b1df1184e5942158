import type { CallOptions, ClientOptions } from '../options.js';
import { checkMembers } from './members.js';
import type { Shape } from './members.js';

/** The names of every member of `T`, checked by the compiler. */
export const namesOf = <T>(names: Readonly<Record<keyof T, true>>): readonly string[] => Object.keys(names);

const CLIENT: Shape = {
  kind: 'option',
  members: namesOf<ClientOptions>({
    ...{ baseUrl: true, apiKey: true, fetch: true, maxRetries: true, timeoutMs: true, headers: true },
    ...{ clock: true, random: true, randomId: true },
  }),
};

/** As X-Max-Charge takes it. */
const AMOUNT = /^\d{1,9}(\.\d{1,6})?$/;

const CALL: Shape = {
  kind: 'option',
  members: namesOf<CallOptions>({
    ...{ signal: true, dryRun: true, idempotencyKey: true, clientReference: true, ifNoneMatch: true },
    maxCharge: true,
    ...{ maxRetries: true, timeoutMs: true, headers: true },
  }),
};

/** Throws `TypeError` for invalid client options, without showing their values. */
export function checkClientOptions(options: ClientOptions): void {
  checkMembers(options, CLIENT);
  checkText('apiKey', options.apiKey, 'leave it out to call without a key');
  for (const name of ['fetch', 'random', 'randomId'] as const) {
    if (options[name] !== undefined && typeof options[name] !== 'function')
      throw new TypeError(`${name} is no function`);
  }
  checkLimits(options);
  if (options.headers !== undefined) checkHeaders(options.headers);
}

/** Throws `TypeError` for invalid call options: a misspelled one could spend money that a dry run would not. */
export function checkCallOptions(options: CallOptions): void {
  checkMembers(options, CALL);
  const { dryRun, signal }: { dryRun?: unknown; signal?: unknown } = options;
  if (dryRun !== undefined && typeof dryRun !== 'boolean') throw new TypeError('dryRun is true or false');
  // Null counts as none. Checked by its methods: it may come from another realm.
  if (signal && !(typeof signal === 'object' && 'addEventListener' in signal))
    throw new TypeError('signal is no AbortSignal');
  for (const name of ['idempotencyKey', 'clientReference', 'ifNoneMatch'] as const) {
    checkText(name, options[name], 'leave it out for none');
  }
  const { maxCharge }: { maxCharge?: unknown } = options;
  if (maxCharge !== undefined && !(typeof maxCharge === 'string' && AMOUNT.test(maxCharge)))
    throw new TypeError("maxCharge is no amount in USD, such as '0.20'");
  checkLimits(options);
  if (options.headers !== undefined) checkHeaders(options.headers);
}

function checkText(name: string, value: unknown, advice: string): void {
  if (value === undefined || (typeof value === 'string' && value !== '')) return;
  throw new TypeError(value === '' ? `${name} is empty: ${advice}` : `${name} is no text`);
}

function checkHeaders(headers: unknown): void {
  // Nothing of fetch's own Headers would be sent.
  if (Object.prototype.toString.call(headers) !== '[object Object]')
    throw new TypeError('headers is no object of names and texts');
  for (const [name, value] of Object.entries(headers as object)) {
    if (typeof value !== 'string') throw new TypeError(`the header ${JSON.stringify(name)} is no text`);
  }
}

function checkLimits({ maxRetries = 0, timeoutMs = 1 }: Pick<CallOptions, 'maxRetries' | 'timeoutMs'>): void {
  if (!Number.isSafeInteger(maxRetries) || maxRetries < 0)
    throw new TypeError('maxRetries is a whole number from 0 on');
  // Timers only take 31 bits: longer ones would end at once. Checked by type: null would be 0.
  if (!(typeof timeoutMs === 'number' && timeoutMs > 0 && timeoutMs < 2 ** 31))
    throw new TypeError('timeoutMs is above 0 and below 2^31');
}
