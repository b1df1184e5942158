import { DomainError } from '@entity-registry/domain';
import { Access } from '@entity-registry/http';
import { All, Controller, Module } from '@nestjs/common';

/**
 * Every path below v4 and v5, so that the gateway authenticates the caller before the response reveals anything: a caller
 * without a key, or with a rejected one, does not learn which paths exist (ADR 0011). libs/http's `MethodGuard` then refuses the
 * method or the path.
 */
@Controller()
class UnroutedController {
  @All('v4{/*rest}')
  @Access({ key: 'any' })
  v4(): never {
    throw new DomainError('route_not_found');
  }

  @All('v5{/*rest}')
  @Access({ key: 'any' })
  v5(): never {
    throw new DomainError('route_not_found');
  }
}

/** Imported last: its routes match whatever the earlier ones do not. */
@Module({ controllers: [UnroutedController] })
export class UnroutedModule {}
