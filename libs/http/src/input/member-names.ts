import { SetMetadata } from '@nestjs/common';

const ANY_NAMES = Symbol('any member names');

/**
 * Declares that a route takes members of any name in its JSON body, such as `constructor`, which are rejected elsewhere. For routes
 * that only read own members, and reject unknown ones with an error of their own.
 */
export function AnyMemberNames(): MethodDecorator {
  return SetMetadata(ANY_NAMES, true);
}

/** Whether `handler` takes members of any name. */
export function acceptsAnyNames(handler: object): boolean {
  return Reflect.getMetadata(ANY_NAMES, handler) === true;
}
