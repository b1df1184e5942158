import { inheritedNameRequests } from '@entity-registry/testing';
import type { InheritedNameRequest } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestResponse, Method } from '../../test/browser.js';
import { PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';

/** The API isn't running in this test, so forwarded requests end with this code. */
const NO_API = [502, 503];
const FORWARDED = /\/api\/(sandbox|explorer)/;

describe('names that every object has', () => {
  let platform: PlatformFixture;
  let owner: SignedIn;
  beforeAll(async () => {
    platform = await PlatformFixture.open();
    owner = await signUp();
  });
  afterAll(() => platform.close());

  const signUp = async (): Promise<SignedIn> => {
    const person = await platform.signUp();
    await platform.givePassword(person.userId, 'a password of the tests');
    return person;
  };

  const send = ({ method, target, headers, body }: InheritedNameRequest): Promise<TestResponse> =>
    owner.call(method.toLowerCase() as Method, target, body, {
      ...headers,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    });

  it('get a response below 500 wherever a user sends them', async () => {
    const requests = inheritedNameRequests(platform.platform.document, () => undefined);
    const errors: string[] = [];
    for (const request of requests) {
      let response = await send(request);
      if (response.status === 401) {
        // An earlier request ended the session.
        owner = await signUp();
        response = await send(request);
      }
      const expected = FORWARDED.test(request.target) && NO_API.includes(response.status);
      if (response.status >= 500 && !expected) errors.push(`${String(response.status)}: ${request.title}`);
    }
    expect(errors).toEqual([]);
    expect(requests.length).toBeGreaterThan(1_000);
  }, 120_000);
});
