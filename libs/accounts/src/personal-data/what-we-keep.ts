import type { DataSubject, PersonalDataStore } from './store.js';

const WHOSE: Readonly<Record<DataSubject, string>> = {
  registered: 'People in public registers',
  requester: 'People who ask about their data',
  screened: 'People that customers screen or watch',
  user: 'Users of the dashboard',
  operator: 'Operators',
  caller: 'Callers, by network address',
};

/**
 * The tables of the guide "What we keep and for how long", in Markdown: for each kind of person what is stored, how long, and whether an
 * erasure covers it.
 */
export function retentionTables(stores: readonly PersonalDataStore[]): string {
  return (Object.keys(WHOSE) as DataSubject[])
    .map((subject) => {
      const rows = stores.flatMap(({ retention, people }) => {
        const held = people[subject];
        if (held === undefined) return [];
        const kept =
          'days' in retention
            ? `${String(retention.days)} ${retention.days === 1 ? 'day' : 'days'} after ${retention.after}`
            : `until ${retention.until}`;
        const { eraser } = held;
        const erased = 'kept' in eraser ? `no: ${eraser.kept}` : 'expires' in eraser ? 'it expires first' : 'yes';
        // Design records are for developers.
        return [`| ${held.data} | ${kept} | ${erased} |`.replaceAll(/ \(ADR \d+\)/g, '')];
      });
      const distinct = [...new Set(rows)].join('\n');
      return `## ${WHOSE[subject]}\n\n| What | How long | Erased on request |\n|---|---|---|\n${distinct}`;
    })
    .join('\n\n');
}
