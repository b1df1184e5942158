import type { IncomingMessage } from 'node:http';
import type { ReadPositions } from '@entity-registry/accounts';
import type { ReplicatedReads } from '@entity-registry/database';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { from, lastValueFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import { findApiRequest } from '../gateway/api-request.js';

/** Lets requests with a key read replicas, within what their account was told of. Other requests read the primary. */
export class ReplicaInterceptor implements NestInterceptor {
  constructor(
    private readonly reads: ReplicatedReads,
    private readonly positions: ReadPositions,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const caller = findApiRequest(execution.switchToHttp().getRequest<IncomingMessage>())?.caller;
    if (caller?.kind !== 'key') return next.handle();
    const reader = this.positions.readerOf(caller.state.accountId);
    return from(this.reads.run(reader, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}
