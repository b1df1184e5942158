import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BILLING, answer, command } from '../../../test/command.js';
import type { StubRequest } from '../../../test/command.js';
import { canonicalJson } from '../../screenings/canonical-json.js';
import { readScreenInput } from './screen-input.js';

interface SentSubject {
  readonly reference?: string;
  readonly name?: string;
}

describe('a customer list', () => {
  let directory: string;
  let args: string[];
  /** Idempotency-Keys of the paid calls. */
  let keys: string[];
  let subjects: SentSubject[];

  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'cli-'));
    write('id,nombre,pasaporte\nc-1,Zacarías Xoconal,PA123456\nc-2,Benita Quiel,\nc-3,,\n');
    args = ['screen', file('in.csv'), '--out', file('out.csv'), '--country', 'PA'];
    [keys, subjects] = [[], []];
  });
  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  const file = (name: string): string => path.join(directory, name);
  const write = (text: string): void => {
    writeFileSync(file('in.csv'), text);
  };
  const read = (name = 'out.csv'): string => readFileSync(file(name), 'utf8');
  const hit = {
    ...{ listing_id: 'ofac_sdn:7', list: 'ofac_sdn', version: '2026-11-20', score: 0.97, strength: 'strong' },
    matched_name: { name: '=XOCONAL, Zacarías', kind: 'primary', screened: 'Zacarías Xoconal' },
    features: [
      { feature: 'name', agreement: 'agrees', weight: 3, detail: '' },
      { feature: 'birth_date', agreement: 'missing', weight: 0, detail: '' },
      { feature: 'identifier', agreement: 'agrees', weight: 5, detail: '' },
    ],
    decision: { decision: 'dismissed', state: 'stale' },
  };
  /** The service: the first subject of the file has a hit, the others have none. */
  const service = ({ url, headers, body }: StubRequest): Response => {
    if (url.pathname === '/v5/usage') return answer({ calls: [], page: { returned: 0, next_cursor: null } });
    const { subjects: sent } = body as unknown as { subjects: SentSubject[] };
    const price = (0.01 + sent.length * 0.05).toFixed(2);
    const billing = { ...BILLING, price, charged: price, codes: [{ code: 'SCR-NAME', price, quantity: sent.length }] };
    if (url.searchParams.has('dry_run')) return answer({ billing }, { 'X-Service-Balance': '50.00' });
    keys.push(headers.get('Idempotency-Key') ?? '');
    subjects.push(...sent);
    const results = sent.map(({ reference }, index) => {
      const hits = reference === 'c-1' ? [hit] : [];
      const outcome = hits.length > 0 ? 'hits' : 'no_hit';
      return { reference, index, entity_id: null, outcome, subject: {}, total_hits: hits.length, hits };
    });
    const lists_searched = [
      { id: 'ofac_sdn', version: '2026-11-20' },
      { id: 'un_security_council', version: null },
    ];
    return answer({ id: 'scr_1', results, lists_searched, billing });
  };

  it('is screened after its price is confirmed, and written with the best hit of each row', async () => {
    const refused = await command(args, service, { yes: 'n' });
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringContaining('price     0.11 USD for 2 subjects in 1 call'),
    });
    expect(keys).toEqual([]);
    const done = await command(args, service, { yes: 'y' });
    expect(done).toMatchObject({ code: 0, out: expect.stringMatching(/with_hits +1\n/) });
    expect(subjects).toEqual([
      {
        reference: 'c-1',
        name: 'Zacarías Xoconal',
        identifiers: [{ kind: 'passport', value: 'PA123456', country: 'PA' }],
      },
      { reference: 'c-2', name: 'Benita Quiel' },
    ]);
    const lists = 'ofac_sdn 2026-11-20; un_security_council not loaded';
    expect(read().split('\n')).toEqual([
      'id,nombre,pasaporte,outcome,hits,listing_id,listed_name,score,strength,why,decision,screening_id,lists_searched,error',
      // The name of a listing can't act as a formula.
      `c-1,Zacarías Xoconal,PA123456,hits,1,ofac_sdn:7,"'=XOCONAL, Zacarías",0.97,strong,name agrees; identifier agrees,dismissed (stale),scr_1,${lists},`,
      `c-2,Benita Quiel,,no_hit,0,,,,,,,scr_1,${lists},`,
      'c-3,,,invalid,0,,,,,,,,,name and entity_id are blank',
      '',
    ]);
  });

  it('can be written as JSON with every hit', async () => {
    args[3] = file('out.json');
    expect(await command([...args, '--yes'], service)).toMatchObject({ code: 0 });
    const { rows } = JSON.parse(read('out.json')) as { rows: object[] };
    expect(rows).toMatchObject([
      {
        row: 1,
        subject: { reference: 'c-1' },
        outcome: 'hits',
        hits: [{ listing_id: 'ofac_sdn:7' }],
        screening_id: 'scr_1',
      },
      { row: 2, outcome: 'no_hit', hits: [] },
      { row: 3, subject: null, outcome: 'invalid', error: 'name and entity_id are blank' },
    ]);
  });

  it('is screened again when it is finished, because lists and decisions change', async () => {
    for (const out of ['one.csv', 'two.csv']) {
      expect(await command([...args, '--out', file(out), '--yes'], service)).toMatchObject({ code: 0 });
    }
    expect(new Set(keys).size).toBe(2);
  });

  it('is continued by the same command, and no call is paid for twice', async () => {
    write(`nombre\n${Array.from({ length: 250 }, (_, row) => `Nadie Inventado${row}\n`).join('')}`);
    let calls = 0;
    const breaking = (call: StubRequest): Response => {
      const before = keys.length;
      const response = service(call);
      calls += keys.length - before;
      if (calls >= 2 && keys.length > before) throw new TypeError('fetch failed');
      return response;
    };
    const ended = await command([...args, '--yes'], breaking);
    expect(ended).toMatchObject({
      code: 5,
      err: expect.stringContaining('100 of 250 subjects are done (5.01 USD) and saved'),
    });
    expect(read('out.partial.csv')).toContain('pending');
    const first = new Set(keys);
    expect(await command([...args, '--yes'], service)).toMatchObject({ code: 0 });
    // The lost call was sent again with its key.
    expect([first.size, new Set(keys).size]).toEqual([2, 3]);
    expect(existsSync(file('out.csv.journal'))).toBe(false);
    const other = await command([...args, '--yes'], service);
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining('Use --force to overwrite it') });
  });

  it('costs no more than --max-price, and can be priced alone', async () => {
    expect(await command([...args, '--yes', '--max-price', '0.10'], service)).toMatchObject({ code: 4 });
    const priced = await command([...args, '--dry-run', '--format', 'json'], service);
    expect(JSON.parse(priced.out)).toEqual({ price: '0.11', calls: 1, charged_subjects: 2, balance: '50.00' });
    expect(await command([...args, '--lists', 'ofac'], service)).toMatchObject({ code: 2 });
    expect(keys).toEqual([]);
  });

  it('without references is screened, and says before it is paid for that nothing can be decided', async () => {
    write('nombre,entity_id\nBenita Quiel,\nZacarías Xoconal,\n,pa_own_1\n');
    const done = await command([...args, '--yes'], service);
    expect(done).toMatchObject({ code: 0, err: expect.stringContaining('2 rows without a reference') });
    expect(subjects.filter((subject) => 'reference' in subject)).toEqual([]);
  });

  it('with long names is sent in bodies that the service accepts', async () => {
    const long = '字'.repeat(290);
    write(
      `nombre,aliases\n${Array.from({ length: 250 }, (_, row) => `${long}${row},${long};${long}b;${long}c\n`).join('')}`,
    );
    const sizes: number[] = [];
    const done = await command([...args, '--yes'], (call) => {
      sizes.push(Buffer.byteLength(JSON.stringify(call.body)));
      return service(call);
    });
    expect(done).toMatchObject({ code: 0 });
    expect(subjects).toHaveLength(250);
    expect(Math.max(...sizes)).toBeLessThan(262_144);
    expect(new Set(keys).size).toBeGreaterThan(3);
  });

  it('that a proxy finds too large says what to do, and is not taken for paid', async () => {
    const refusing = (call: StubRequest): Response =>
      call.url.searchParams.has('dry_run') ? service(call) : new Response('too large', { status: 413 });
    const ended = await command([...args, '--yes'], refusing);
    expect(ended).toMatchObject({ code: 2, err: expect.stringContaining('Shorten the longest texts') });
    expect(ended.err).not.toContain('may have been paid for');
    expect(await command([...args, '--yes'], service)).toMatchObject({ code: 0 });
  });

  it('of the guide is read as the guide says', () => {
    const sample = new URL('../../../../../docs/guides/customers.csv', import.meta.url);
    const { subjects: read, mapping } = readScreenInput(fileURLToPath(sample), [], {});
    expect(mapping).toBe('reference, name, aliases, type, birth_date, nationalities, cedula, ruc, passport, country');
    expect(read.map(({ subject }) => subject.reference)).toEqual([1, 2, 3, 4, 5, 6].map((nr) => `c-100${String(nr)}`));
    expect(read[2]?.subject).toMatchObject({
      nationalities: ['CO', 'PA'],
      identifiers: [{ kind: 'cedula', country: 'PA' }],
    });
  });

  it.each([
    ['name\nAna\u0001\nEva\n', 'name has control characters'],
    [`name\n${'x'.repeat(301)}\nEva\n`, 'name is longer than 300 characters'],
    ['name,type\nAna,Ship\nEva,\n', 'type "Ship" is neither Organization nor NaturalPerson'],
    [
      `name,aliases\nAna,${'Eva;'.repeat(11)}\nEva,\n`,
      'there are more than 3 aliases: screen further names as rows of their own',
    ],
    ['id,name\nc-1,Ana\nc-1,Eva\n', 'reference "c-1" is that of row 1'],
    ['entity_id,name\npa_own_1,Ana\npa_own_1,Eva\n', 'entity_id "pa_own_1" is that of row 1'],
  ])('does not send a row that would have the whole call refused: %j', (text, message) => {
    write(text);
    const { parsedRows, subjects: sent } = readScreenInput(file('in.csv'), [], {});
    expect(parsedRows.flatMap(({ error }) => error?.message ?? [])).toEqual([message]);
    expect(sent).toHaveLength(1);
  });
});

describe('a stored screening on disk', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: (publicKey.export({ format: 'jwk' }) as { x: string }).x };
  const fingerprint = createHash('sha256').update(canonicalJson(jwk)).digest('base64url');
  const base64Url = (text: string): string => Buffer.from(text).toString('base64url');
  const document = { id: 'scr_1', screened_at: '2026-11-21T12:00:00.000Z', results: [] };
  const header = base64Url(JSON.stringify({ alg: 'EdDSA', kid: fingerprint }));
  const bytes = sign(null, Buffer.from(`${header}.${base64Url(canonicalJson(document))}`), privateKey);
  const screening = { ...document, signature: { jws: `${header}..${bytes.toString('base64url')}`, jwk }, billing: {} };
  const offline = (): Response => {
    throw new Error('a call');
  };

  const key = (more: object) => JSON.stringify({ keys: [{ kid: fingerprint, ...more }] });
  const at = Date.parse(document.screened_at) / 1_000;
  it.each<[string, string, string, number, RegExp]>([
    ['has a key that was in use', JSON.stringify(screening), key({ nbf: at }), 0, /key_in_use +yes/],
    [
      'has a key that was replaced before',
      JSON.stringify(screening),
      key({ nbf: 0, exp: at - 1 }),
      1,
      /was in use from/,
    ],
    ['has a member twice', JSON.stringify(screening).replace('{', '{"id":"scr_2",'), key({ nbf: at }), 1, /"id" twice/],
    ['is checked with something else than a key set', JSON.stringify(screening), '{}', 2, /is not a key set/],
  ])('%s, according to a saved key set', async (_what, content, keySet, code, message) => {
    const directory = mkdtempSync(path.join(tmpdir(), 'cli-'));
    const [file, jwks] = ['screening.json', 'jwks.json'].map((name) => path.join(directory, name)) as [string, string];
    writeFileSync(file, content);
    writeFileSync(jwks, keySet);
    const done = await command(['verify', file, '--fingerprint', fingerprint, '--jwks', jwks], offline);
    rmSync(directory, { recursive: true });
    expect(done.code).toBe(code);
    expect(done.out + done.err).toMatch(message);
  });

  it.each([
    ['is valid', screening, fingerprint, 0, /valid +yes/],
    ['is refused if it was changed', { ...screening, results: [1] }, fingerprint, 1, /the document was changed/],
    ['is refused if another key signed it', screening, 'x'.repeat(43), 1, /which is not pinned/],
  ])('%s, without the service', async (_what, content, pinned, code, message) => {
    const directory = mkdtempSync(path.join(tmpdir(), 'cli-'));
    const file = path.join(directory, 'screening.json');
    writeFileSync(file, JSON.stringify(content));
    const done = await command(['verify', file, '--fingerprint', pinned], offline);
    rmSync(directory, { recursive: true });
    expect(done.code).toBe(code);
    expect(done.out + done.err).toMatch(message);
  });
});
