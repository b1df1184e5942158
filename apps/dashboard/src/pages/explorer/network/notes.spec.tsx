import { afterEach, describe, expect, it } from '@jest/globals';
import type { Catalog } from '@entity-registry/sdk';
import { cleanup, screen } from '@testing-library/react';
import { show } from '../../../../test/show.js';
import { useNetworkText } from './useNetworkText.js';

const CATALOG = {
  sources: [
    { id: 'icij', name: 'Offshore Leaks Database', leaked: true, attribution: 'ICIJ, CC BY-SA 3.0' },
    { id: 'registro_publico', name: 'Registro Público', leaked: false, attribution: null },
  ],
} as unknown as Pick<Catalog, 'sources'>;

function Notes({ sources }: { sources: readonly string[] }) {
  return <p data-testid="notes">{useNetworkText().notes(sources, CATALOG).join(' | ')}</p>;
}

describe('the notes on a picture of a network', () => {
  afterEach(cleanup);

  it.each([
    [['registro_publico'], 'Sources: Registro Público'],
    [
      ['registro_publico', 'icij'],
      'Sources: Offshore Leaks Database; Registro Público | This comes from a leak. No register published this. It says who is ' +
        'named there, not what they did. | ICIJ, CC BY-SA 3.0',
    ],
    [['synthetic'], 'Synthetic data: Generated for demonstration. It does not describe any real person or company.'],
  ])('for %j name the sources and the required attributions', async (sources, notes) => {
    await show(<Notes sources={sources} />);
    expect(screen.getByTestId('notes').textContent).toBe(notes);
  });
});
