import { afterEach, describe, expect, it } from '@jest/globals';
import type { Resolution } from '@entity-registry/sdk';
import { cleanup, screen } from '@testing-library/react';
import { show } from '../../../../test/show.js';
import { Candidates } from './Candidates.js';

type MatchedName = Resolution['candidates'][number]['matched_name'];

const resolution = (matchedName: MatchedName) =>
  ({
    ...{ outcome: 'matched', warnings: [], index_as_of: null, margin: 1, algorithm: 'x' },
    candidates: [
      {
        ...{ id: 'pa_own_1', nombre: 'PRUEBA, S.A.', type: 'Organization', ruc_no_dv: null, status: null },
        ...{ confidence: 0.9, matched_on: ['name'], matched_name: matchedName, features: [] },
      },
    ],
  }) as unknown as Resolution;

describe('a candidate', () => {
  afterEach(cleanup);

  it.each([
    [{ kind: 'former', until: '2012-03-02' }, /Found by its former name ANTIGUA, S\.A\., until .*2012/],
    [{ kind: 'trade', until: null }, /Found by its trade name ANTIGUA, S\.A\.$/],
  ] as const)('shows the other name that found it: %j', async (name, text) => {
    await show(<Candidates resolution={resolution({ name: 'ANTIGUA, S.A.', since: null, source: 'x', ...name })} />);
    expect(screen.getByText(text)).not.toBeNull();
  });

  it('shows nothing more if its current name found it', async () => {
    const current = { name: 'PRUEBA, S.A.', kind: 'legal', since: null, until: null, source: 'x' } as const;
    await show(<Candidates resolution={resolution(current)} />);
    expect(screen.queryByText(/Found by/)).toBeNull();
  });
});
