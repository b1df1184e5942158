import { afterAll, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { show } from '../../test/show.js';
import { fromMicro, sumAmounts, toMicro } from './amounts.js';
import { axisOf, bandsOf, labelled } from './scales.js';
import { stackAmounts } from './series.js';
import { LineChart } from './LineChart.js';
import { StackedBars } from './StackedBars.js';

afterAll(cleanup);

describe('amounts', () => {
  it.each([
    ['0.1', '0.2', '0.30'],
    ['0.000001', '0.00', '0.000001'],
    ['12345678901234.56', '0.44', '12345678901235.00'],
    ['-1.50', '0.25', '-1.25'],
  ])('%s and %s are %s, to the last digit', (a, b, sum) => {
    expect(sumAmounts([a, b])).toBe(sum);
  });

  it('are the same after reading and writing', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (micro) => {
        expect(toMicro(fromMicro(micro))).toBe(micro);
      }),
    );
  });
});

describe('stacks of amounts', () => {
  it('keep their height for any number of codes', () => {
    const cents = fc.integer({ min: 0, max: 500 }).map((value) => fromMicro(BigInt(value) * 10_000n));
    const rows = fc.uniqueArray(
      fc.record({
        day: fc.constantFrom('2026-11-01', '2026-11-02'),
        code: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'),
        amount: cents,
      }),
      { selector: ({ day, code }) => day + code },
    );
    fc.assert(
      fc.property(rows, (given) => {
        const { series, amounts } = stackAmounts(given, [...new Set(given.map(({ code }) => code))], 'Other');
        expect(series.length).toBeLessThanOrEqual(6);
        for (const day of new Set(given.map((row) => row.day))) {
          const whole = sumAmounts(given.filter((row) => row.day === day).map(({ amount }) => amount));
          expect(sumAmounts(amounts.get(day) ?? [])).toBe(whole);
        }
      }),
    );
  });
});

describe('scales', () => {
  it('fill the width with bars that do not touch', () => {
    const { left, width } = bandsOf(30);
    expect(left(0)).toBeGreaterThan(0);
    expect(left(29) + width).toBeLessThan(100);
    expect(left(1) - left(0)).toBeGreaterThan(width);
  });

  it('go from zero to a round number, in whole steps for counts', () => {
    expect(axisOf(3, true).ticks).toEqual([0, 1, 2, 3]);
    expect(axisOf(1, true).ticks).toEqual([0, 1]);
    expect(axisOf(0, false).ticks).toEqual([0]);
    expect(axisOf(97, false).share(100)).toBe(1);
  });

  it('label the last day, and no more days than fit', () => {
    expect(labelled(30, 6)).toEqual([4, 9, 14, 19, 24, 29]);
    expect(labelled(2, 6)).toEqual([0, 1]);
    expect(labelled(0, 6)).toEqual([]);
  });
});

const points = ['2026-11-20', '2026-11-21', '2026-11-22'].map((day, at) => ({ day, values: [at, 2 * at] }));
const chart = (
  <StackedBars
    whole
    title="Requests by day"
    series={[
      { key: 'a', label: 'Answered', color: '--registry-chart-1' },
      { key: 'b', label: 'Refused', color: '--registry-chart-2' },
    ]}
    points={points}
    textOf={(point, at) => String(points[point]?.values[at])}
    totalOf={(point) => String(3 * point)}
    axisText={String}
  />
);

describe('a chart', () => {
  it('can be read day by day with the keyboard, and announces its values', async () => {
    const { user } = await show(chart);
    const plot = screen.getByRole('slider', { name: /^Requests by day/ });
    await user.tab();
    expect(document.activeElement).toBe(plot);
    expect(plot.getAttribute('aria-valuetext')).toBe('22 Nov 2026, Total 6, Answered 2, Refused 4');
    await user.keyboard('{ArrowLeft}');
    expect(plot.getAttribute('aria-valuetext')).toBe('21 Nov 2026, Total 3, Answered 1, Refused 2');
    expect(plot.textContent).toContain('21 Nov 2026');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(plot.getAttribute('aria-valuenow')).toBe('0');
  });

  it('is also available as a table, in both languages', async () => {
    const { user } = await show(chart, { language: 'es' });
    await user.click(screen.getByText(/^Mostrar como tabla/));
    const table = screen.getByRole('table', { name: 'Requests by day' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual([...['Día (UTC)', 'Total', 'Answered', 'Refused']]);
    expect(within(table).getAllByRole('row')).toHaveLength(4);
  });

  it('of lines leaves a gap for missing data', async () => {
    const { container } = await show(
      <LineChart
        title="Error rate"
        series={[{ key: 'rate', label: 'Rate', color: '--registry-chart-1' }]}
        points={[0.1, null, 0.2, 0.3].map((value, at) => ({ day: `2026-11-0${String(at + 1)}`, values: [value] }))}
        textOf={() => ''}
        axisText={String}
      />,
    );
    const path = container.querySelector('path[d*="L"]')?.getAttribute('d') ?? '';
    await waitFor(() => expect(container.querySelectorAll('circle')).toHaveLength(3));
    expect(path.match(/M/g)).toHaveLength(2);
  });
});
