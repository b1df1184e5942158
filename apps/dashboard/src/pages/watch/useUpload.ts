import { useState } from 'react';
import { BackendError } from '../../api/backend-error.js';
import { sumAmounts } from '../../charts/amounts.js';
import { partsOf } from './csv-parts.js';
import type { CsvPart } from './csv-parts.js';
import { useWatchActions } from './queries.js';

/** Progress of an upload. */
export type Upload =
  | { readonly step: 'none' | 'empty' | 'not_utf8' }
  | { readonly step: 'checking' | 'adding'; readonly done: number; readonly total: number }
  | { readonly step: 'offered'; readonly parts: readonly PricedPart[]; readonly price: string; readonly rows: number }
  | { readonly step: 'done'; readonly created: number; readonly price: string }
  | { readonly step: 'failed'; readonly part: CsvPart; readonly error: unknown };

interface PricedPart extends CsvPart {
  /** USD, a decimal string. */
  readonly price: string;
}

/**
 * Adds the rows of a file to a watchlist: all are checked and priced first, then added part by part, each for at most its price. A part
 * that was added already costs nothing, so a file can be uploaded again.
 */
export function useUpload(list: number) {
  const { priceOfPart, addPart, reload } = useWatchActions();
  const [upload, setUpload] = useState<Upload>({ step: 'none' });
  const check = async (text: string): Promise<void> => {
    const parts = partsOf(text);
    const total = rowsIn(parts);
    if (total === 0) {
      setUpload({ step: 'empty' });
      return;
    }
    const priced: PricedPart[] = [];
    for (const part of parts) {
      setUpload({ step: 'checking', done: rowsIn(priced), total });
      try {
        priced.push({ ...part, price: await priceOfPart(list, part) });
      } catch (error) {
        setUpload({ step: 'failed', part, error: named(error, part) });
        return;
      }
    }
    setUpload({ step: 'offered', parts: priced, price: sumAmounts(priced.map(({ price }) => price)), rows: total });
  };
  const add = async (parts: readonly PricedPart[]): Promise<void> => {
    const total = rowsIn(parts);
    let [done, created] = [0, 0];
    const prices: string[] = [];
    for (const part of parts) {
      setUpload({ step: 'adding', done, total });
      try {
        const added = await addPart(list, part, part.price);
        created += added.created;
        prices.push(added.billing.price);
      } catch (error) {
        setUpload({ step: 'failed', part, error: named(error, part) });
        reload();
        return;
      }
      done += part.rows;
    }
    setUpload({ step: 'done', created, price: sumAmounts(prices) });
    reload();
  };
  return {
    upload,
    check,
    refuse: () => setUpload({ step: 'not_utf8' }),
    add,
    cancel: () => setUpload({ step: 'none' }),
  };
}

const rowsIn = (parts: readonly CsvPart[]): number => parts.reduce((sum, { rows }) => sum + rows, 0);

/** The API counts the items of its part from 0; people count the rows of the file from 1. */
function named(error: unknown, { first }: CsvPart): unknown {
  if (!(error instanceof BackendError)) return error;
  const { status, code, message, field, details, retryAfter } = error;
  const row = (text: string): string =>
    text.replace(/items\[(\d+)\]\.?/, (_, at: string) => `row ${String(Number(at) + first)}: `);
  return new BackendError(status, code, row(message), field && row(field), details, retryAfter);
}
