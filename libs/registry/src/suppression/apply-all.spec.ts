import { expect, it } from '@jest/globals';
import { company, database, make, person, useInventedRegister } from '../../test/suppression-fixture.js';
import { checkSuppressions } from './apply-all.js';

useInventedRegister();

it('an entity whose rules cannot be applied holds up no other, and what was removed is counted', async () => {
  await database.pool.query('create table old_brands as select * from record where level = $$marcas$$');
  await make(company, { kind: 'fact', tag: 'marcas', fields: { solicitud: '42' } });
  await make(person, { kind: 'section', level: 'core_registro' });
  // A writer missed the rules of both, and the first is in the way of another transaction.
  await database.pool.query('insert into record select * from old_brands');
  await database.pool.query(`update entity set nombre = 'Ana Invento' where sid = $1`, [person.sid]);
  await database.pool.query(
    `create function fail() returns trigger language plpgsql as $$ begin raise exception 'in the way' using errcode = '40P01'; end $$`,
  );
  await database.pool.query(
    `create trigger fail before delete on record for each row when (old.tag = 'marcas') execute function fail()`,
  );
  const counts: number[] = [];
  const check = () => checkSuppressions(database.pool, new AbortController().signal, (rows) => void counts.push(rows));
  await expect(check()).rejects.toMatchObject({
    message: 'the rules of 1 of 2 entities could not be applied',
    cause: { code: '40P01' },
  });
  expect(counts).toEqual([1]);
  const { rows } = await database.pool.query('select nombre from entity where sid = $1', [person.sid]);
  expect(rows).toEqual([{ nombre: null }]);

  await database.pool.query('drop trigger fail on record');
  expect(await check()).toEqual({ entities: 2, rows: 1 });
});
