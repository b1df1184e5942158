import { describe, expect, it } from '@jest/globals';
import { StubService, answer } from '../../test/stub-service.js';
import type { Asset, Entity, Resolution, V5Schemas } from '../generated/types.js';

const card = answer(200, { id: 'pa_own_1', sections: {} });
const client = (count: number) => new StubService(Array.from({ length: count }, () => card)).client().v5;

/** Half of each test is its types: these files are type-checked with everything else. */
describe('an entity by its id', () => {
  it('is an entity if the id is one of an entity, written out or taken from a response', async () => {
    const v5 = client(2);
    const written: Entity = await v5.entities.get('pa_own_1', { include: ['CHK-BIN'] });
    const text: string = 'pa_own_1';
    const id: Resolution['candidates'][number]['id'] = text;
    const { data: passedOn } = await v5.entities.get(id).withResponse();
    const core: Entity['core'] | undefined = passedOn.core;
    expect([written.sections, core]).toEqual([{}, undefined]);
  });

  it('is an asset if the id is one of an asset', async () => {
    const asset: Asset = await client(1).entities.get('pa_finca_7');
    const visa: V5Schemas['ImmigrationResult']['entity_id'] = 'pa_own_1';
    const holder: Entity = await client(1).entities.get(visa);
    expect([asset.id, holder.id]).toEqual(['pa_own_1', 'pa_own_1']);
  });

  it('is either for any other text', async () => {
    const v5 = client(2);
    const text = 'pa_own_1' as string;
    const either = await v5.entities.get(text);
    // @ts-expect-error an asset has no sections
    expect(either.sections).toEqual({});
    const unknown = await v5.entities.get('nonsense');
    // @ts-expect-error nor may that be an entity alone
    expect(unknown.sections).toEqual({});
  });
});

describe('an error', () => {
  it('has a title in types, in either of its two forms', () => {
    type AnyError = V5Schemas['MalformedIdError'] | V5Schemas['KeyRejectedError'] | V5Schemas['Problem'];
    const titleOf = ({ title }: AnyError): string | undefined => title;
    expect(titleOf({ Message: 'Forbidden', code: 'key_rejected' })).toBeUndefined();
  });
});
