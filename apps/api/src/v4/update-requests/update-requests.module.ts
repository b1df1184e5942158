import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { UpdateRequests } from './update-requests.js';
import type { UpdateRequestSurroundings } from './update-requests.js';
import { UpdateRequestsController } from './update-requests.controller.js';

/** v4 refresh requests and their polls. */
@Module({})
export class UpdateRequestsModule {
  static register(surroundings: UpdateRequestSurroundings): DynamicModule {
    return {
      module: UpdateRequestsModule,
      controllers: [UpdateRequestsController],
      providers: [{ provide: UpdateRequests, useFactory: () => new UpdateRequests(surroundings) }],
    };
  }
}
