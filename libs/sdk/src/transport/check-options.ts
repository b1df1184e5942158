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

/** The format of X-Max-Charge. */
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
  checkText('apiKey', options.apiKey, 'omit it to call without a key');
  for (const name of ['fetch', 'random', 'randomId'] as const) {
    if (options[name] !== undefined && typeof options[name] !== 'function')
      throw new TypeError(`${name} must be a function`);
  }
  checkLimits(options);
  if (options.headers !== undefined) checkHeaders(options.headers);
}

/** Throws `TypeError` for invalid call options: a misspelled one could spend money that a dry run would not. */
export function checkCallOptions(options: CallOptions): void {
  checkMembers(options, CALL);
  const { dryRun, signal }: { dryRun?: unknown; signal?: unknown } = options;
  if (dryRun !== undefined && typeof dryRun !== 'boolean') throw new TypeError('dryRun must be true or false');
  // Null counts as none. Checked by its methods: it may come from another realm.
  if (signal && !(typeof signal === 'object' && 'addEventListener' in signal))
    throw new TypeError('signal must be an AbortSignal');
  for (const name of ['idempotencyKey', 'clientReference', 'ifNoneMatch'] as const) {
    checkText(name, options[name], 'omit it for none');
  }
  const { maxCharge }: { maxCharge?: unknown } = options;
  if (maxCharge !== undefined && !(typeof maxCharge === 'string' && AMOUNT.test(maxCharge)))
    throw new TypeError("maxCharge must be an amount in USD, such as '0.20'");
  checkLimits(options);
  if (options.headers !== undefined) checkHeaders(options.headers);
}

function checkText(name: string, value: unknown, advice: string): void {
  if (value === undefined || (typeof value === 'string' && value !== '')) return;
  throw new TypeError(value === '' ? `${name} is empty: ${advice}` : `${name} must be a string`);
}

function checkHeaders(headers: unknown): void {
  // No header of fetch's own `Headers` would be sent.
  if (Object.prototype.toString.call(headers) !== '[object Object]')
    throw new TypeError('headers must be an object of strings');
  for (const [name, value] of Object.entries(headers as object)) {
    if (typeof value !== 'string') throw new TypeError(`the header ${JSON.stringify(name)} must be a string`);
  }
}

function checkLimits({ maxRetries = 0, timeoutMs = 1 }: Pick<CallOptions, 'maxRetries' | 'timeoutMs'>): void {
  if (!Number.isSafeInteger(maxRetries) || maxRetries < 0)
    throw new TypeError('maxRetries must be an integer of at least 0');
  // Timers only take 31 bits: longer ones would end at once. Checked by type: null would be 0.
  if (!(typeof timeoutMs === 'number' && timeoutMs > 0 && timeoutMs < 2 ** 31))
    throw new TypeError('timeoutMs must be above 0 and below 2^31');
}
