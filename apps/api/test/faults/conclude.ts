import type { Experiment } from '@entity-registry/testing';
import type { ApiFixture, Customer } from '../api-fixture.js';

/** Later than any time that an experiment sets, so that every record that is still missing is reported. */
const LATER = new Date('2031-01-01T00:00:00Z');

/** Stops the API, proves the invariants over the whole database and the log, and reports it. Throws on any violation. */
export async function conclude(experiment: Experiment, api: ApiFixture, customers: readonly Customer[]): Promise<void> {
  await api.stop();
  const books = await api.billing.reconcile(LATER);
  experiment.conclude(
    books,
    api.log.join(''),
    customers.map(({ key }) => key),
  );
}
