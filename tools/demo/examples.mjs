/**
 * Ids to try v5 with: an organization, a person, an organization that was merged into another, and one asset of each
 * type, one of these entities' assets if possible. An impediment belongs to no entity: here it is one under the
 * person's name.
 * @param {{organization?: number, person?: number}} richest v4 ids
 * @returns {Promise<Record<string, string>>} kind -> typed id; kinds without an example are left out
 */
export async function findTypedExamples(pool, { organization, person }) {
  const { DEFAULT_JURISDICTION: served, ID_TYPES, makeTypedId } = await import('@entity-registry/domain');
  const { assetTable } = await import('@entity-registry/registry');
  const first = async (sql, values) => (await pool.query(sql, [served, ...values])).rows[0]?.pk;
  const found = {
    organization: organization && makeTypedId(served, 'own', organization),
    person: person && makeTypedId(served, 'own', person),
  };
  const merged = await first(MERGED, []);
  found.merged = merged && makeTypedId(served, 'own', merged);
  for (const type of Object.keys(ID_TYPES).filter((name) => name !== 'own')) {
    const { level, tag } = assetTable(type);
    const pk =
      (type === 'imped' ? await first(IMPEDED, [person]) : await first(OWN, [level, tag, [organization, person]])) ??
      (await first(ANY, [level, tag]));
    found[type] = pk && makeTypedId(served, type, pk);
  }
  return Object.fromEntries(Object.entries(found).filter(([, id]) => id !== undefined));
}

const MERGED = `select pk from entity where jurisdiction = $1 and merged_into is not null order by pk limit 1`;
// Prefers scanned documents, then documents with a known text.
const OWN = `
  select r.pk from record r
    left join document_text t on t.level = r.level and t.jurisdiction = r.jurisdiction and t.pk = r.pk and t.page = 1
    left join document_reading d on d.level = r.level and d.jurisdiction = r.jurisdiction and d.pk = r.pk
   where r.jurisdiction = $1 and r.level = $2 and r.tag = $3 and r.entity_pk = any ($4::bigint[])
   order by d.pk is null, t.pk is null, array_position($4::bigint[], r.entity_pk), r.pk limit 1`;
const IMPEDED = `
  select r.pk from entity e
    join record r on r.level = 'impedimentos' and r.jurisdiction = e.jurisdiction and r.payload->>'nombre_norm' = e.name_norm
   where e.jurisdiction = $1 and e.pk = $2 order by r.pk limit 1`;
const ANY = `select pk from record where jurisdiction = $1 and level = $2 and tag = $3 limit 1`;
