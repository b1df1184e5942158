import type { Housekeeping } from '@entity-registry/accounts';
import type { Logger } from '@entity-registry/nest-kit';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';

export interface HousekeepingLoopOptions {
  log: Logger;
  /** Pause between two checks for due tasks, in milliseconds. */
  checkMs: number;
}

/** Polls for due tasks, from the app's start to its stop. */
export class HousekeepingLoop implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private ticking: Promise<void> = Promise.resolve();
  private stopping = false;
  private reachable = true;

  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly options: HousekeepingLoopOptions,
  ) {}

  onApplicationBootstrap(): void {
    this.next(0);
  }

  /** Lets the running task finish; no other starts. */
  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.ticking;
  }

  /** Runs the tasks that are due now. A database that does not respond is logged once, until it is back. */
  async tick(): Promise<void> {
    try {
      await this.housekeeping.runDue(() => this.stopping);
      if (!this.reachable) this.options.log.info('the database answers again');
      this.reachable = true;
    } catch (error) {
      if (this.reachable) this.options.log.error({ err: error }, 'the database does not say what is due');
      this.reachable = false;
    }
  }

  private next(afterMs: number): void {
    this.timer = setTimeout(() => {
      this.ticking = this.tick().finally(() => {
        if (!this.stopping) this.next(this.options.checkMs);
      });
    }, afterMs);
  }
}
