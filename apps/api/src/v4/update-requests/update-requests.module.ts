import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { RefreshPolls } from '../../refreshes/refresh-polls.js';
import type { ApiServices } from '../../services.js';
import { UpdateRequests } from './update-requests.js';
import { UpdateRequestsController } from './update-requests.controller.js';

/** v4 refresh requests and their polls. */
@Module({})
export class UpdateRequestsModule {
  static register({
    refreshes,
    refreshPolls,
    details,
  }: Pick<ApiServices, 'refreshes' | 'refreshPolls' | 'details'>): DynamicModule {
    return {
      module: UpdateRequestsModule,
      controllers: [UpdateRequestsController],
      providers: [
        { provide: UpdateRequests, useFactory: () => new UpdateRequests(refreshes, details) },
        { provide: RefreshPolls, useValue: refreshPolls },
      ],
    };
  }
}
