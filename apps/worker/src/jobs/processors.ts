import { JobWorker, QUEUES, isLastAttempt, rowOf } from '@entity-registry/queue';
import type { QueueJob, QueueName } from '@entity-registry/queue';
import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { JobHandler } from './handlers.js';

/** Runs the jobs of one queue. Nest makes a worker for each class with a queue's name. */
class JobProcessor extends WorkerHost {
  constructor(private readonly handler: JobHandler) {
    super();
  }

  process(job: QueueJob, _token?: string, signal = neverAborted()): Promise<unknown> {
    return this.handler.run(rowOf(job), signal, isLastAttempt(job));
  }
}

@Processor(QUEUES.refresh)
export class RefreshProcessor extends JobProcessor {}

@Processor(QUEUES.webhooks)
export class WebhookProcessor extends JobProcessor {}

/** The processor of each queue. */
export type Processors = Readonly<Record<QueueName, WorkerHost>>;

/** The worker that Nest made for a processor. Throws before the app is initialized. */
export function jobWorkerOf({ worker }: { readonly worker: unknown }): JobWorker {
  if (!(worker instanceof JobWorker)) throw new Error('BullModule.workerClass is not JobWorker');
  return worker;
}

const neverAborted = (): AbortSignal => new AbortController().signal;
