import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import type { Cluster, Customer } from '../cluster.js';
import type { HttpResponse } from '../http-client.js';

/** Beyond the API's own deadline. */
const RETRY_MS = 250;

/** Customers who read billed details without a pause, half of them with an Idempotency-Key that they use until they have a response. */
export class BilledLoad {
  /** The X-Request-Ids of responses without a key. */
  readonly acknowledged: string[] = [];
  /** The Idempotency-Keys that got a response. */
  readonly acknowledgedKeys: string[] = [];
  /** Bodies of responses that aren't what `isRight` expects. */
  readonly wrong: string[] = [];
  /** Every other response: its status, and whether it says when to try again. */
  readonly refusals: { readonly status: number; readonly canRetry: boolean }[] = [];
  /** Time of each response, for the longest time without one. */
  private lastResponse = performance.now();
  private longestGapMs = 0;
  private isStopped = false;
  private readonly clients: Promise<void>[];

  constructor(
    private readonly cluster: Cluster,
    private readonly customers: readonly Customer[],
    clients: number,
    private readonly isRight: (body: string) => boolean = () => true,
  ) {
    this.clients = Array.from({ length: clients }, (_, nr) => this.client(nr));
  }

  get count(): number {
    return this.acknowledged.length + this.acknowledgedKeys.length;
  }

  /** The longest time without a response since the last call, in milliseconds. */
  takeLongestGapMs(): number {
    const longest = Math.max(this.longestGapMs, performance.now() - this.lastResponse);
    this.longestGapMs = 0;
    return longest;
  }

  /** Waits for calls in progress, and for a response to every key that was used. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.clients);
  }

  private async client(nr: number): Promise<void> {
    const customer = this.customers[nr % this.customers.length];
    if (customer === undefined) throw new Error('no customers');
    while (!this.isStopped) {
      if (nr % 2 === 0) await this.callWithKey(nr, customer);
      else await this.call(nr, customer);
    }
  }

  private async call(nr: number, customer: Customer): Promise<void> {
    const id = randomUUID();
    const response = await this.send(nr, customer, { 'X-Request-Id': id });
    if (response?.status === 200) this.acknowledged.push(id);
    else await pause(RETRY_MS);
  }

  private async callWithKey(nr: number, customer: Customer): Promise<void> {
    const key = randomUUID();
    for (;;) {
      const response = await this.send(nr, customer, { 'Idempotency-Key': key });
      if (response?.status === 200) break;
      await pause(RETRY_MS);
    }
    this.acknowledgedKeys.push(key);
  }

  /** Null if no complete response arrived. */
  private async send(nr: number, customer: Customer, headers: Record<string, string>): Promise<HttpResponse | null> {
    const response = await this.cluster
      .request(nr, this.cluster.detail('CHK-BIN'), customer, { headers })
      .catch(() => null);
    const now = performance.now();
    if (response?.status === 200) {
      if (!this.isRight(response.body)) this.wrong.push(response.body);
      this.longestGapMs = Math.max(this.longestGapMs, now - this.lastResponse);
      this.lastResponse = now;
    } else {
      this.refusals.push({ status: response?.status ?? 0, canRetry: response?.headers['retry-after'] !== undefined });
    }
    return response;
  }
}
