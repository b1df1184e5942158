import type { Actor } from '@entity-registry/accounts';
import { IdPipe, PathId } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../access/current-operator.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import {
  DataRequestPage,
  DataRequestView,
  DataRequestsQuery,
  DecisionBody,
  DecisionPreviewView,
  ReasonBody,
} from './data-request.dto.js';
import type { DataRequestSummaryView } from './data-request.dto.js';
import { DataRequestsService } from './data-requests.service.js';

@ApiTags('data requests')
@Controller('admin/data-requests')
export class DataRequestsController {
  constructor(private readonly requests: DataRequestsService) {}

  @Get()
  @Role('viewer')
  @Responses({ summary: 'Requests about personal data, without their persons', body: DataRequestPage })
  list(@Query() query: DataRequestsQuery): Promise<PageOf<Shown<DataRequestSummaryView>>> {
    return this.requests.list(query);
  }

  @Get(':id')
  @Role('support')
  @PathId()
  @Responses({ summary: 'One request, with its person and history', body: DataRequestView, errorStatuses: [404] })
  find(@Param('id', IdPipe) id: bigint): Promise<Shown<DataRequestView>> {
    return this.requests.find(id);
  }

  @Get(':id/document')
  @Role('support')
  @PathId()
  @Responses({
    summary: 'The identity document, as a file',
    description: 'The audit log records each download (`data_request.read_document`).',
    errorStatuses: [404],
  })
  document(@Param('id', IdPipe) id: bigint, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    return this.requests.readDocument(id, actor);
  }

  @Post(':id/confirm-identity')
  @HttpCode(200)
  @Role('support')
  @PathId()
  @Responses({ summary: 'Confirms the identity', body: DataRequestView, errorStatuses: [404, 409] })
  confirmIdentity(@Param('id', IdPipe) id: bigint, @CurrentActor() actor: Actor): Promise<Shown<DataRequestView>> {
    return this.requests.confirmIdentity(id, actor);
  }

  @Post(':id/reject-identity')
  @HttpCode(200)
  @Role('support')
  @PathId()
  @Responses({
    summary: 'Rejects and deletes the identity document; the person is asked for another',
    body: DataRequestView,
    errorStatuses: [404, 409],
  })
  rejectIdentity(
    @Param('id', IdPipe) id: bigint,
    @Body() { reason }: ReasonBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<DataRequestView>> {
    return this.requests.rejectIdentity(id, reason, actor);
  }

  @Post(':id/extend')
  @HttpCode(200)
  @Role('support')
  @PathId()
  @Responses({
    summary: 'Extends the time to respond once, where the law allows it',
    body: DataRequestView,
    errorStatuses: [404, 409],
  })
  extend(
    @Param('id', IdPipe) id: bigint,
    @Body() { reason }: ReasonBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<DataRequestView>> {
    return this.requests.extend(id, reason, actor);
  }

  @Post(':id/decision')
  @HttpCode(200)
  @Role('support')
  @PathId()
  @Responses({
    summary: 'Decides a request, and makes the decision take effect',
    description:
      'Only after the identity was confirmed. Access: `copy` names the facts of which the person gets a copy; for a company, only ' +
      'a tag with the fields that name the person. Other rights: `suppress` (facts are no longer shown), `cut_link` (an entry of an ' +
      'official list is no longer linked) and `note_to_source` (the source was asked to correct it; nothing changes here). ' +
      'Customers who received what is suppressed or cut get a correction notice. A whole section of an organization is suppressed ' +
      'only with `whole_section`.',
    body: DataRequestView,
    errorStatuses: [404, 409],
  })
  decide(
    @Param('id', IdPipe) id: bigint,
    @Body() body: DecisionBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<DataRequestView>> {
    return this.requests.decide(id, body, actor);
  }

  @Post(':id/decision/preview')
  @HttpCode(200)
  @Role('support')
  @PathId()
  @Responses({
    summary: 'What a decision would change; changes nothing',
    description: 'With the same body as the decision, and the same errors.',
    body: DecisionPreviewView,
    errorStatuses: [404, 409],
  })
  preview(
    @Param('id', IdPipe) id: bigint,
    @Body() body: DecisionBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<DecisionPreviewView>> {
    return this.requests.preview(id, body, actor);
  }

  @Post(':id/close')
  @HttpCode(200)
  @Role('support')
  @PathId()
  @Responses({
    summary: 'Closes a request whose person did not show who they are',
    body: DataRequestView,
    errorStatuses: [404, 409],
  })
  close(
    @Param('id', IdPipe) id: bigint,
    @Body() { reason }: ReasonBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<DataRequestView>> {
    return this.requests.close(id, reason, actor);
  }
}
