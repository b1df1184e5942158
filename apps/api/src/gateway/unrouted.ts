import { DomainError } from '@entity-registry/domain';
import { Access } from '@entity-registry/nest-kit';
import { All, Controller, Module } from '@nestjs/common';

/**
 * Every path below v4 and v5, so that the gateway asks who calls before anything is said of it: which paths there are is
 * not told to a caller without a key, or with one that is rejected (ruling 11). What then is refused, the method or the
 * path, is for nest-kit's `MethodGuard`.
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

/** Imported last: its routes match whatever those before it do not. */
@Module({ controllers: [UnroutedController] })
export class UnroutedModule {}
