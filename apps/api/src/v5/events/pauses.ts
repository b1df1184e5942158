import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';

/** Pauses of calls that wait for an event. They end at once when the process stops, so that it doesn't wait for them. */
@Injectable()
export class Pauses implements OnModuleDestroy {
  private readonly stopping = new AbortController();

  /** Resolves after `ms` milliseconds, or at once when the process stops. True: it stops. */
  async pause(ms: number): Promise<boolean> {
    const { signal } = this.stopping;
    if (!signal.aborted) await setTimeout(ms, undefined, { signal }).catch(() => undefined);
    return signal.aborted;
  }

  onModuleDestroy(): void {
    this.stopping.abort();
  }
}
