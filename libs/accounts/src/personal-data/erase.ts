import type { Queryable } from '@entity-registry/database';
import { PERSONAL_DATA_STORES } from './stores.js';
import type { ErasableDataSubject } from './store.js';

/** One person, as parameters of the erasers' statements. */
export type Person =
  | { readonly subject: 'registered'; readonly jurisdiction: string; readonly entityPk: bigint }
  | { readonly subject: 'screened'; readonly accountId: bigint }
  | { readonly subject: 'user'; readonly userId: string; readonly email: string }
  | { readonly subject: 'operator'; readonly operatorId: bigint };

/** Erases a person's data in the database, except for data that is kept, in the caller's transaction. */
export async function erasePerson(tx: Queryable, person: Person): Promise<void> {
  const values = parametersOf(person);
  for (const statement of statementsOf(person.subject)) await tx.query(statement, values);
}

/** Statements that erase the data of one person, in their order. */
export function statementsOf(subject: ErasableDataSubject): string[] {
  return PERSONAL_DATA_STORES.flatMap(({ people }) => {
    const eraser = people[subject]?.eraser;
    return eraser && 'sql' in eraser ? [eraser.sql] : [];
  });
}

function parametersOf(person: Person): unknown[] {
  switch (person.subject) {
    case 'registered':
      return [person.jurisdiction, person.entityPk];
    case 'screened':
      return [person.accountId];
    case 'user':
      return [person.userId, person.email];
    case 'operator':
      return [person.operatorId];
  }
}
