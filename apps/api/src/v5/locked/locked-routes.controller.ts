import { DomainError } from '@entity-registry/domain';
import { Access } from '@entity-registry/nest-kit';
import type { JsonAnswer } from '@entity-registry/nest-kit';
import { Controller, Req, RequestMapping, RequestMethod } from '@nestjs/common';
import { CurrentCall } from '../../gateway/call.js';
import type { Call } from '../../gateway/call.js';
import type { Caller } from '../../gateway/caller.js';
import { LOCKED_ROUTES } from './locked-routes.js';
import type { LockedRequest, LockedRoute } from './locked-routes.js';
import { RouteLocks } from './route-locks.js';

/** Every route of the table, each a method of this controller made from its row. */
@Controller('v5')
export class LockedRoutesController {
  constructor(readonly locks: RouteLocks) {}
}

for (const route of LOCKED_ROUTES) declare(route);

function declare(route: LockedRoute): void {
  const { prototype } = LockedRoutesController;
  const name = `${route.method} ${route.path}`;
  const descriptor = { value: route.access === 'open' ? nothing : answerOf(route), configurable: true };
  Object.defineProperty(prototype, name, descriptor);
  RequestMapping({ method: RequestMethod[route.method], path: route.path })(prototype, name, descriptor);
  Access(route.access)(prototype, name, descriptor);
  // Whoever calls an open route, the gateway has not looked.
  if (route.access === 'open') return;
  CurrentCall()(prototype, name, 0);
  Req()(prototype, name, 1);
}

function answerOf(route: LockedRoute) {
  return function (this: LockedRoutesController, call: Call<Caller>, request: LockedRequest): Promise<JsonAnswer> {
    return this.locks.answer(route, call, request);
  };
}

function nothing(): never {
  throw new DomainError('route_not_found');
}
