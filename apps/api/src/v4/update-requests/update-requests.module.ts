import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { UpdatePolls } from './update-polls.js';
import type { PollSurroundings } from './update-polls.js';
import { UpdateRequests } from './update-requests.js';
import type { UpdateRequestSurroundings } from './update-requests.js';
import { UpdateRequestsController } from './update-requests.controller.js';

/** v4 refresh requests and their polls. */
@Module({})
export class UpdateRequestsModule {
  static register(surroundings: UpdateRequestSurroundings & PollSurroundings): DynamicModule {
    return {
      module: UpdateRequestsModule,
      controllers: [UpdateRequestsController],
      providers: [
        { provide: UpdateRequests, useFactory: () => new UpdateRequests(surroundings) },
        { provide: UpdatePolls, useFactory: () => new UpdatePolls(surroundings) },
      ],
    };
  }
}
