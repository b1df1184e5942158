import type { BadInput } from './bad-input.js';
import { Samples, tally } from './experiment.js';
import type { Experiment } from './experiment.js';
import { headOf, sendRaw } from './raw-request.js';
import type { RawRequest } from './raw-request.js';

/** "4xx in under 50 ms" (billing design, experiment 16). */
const LIMIT_MS = 50;
/** Maximum tries. An input that is slow itself is slow each time; one delayed by something else isn't. */
const TRIES = 30;

/** An input that was not answered correctly. */
interface BadInputFailure {
  route: string;
  input: string;
  status: number;
  ms: number;
}

/** Sends bad input to a server, one request at a time, and keeps those not refused with a 4xx in under 50 ms. */
export class BadInputRun {
  private readonly failures: BadInputFailure[] = [];
  private readonly statuses: number[] = [];
  /** Times of the best and of the first try of each input. */
  private readonly best = new Samples();
  private readonly first = new Samples();

  constructor(private readonly port: number) {}

  /** Sends `request` corrupted by `input`; `may` are allowed statuses besides 4xx on this route. */
  async send(route: string, request: RawRequest, input: BadInput, may: readonly number[] = []): Promise<void> {
    const corrupted = input.corrupt(request);
    const head = input.head?.(headOf(corrupted));
    let response = await sendRaw(this.port, corrupted, head);
    this.first.add(response.ms);
    for (let tries = 1; response.ms >= LIMIT_MS && tries < TRIES; tries += 1) {
      response = await sendRaw(this.port, corrupted, head);
    }
    this.best.add(response.ms);
    this.statuses.push(response.status);
    const { status, ms } = response;
    const rejected = (status >= 400 && status < 500) || may.includes(status);
    if (!rejected || ms >= LIMIT_MS) this.failures.push({ route, input: input.name, status, ms });
  }

  /** Inputs that were not refused correctly since the last call, each kind once, as lines of text. */
  takeFailures(): string[] {
    const kinds = this.failures
      .splice(0)
      .map(
        ({ route, input, status, ms }) =>
          `${route} answered ${String(status)}${ms < LIMIT_MS ? '' : ' late'} to ${input}`,
      );
    return [...new Set(kinds)];
  }

  /** Prints the figures. */
  report(experiment: Experiment): void {
    experiment.figure('bad requests', this.statuses.length);
    experiment.figure('answers', tally(this.statuses));
    experiment.figure('first try', this.first.describe('ms'));
    experiment.figure(`best of ${String(TRIES)} tries of those over ${String(LIMIT_MS)} ms`, this.best.describe('ms'));
  }
}
