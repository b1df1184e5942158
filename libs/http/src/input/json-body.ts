import type { IncomingMessage } from 'node:http';
import { DomainError } from '@entity-registry/domain';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { CallerDisconnectedError } from '../errors/exception-filter.js';
import { isAcceptedCsv, parseCsvText } from './csv-body.js';
import { isAcceptedForm } from './form-body.js';
import { acceptsAnyNames } from './member-names.js';
import { parseForm } from './query.js';
import { quotable } from './quotable.js';
import { acceptsRawBody, readsBodyLate, storeRawBody } from './raw-body.js';
import { repeatedMember } from './repeated-member.js';
import { contextOf } from '../requests/request-context.js';

/** Nesting depth of objects and arrays: many times what a body of this service needs, and far below the stack limit. */
const MAX_DEPTH = 32;

/** The part of a member's path that a response repeats. */
const MAX_PATH = 200;

/**
 * Names of inherited members. Copying some of them would change the object itself; validation treats others as methods and
 * skips them.
 */
const RESERVED_NAMES = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** All characters that neither print nor break a line; PostgreSQL can't store U+0000. */
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const slot = Symbol('json body');
type Carrier = IncomingMessage & { [slot]?: string; body?: unknown };

/** The text of the request's body, JSON or a form, or null when it has none. */
export function jsonBodyOf(request: IncomingMessage): string | null {
  return (request as Carrier)[slot] ?? null;
}

/**
 * Reads the JSON body of a request that may have one, for `@Body()`. A guard, registered after authentication, so that the
 * body of an unauthenticated caller is never read, and GET routes wait for none. Rejects anything but a JSON object of at
 * most `limitBytes`, naming the remedy: 413, 415, 400. Routes with `@FormBody()` also accept a form, those with `@RawBody()`
 * any bytes, those with `@CsvBody()` also CSV, those with `@AnyMemberNames()` members named like inherited ones, and those with
 * `@LateBody()` read it themselves.
 */
export class JsonBodyGuard implements CanActivate {
  constructor(private readonly limitBytes: number) {}

  canActivate(execution: ExecutionContext): boolean | Promise<boolean> {
    const request = execution.switchToHttp().getRequest<Carrier>();
    if (request.method === 'GET' || request.method === 'HEAD' || !hasBody(request)) return true;
    if (readsBodyLate(execution.getHandler())) return true;
    if (acceptsRawBody(execution.getHandler())) return this.readRawBody(request);
    if (isAcceptedCsv(execution.getHandler(), request)) return this.read(request, parseCsvText);
    const isForm = isAcceptedForm(execution.getHandler(), request);
    if (!isForm) assertJsonType(request);
    const anyNames = acceptsAnyNames(execution.getHandler());
    return this.read(request, isForm ? parseForm : (text) => parseJsonObject(text, { anyNames }));
  }

  private async readRawBody(request: Carrier): Promise<boolean> {
    storeRawBody(request, await readBody(request, this.limitBytes));
    return true;
  }

  private async read(request: Carrier, parse: (text: string) => object): Promise<boolean> {
    const text = decode(await readBody(request, this.limitBytes));
    request.body = parse(text);
    request[slot] = text;
    return true;
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function assertJsonType({ headers }: IncomingMessage): void {
  const type = /^application\/json[ \t]*(?:;[ \t]*charset="?utf-8"?[ \t]*)?$/i;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (!type.test(headers['content-type'] ?? '') || encoding.toLowerCase() !== 'identity') {
    throw new DomainError('unsupported_body');
  }
}

/** The bytes of the body. Too many: `body_too_large`, and the rest is not read. The caller disconnected: CallerDisconnectedError. */
export function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = (outcome: () => void): void => {
      request.off('data', onData).off('end', onEnd).off('close', onGone).off('error', onGone);
      outcome();
    };
    const onData = (chunk: Buffer): void => {
      length += chunk.length;
      if (length <= limitBytes) chunks.push(chunk);
      else finish(tooLarge);
    };
    const onEnd = (): void => {
      finish(() => {
        resolve(Buffer.concat(chunks));
      });
    };
    const onGone = (): void => {
      finish(() => {
        reject(new CallerDisconnectedError());
      });
    };
    const tooLarge = (): void => {
      request.pause();
      contextOf(request).headers.push('Connection', 'close');
      reject(new DomainError('body_too_large', { limitBytes }));
    };
    if (request.destroyed) onGone();
    else request.on('data', onData).on('end', onEnd).on('close', onGone).on('error', onGone);
  });
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new DomainError('invalid_body', { message: 'is not UTF-8' });
  }
}

/**
 * The JSON object that `text` holds. Throws `invalid_body` for broken JSON, another value, nesting that is too deep and names
 * of inherited members, unless with `anyNames`; `invalid_parameter`, naming the member, for text that cannot be stored and for a
 * repeated member.
 */
export function parseJsonObject(text: string, { anyNames = false } = {}): Record<string, unknown> {
  if (isTooDeep(text)) throw new DomainError('invalid_body', { message: 'is nested too deeply' });
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new DomainError('invalid_body', { message: 'must be a JSON object' });
  }
  assertClean(value, '', anyNames);
  const repeated = repeatedMember(text);
  if (repeated !== null) {
    const parameter = quotable(repeated).slice(0, MAX_PATH) || '""';
    throw new DomainError('invalid_parameter', { parameter, message: 'must be given once' });
  }
  return value as Record<string, unknown>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes the body, which may contain a secret.
    throw new DomainError('invalid_body', { message: 'is not valid JSON' });
  }
}

/** Checks the text, not the parsed value: parsing itself must not run out of stack. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return false;
}

function assertClean(value: unknown, path: string, anyNames: boolean): void {
  if (typeof value === 'string') assertText(value, path);
  else if (Array.isArray(value)) {
    value.forEach((item, index) => {
      assertClean(item, `${path}[${String(index)}]`, anyNames);
    });
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      if (!anyNames && RESERVED_NAMES.has(name)) {
        throw new DomainError('invalid_body', { message: 'holds a reserved name' });
      }
      if (control.test(name) || !name.isWellFormed()) {
        throw new DomainError('invalid_body', { message: 'holds a name that is not printable' });
      }
      assertClean(member, (path === '' ? name : `${path}.${name}`).slice(0, MAX_PATH), anyNames);
    }
  }
}

function assertText(text: string, parameter: string): void {
  if (control.test(text)) {
    throw new DomainError('invalid_parameter', { parameter, message: 'must not contain control characters' });
  }
  if (!text.isWellFormed()) {
    throw new DomainError('invalid_parameter', { parameter, message: 'must be well-formed Unicode' });
  }
}
