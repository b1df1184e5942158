import type { Actor } from '@entity-registry/accounts';
import { listSchema } from '@entity-registry/nest-kit';
import type { Shown } from '@entity-registry/nest-kit';
import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../access/current-operator.js';
import { Role } from '../access/roles.js';
import { Answers } from '../openapi/answers.js';
import { OperationsService } from './operations.service.js';
import { OverviewView } from './overview.dto.js';
import { QueueView } from './queue.dto.js';
import { ReconciliationView } from './reconcile.dto.js';
import { SourceHealthView } from './source.dto.js';

const QueueList = listSchema(QueueView);
const SourceList = listSchema(SourceHealthView);

@ApiTags('operations')
@Controller('admin')
export class OperationsController {
  constructor(private readonly operations: OperationsService) {}

  @Get('overview')
  @Role('viewer')
  @Answers({ summary: 'What there is and what waits for somebody, in numbers', body: OverviewView })
  overview(): Promise<Shown<OverviewView>> {
    return this.operations.overview();
  }

  @Get('queues')
  @Role('viewer')
  @Answers({ summary: 'The work that waits: rows, and the jobs that tell of them by state', body: QueueList })
  queues(): Promise<{ items: Shown<QueueView>[] }> {
    return this.operations.queues();
  }

  @Get('sources')
  @Role('viewer')
  @Answers({ summary: 'How each original source has fared with refreshes', body: SourceList })
  sources(): Promise<{ items: Shown<SourceHealthView>[] }> {
    return this.operations.sources();
  }

  @Get('reconciliation')
  @Role('viewer')
  @Answers({ summary: 'Whether the books agree, by invariant, as last proven', body: ReconciliationView })
  reconciliation(): Promise<Shown<ReconciliationView>> {
    return this.operations.reconciliation();
  }

  @Post('reconciliation')
  @Role('support')
  @Answers({
    summary: 'Begins to prove the ledger',
    description: 'It takes seconds per million entries; GET tells how it ended. One at a time, and one a minute.',
    status: 201,
    body: ReconciliationView,
    refusals: [409, 429],
  })
  reconcile(@CurrentActor() actor: Actor): Promise<Shown<ReconciliationView>> {
    return this.operations.reconcile(actor);
  }
}
