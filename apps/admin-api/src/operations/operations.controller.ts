import type { Actor } from '@entity-registry/accounts';
import { listSchema } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../access/current-operator.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
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
  @Responses({ summary: 'The service at a glance: accounts, money, and what needs attention', body: OverviewView })
  overview(): Promise<Shown<OverviewView>> {
    return this.operations.overview();
  }

  @Get('queues')
  @Role('viewer')
  @Responses({ summary: 'Pending work: rows, and their jobs by state', body: QueueList })
  queues(): Promise<{ items: Shown<QueueView>[] }> {
    return this.operations.queues();
  }

  @Get('sources')
  @Role('viewer')
  @Responses({ summary: 'The health of each source, as refreshes found it', body: SourceList })
  sources(): Promise<{ items: Shown<SourceHealthView>[] }> {
    return this.operations.sources();
  }

  @Get('reconciliation')
  @Role('viewer')
  @Responses({ summary: 'The last reconciliation of the ledger, by invariant', body: ReconciliationView })
  reconciliation(): Promise<Shown<ReconciliationView>> {
    return this.operations.reconciliation();
  }

  @Post('reconciliation')
  @Role('support')
  @Responses({
    summary: 'Starts a reconciliation of the ledger',
    description:
      'It takes seconds per million entries; GET shows its result. One runs at a time, at most once a minute.',
    status: 201,
    body: ReconciliationView,
    errorStatuses: [409, 429],
  })
  reconcile(@CurrentActor() actor: Actor): Promise<Shown<ReconciliationView>> {
    return this.operations.reconcile(actor);
  }
}
