import type { Experiment } from '@entity-registry/testing';
import type { ApiFixture, Customer } from '../api-fixture.js';

/** After every time that an experiment sets its clock to: records that should have been written by then and are missing. */
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
