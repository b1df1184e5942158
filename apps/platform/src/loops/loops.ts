import type { Logger } from '@entity-registry/nest-kit';
import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';

/** Work that repeats beside the requests, in any number of processes at once. */
export interface Loop {
  readonly name: string;
  /** From the end of one turn to the start of the next. */
  readonly everyMs: number;
  /** One turn. Errors are logged and counted, and the next turn runs anyway. */
  tick(): Promise<void>;
}

/** Runs loops in parallel until they are stopped. */
export class Loops {
  private readonly turns = new Map<Loop, { timer?: NodeJS.Timeout; turn: Promise<void> }>();
  private readonly counter: Counter<'loop' | 'outcome'>;
  private stopped = false;

  constructor(
    private readonly loops: readonly Loop[],
    private readonly log: Logger,
    metrics: Registry,
  ) {
    this.counter = new Counter({
      name: 'background_turns_total',
      help: 'Turns of background work, by loop and outcome (done, failed)',
      labelNames: ['loop', 'outcome'],
      registers: [metrics],
    });
  }

  start(): void {
    for (const loop of this.loops) this.run(loop);
  }

  /** Starts no further turns, and waits for those that are running. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const { timer } of this.turns.values()) clearTimeout(timer);
    await Promise.all([...this.turns.values()].map(({ turn }) => turn));
  }

  private run(loop: Loop): void {
    const turn = this.turn(loop).then(() => {
      if (this.stopped) return;
      const timer = setTimeout(() => {
        this.run(loop);
      }, loop.everyMs);
      this.turns.set(loop, { timer, turn: Promise.resolve() });
    });
    this.turns.set(loop, { turn });
  }

  private async turn(loop: Loop): Promise<void> {
    try {
      await loop.tick();
      this.counter.inc({ loop: loop.name, outcome: 'done' });
    } catch (error) {
      this.counter.inc({ loop: loop.name, outcome: 'failed' });
      this.log.error({ loop: loop.name, err: error }, 'a turn of background work failed');
    }
  }
}
