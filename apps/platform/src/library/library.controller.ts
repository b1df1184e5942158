import type { Actor } from '@entity-registry/accounts';
import { IdPipe, PathId } from '@entity-registry/http';
import type { JsonResponse, PageOf, Shown } from '@entity-registry/http';
import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { Role } from '../access/roles.js';
import { TextIdPipe } from '../identity/text-id.pipe.js';
import { Responses } from '../openapi/responses.js';
import {
  LibraryAnswerBodyView,
  LibraryAnswersView,
  LibraryPage,
  LibraryQuery,
  LibraryRemovedView,
} from './library.dto.js';
import type { LibrarySubjectView } from './library.dto.js';
import { LibraryService } from './library.service.js';

const DOCUMENTS = 'Document URLs in it work for 15 minutes.';

@ApiTags('library')
@Controller('api/library')
export class LibraryController {
  constructor(private readonly library: LibraryService) {}

  @Get()
  @Role('read_only')
  @Responses({ summary: "The organization's purchases in the explorer, by entity, newest first", body: LibraryPage })
  list(
    @CurrentMember() { accountId }: Member,
    @Query() query: LibraryQuery,
  ): Promise<PageOf<Shown<LibrarySubjectView>>> {
    return this.library.list(accountId, query);
  }

  @Get('searches')
  @Role('read_only')
  @Responses({
    summary: 'Your searches of the last 30 minutes, newest first, with their results',
    body: LibraryAnswersView,
  })
  searches(@CurrentMember() member: Member): Promise<JsonResponse> {
    return this.library.searches(member);
  }

  @Get('entities/:id')
  @Role('read_only')
  @Responses({
    summary: 'The purchases about one entity, oldest first, as they were bought',
    description: `An empty list: nothing was bought. ${DOCUMENTS}`,
    body: LibraryAnswersView,
  })
  entity(@CurrentMember() { accountId }: Member, @Param('id', TextIdPipe) id: string): Promise<JsonResponse> {
    return this.library.entity(accountId, id);
  }

  @Delete('entities/:id')
  @Role('owner')
  @Responses({
    summary: 'Removes the purchases about one entity from the Library',
    description: 'They are gone for every member. Their charges are not refunded.',
    body: LibraryRemovedView,
    errorStatuses: [404],
  })
  remove(
    @CurrentMember() { accountId }: Member,
    @Param('id', TextIdPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<LibraryRemovedView>> {
    return this.library.remove(accountId, id, actor);
  }

  @Get('answers/:id')
  @Role('read_only')
  @PathId()
  @Responses({
    summary: 'One response as it was bought',
    description: DOCUMENTS,
    body: LibraryAnswerBodyView,
    errorStatuses: [404],
  })
  answer(@CurrentMember() { accountId }: Member, @Param('id', IdPipe) id: bigint): Promise<JsonResponse> {
    return this.library.response(accountId, id);
  }
}
