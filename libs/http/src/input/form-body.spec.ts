import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { FormBody, isAcceptedForm } from './form-body.js';
import { parseForm } from './query.js';

class Probe {
  takesForms(): void {
    return undefined;
  }
  takesJson(): void {
    return undefined;
  }
}
FormBody()(Probe.prototype, 'takesForms', Object.getOwnPropertyDescriptor(Probe.prototype, 'takesForms') ?? {});

const FORM = 'application/x-www-form-urlencoded';
const request = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage;

describe('a form as a body', () => {
  it.each([
    ['takesForms', { 'content-type': FORM }, true],
    ['takesForms', { 'content-type': `${FORM}; charset=UTF-8` }, true],
    ['takesForms', { 'content-type': `${FORM}; charset=latin1` }, false],
    ['takesForms', { 'content-type': FORM, 'content-encoding': 'gzip' }, false],
    ['takesForms', { 'content-type': 'application/json' }, false],
    ['takesForms', {}, false],
    ['takesJson', { 'content-type': FORM }, false],
  ] as const)('is accepted by %s with %j: %s', (handler, headers, accepted) => {
    const method: object = Reflect.get(Probe.prototype, handler);
    expect(isAcceptedForm(method, request(headers))).toBe(accepted);
  });

  it('is read field by field; a value may have several lines', () => {
    expect({ ...parseForm('queries=%7B%22q0%22%3A%0A%7B%7D%7D&extra=a+b') }).toEqual({
      queries: '{"q0":\n{}}',
      extra: 'a b',
    });
  });

  it.each([
    ['a=1&a=2', 'a'],
    ['a=%00', 'a'],
    ['a=%FF', 'a'],
    ['__proto__=1', 'form'],
  ])('%s is rejected, naming %s', (text, parameter) => {
    expect(() => parseForm(text)).toThrow(
      expect.objectContaining({ code: 'invalid_parameter', fields: expect.objectContaining({ parameter }) as unknown }),
    );
  });
});
