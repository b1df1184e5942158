import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { UpdateRequests } from './update-requests.js';
import { UpdateRequestsController } from './update-requests.controller.js';

/** v5's refresh requests and their status. */
@Module({})
export class UpdateRequestsModule {
  static register({
    refreshes,
    refreshPolls,
    cards,
    sectionCursors,
  }: Pick<ApiServices, 'refreshes' | 'refreshPolls' | 'cards' | 'sectionCursors'>): DynamicModule {
    return {
      module: UpdateRequestsModule,
      controllers: [UpdateRequestsController],
      providers: [
        {
          provide: UpdateRequests,
          useFactory: () => new UpdateRequests(refreshes, refreshPolls, cards, sectionCursors),
        },
      ],
    };
  }
}
