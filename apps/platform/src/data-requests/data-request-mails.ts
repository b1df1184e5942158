import type { DataRequests, TargetAction } from '@entity-registry/accounts';
import type { PeriodicTask } from '@entity-registry/queue';
import type { Mailer } from '../mail/mailer.js';

/** Mails people about each step of their requests, in the language of their form (ADR 0209). */
export class DataRequestMailTask implements PeriodicTask {
  readonly name = 'data-request-mails';
  readonly everyMs = 5_000;
  readonly deadlineMs = 60_000;
  readonly runsIn = 'one-process';

  constructor(
    private readonly requests: Pick<DataRequests, 'notifyNext'>,
    private readonly mailer: Pick<Mailer, 'enqueue'>,
  ) {}

  /** One mail a run; true: there may be more. */
  run(): Promise<boolean> {
    return this.requests.notifyNext((tx, { request, event, actions, link }) =>
      this.mailer.enqueue(tx, {
        ...{ to: request.email, template: 'data-request', language: request.language },
        data: {
          ...{ name: request.name, id: String(request.id), right: request.right },
          ...{ kind: event.kind, reason: event.reason, link, sourceAsked: sourceAskedOf(actions) },
          dueOn: request.extendedDueOn ?? request.dueOn,
        },
      }),
    );
  }
}

function sourceAskedOf(actions: readonly TargetAction[]): 'nothing' | 'some' | 'everything' {
  if (!actions.includes('note_to_source')) return 'nothing';
  return actions.every((action) => action === 'note_to_source') ? 'everything' : 'some';
}
