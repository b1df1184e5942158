import type { IncomingMessage } from 'node:http';
import { SetMetadata } from '@nestjs/common';

const FORM_BODY = Symbol('form body');

/**
 * Declares that a route takes its body as a form (application/x-www-form-urlencoded) too: each field is then a member of the
 * body, its value text. For external protocols that send forms; our own routes only accept JSON.
 */
export function FormBody(): MethodDecorator {
  return SetMetadata(FORM_BODY, true);
}

/** Whether the body of `request` is a form that `handler` accepts. */
export function isAcceptedForm(handler: object, { headers }: IncomingMessage): boolean {
  const type = /^application\/x-www-form-urlencoded[ \t]*(?:;[ \t]*charset="?utf-8"?[ \t]*)?$/i;
  const isForm = type.test(headers['content-type'] ?? '') && headers['content-encoding'] === undefined;
  return isForm && Reflect.getMetadata(FORM_BODY, handler) === true;
}
