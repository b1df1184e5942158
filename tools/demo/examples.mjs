/**
 * Ids of Panama to try v5 with: an organisation, a person, an organisation that was merged into another, and one asset of
 * each type, theirs where they have one. An impediment is nobody's: here it is one under the person's name.
 * @param {{organization?: number, person?: number}} richest v4 ids
 * @returns {Promise<Record<string, string>>} kind -> typed id; a kind of which there is nothing is left out
 */
export async function findTypedExamples(pool, { organization, person }) {
  const { ID_TYPES, makeTypedId } = await import('@entity-registry/domain');
  const { assetTable } = await import('@entity-registry/registry');
  const first = async (sql, values) => (await pool.query(sql, values)).rows[0]?.pk;
  const found = {
    organization: organization && makeTypedId('pa', 'own', organization),
    person: person && makeTypedId('pa', 'own', person),
  };
  const merged = await first(MERGED, []);
  found.merged = merged && makeTypedId('pa', 'own', merged);
  for (const type of Object.keys(ID_TYPES).filter((name) => name !== 'own')) {
    const { level, tag } = assetTable(type);
    const pk =
      (type === 'imped' ? await first(IMPEDED, [person]) : await first(OWN, [level, tag, [organization, person]])) ??
      (await first(ANY, [level, tag]));
    found[type] = pk && makeTypedId('pa', type, pk);
  }
  return Object.fromEntries(Object.entries(found).filter(([, id]) => id !== undefined));
}

const MERGED = `select pk from entity where jurisdiction = 'pa' and merged_into is not null order by pk limit 1`;
// Of documents, one that was scanned, or whose text was read at least.
const OWN = `
  select r.pk from record r
    left join document_text t on t.level = r.level and t.jurisdiction = r.jurisdiction and t.pk = r.pk and t.page = 1
    left join document_reading d on d.level = r.level and d.jurisdiction = r.jurisdiction and d.pk = r.pk
   where r.level = $1 and r.jurisdiction = 'pa' and r.tag = $2 and r.entity_pk = any ($3::bigint[])
   order by d.pk is null, t.pk is null, array_position($3::bigint[], r.entity_pk), r.pk limit 1`;
const IMPEDED = `
  select r.pk from entity e
    join record r on r.level = 'impedimentos' and r.jurisdiction = e.jurisdiction and r.payload->>'nombre_norm' = e.name_norm
   where e.jurisdiction = 'pa' and e.pk = $1 order by r.pk limit 1`;
const ANY = `select pk from record where level = $1 and jurisdiction = 'pa' and tag = $2 limit 1`;
