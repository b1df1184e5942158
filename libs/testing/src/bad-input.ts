import type { RawRequest } from './raw-request.js';

/** One way to get a request wrong. */
export interface BadInput {
  name: string;
  corrupt: (request: RawRequest) => RawRequest;
  /** Replaces the head of the corrupted request, for content that no valid request can have. */
  head?: (head: string) => string;
}

const KILOBYTE = 1_024;
const DEEP = 20_000;

/** Values that are no id, level name or code, percent-encoded where needed. */
export const BAD_PATH_VALUES: readonly string[] = [
  ...[
    'abc',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    '+1',
    '1,2',
    '1;2',
    "1'",
    '1%20or%201=1',
    '%20',
    '%09',
    'null',
    'undefined',
    'NaN',
  ],
  ...[
    '9'.repeat(19),
    '9'.repeat(30),
    '9'.repeat(3_000),
    '%00',
    '1%00',
    '%0d%0aX-Injected:%201',
    '%0a',
    '%2e%2e%2f%2e%2e',
  ],
  ...['%', '%E0%A4%A', '%ff%fe', '%c0%af', '%EF%BC%91', '%F0%9F%98%80', '__proto__', 'constructor', 'toString'],
  ...[
    'pa_own_',
    'pa_own_x',
    'xx_own_1',
    'pa_zzz_1',
    `pa_own_${'9'.repeat(40)}`,
    'pa_own_1_2',
    'PA_OWN_1',
    'pa_own_%31%00',
  ],
];

/** Queries that no route accepts. */
const BAD_QUERIES: readonly string[] = [
  ...[
    'include=%00',
    'include=CHK-BIN%00',
    'include=chk-bin',
    'include=%20CHK-BIN',
    'include=CHK-BIN,,DAT-GOV',
    'include=',
  ],
  ...['include=CHK-BIN%0d%0aSet-Cookie:%20a=1', 'include=%E0%A4%A', 'include=%ff', 'include=CHK%E2%80%91BIN'],
  ...['include=CHK-BIN&include=DAT-GOV', 'include[]=CHK-BIN', 'include[a]=CHK-BIN', 'include[__proto__]=1'],
  ...['include=CHK-BIN&__proto__=1', 'include=CHK-BIN&__proto__[a]=1', 'include=CHK-BIN&constructor[prototype][a]=1'],
  ...['include=CHK-BIN&unknown=1', 'include=CHK-BIN&toString=1', 'include=CHK-BIN&hasOwnProperty=1'],
  ...['include=CHK-BIN&dry_run=maybe', 'include=CHK-BIN&dry_run=', 'include=CHK-BIN&dry_run=true&dry_run=false'],
  ...['include=CHK-BIN&dry_run[]=true', 'include=CHK-BIN&inline_limit=0', 'include=CHK-BIN&inline_limit=1e2'],
  ...[
    'nombre=%00%00%00',
    `nombre=${'a'.repeat(3_000)}`,
    'nombre=ab%00cd&ruc=1',
    'nombre[]=maderas',
    'nombre=a&nombre=b',
  ],
  ...['nombre=%ED%A0%80abc', 'ruc[]=1', 'ruc=1&ruc=2', `ruc=${'9'.repeat(3_000)}`, 'nombre[$ne]=a'],
  ...[
    'limit=-1',
    'limit=1e9',
    'limit=abc',
    'limit=1&limit=2',
    'before=%00',
    'from=nowhere',
    'format=xml',
    'page[size]=1',
  ],
  // 1,000 codes within the longest accepted target, and 10,000 beyond it.
  `include=${Array.from({ length: 1_000 }, (_, nr) => `A${String(nr % 100)}`).join(',')}`,
  `include=${Array.from({ length: 10_000 }, (_, nr) => `DAT-${String(nr)}`).join(',')}`,
  `nombre=${'a'.repeat(KILOBYTE * KILOBYTE)}`,
  Array.from({ length: 400 }, (_, nr) => `a${String(nr)}=`).join('&'),
];

const BAD_HEADERS: readonly (readonly [name: string, value: string])[][] = [
  [['X-Long', 'a'.repeat(20 * KILOBYTE)]],
  Array.from({ length: 3_000 }, (_, nr) => [`X-${String(nr)}`, 'a'] as const),
  [['Content-Length', '-1']],
  [['Content-Length', 'abc']],
  [['Content-Length', '1e9']],
  [['Content-Length', '99999999999']],
  [
    ['Content-Length', '3'],
    ['Content-Length', '4'],
  ],
  [
    ['Content-Length', '3'],
    ['Transfer-Encoding', 'chunked'],
  ],
  [['Transfer-Encoding', 'gzip, identity']],
  [['X-Null', 'a\0b']],
  [['X-Return', 'a\rb']],
  [['X Blank', 'a']],
  [['', 'a']],
];

/** Bodies that no route accepts, each with its content type. */
const BAD_BODIES: readonly (readonly [type: string, body: string | Buffer])[] = [
  ...['null', 'true', '0', '"text"', '[]', '[{}]', '{', '{"a":', '{"a":1,}', "{'a':1}", 'NaN', '1e999', '\0'].map(
    (body) => ['application/json', body] as const,
  ),
  ['application/json', '['.repeat(DEEP)],
  ['application/json', '['.repeat(DEEP) + ']'.repeat(DEEP)],
  ['application/json', `{"a":`.repeat(DEEP / 2) + '1' + '}'.repeat(DEEP / 2)],
  ['application/json', '{"__proto__":{"admin":true}}'],
  ['application/json', '{"constructor":{"prototype":{"admin":true}}}'],
  ['application/json', '{"unknown":1}'],
  ['application/json', '{"name":"a\\u0000b","email":"\\ud800"}'],
  ['application/json', `{"name":"${'a'.repeat(60_000)}"}`],
  ['application/json', `{"name":"${'a'.repeat(KILOBYTE * KILOBYTE)}"}`],
  ['application/json', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['application/json; charset=utf-16', Buffer.from('{"name":"a"}', 'utf16le')],
  ['text/plain', '{"name":"a"}'],
  ['application/x-www-form-urlencoded', 'name=a&email=b'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\na\r\n--x--\r\n'],
  ['application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
];

/** Values that no field of any body accepts. */
export const BAD_FIELD_VALUES: readonly unknown[] = [
  ...[true, -1.5, 1e300, '', ' ', '\0', 'a\0b', '\ud800', 'x'.repeat(10_000), {}, { a: 1 }, [[]], [null], [{}]],
  ...[{ __proto__: null, toString: 1 }, Array(10_000).fill('CHK-BIN'), 'DAT-UNKNOWN\r\n'],
];

const withHeaders = (request: RawRequest, headers: RawRequest['headers']): RawRequest => ({
  ...request,
  headers: [...request.headers, ...headers],
});

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}... (${String(text.length)})` : text);

/** Faults that apply to any request on any route: query, headers, the request line itself. */
export const BAD_REQUESTS: readonly BadInput[] = [
  ...BAD_QUERIES.map((query) => ({
    name: `?${short(query)}`,
    corrupt: (request: RawRequest) => ({ ...request, target: `${request.target.split('?')[0] ?? ''}?${query}` }),
  })),
  ...BAD_HEADERS.map((headers) => ({
    name: short(headers.map(([name, value]) => `${name}: ${value}`).join('; ')),
    corrupt: (request: RawRequest) => withHeaders(request, headers),
  })),
  { name: 'an unknown method', corrupt: (request) => ({ ...request, method: 'BREW' }) },
  { name: 'the method CONNECT', corrupt: (request) => ({ ...request, method: 'CONNECT' }) },
  { name: 'the method TRACE', corrupt: (request) => ({ ...request, method: 'TRACE' }) },
  { name: 'no Host', corrupt: (request) => request, head: (head) => head.replace(/^Host: .*\r\n/im, '') },
  { name: 'HTTP/9.9', corrupt: (request) => request, head: (head) => head.replace('HTTP/1.1', 'HTTP/9.9') },
  { name: 'a blank in the target', corrupt: (request) => ({ ...request, target: `${request.target} x` }) },
  { name: 'a null in the target', corrupt: (request) => ({ ...request, target: `${request.target}\0` }) },
  {
    name: 'a folded header',
    corrupt: (request) => request,
    head: (head) => head.replace('\r\n\r\n', '\r\nX-A: b\r\n c\r\n\r\n'),
  },
  { name: 'noise', corrupt: (request) => request, head: () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n' },
];

/** Faults of a body as a whole. */
export const BAD_BODY_REQUESTS: readonly BadInput[] = [
  ...BAD_BODIES.map(([type, body]) => ({
    name: `${type}: ${short(JSON.stringify(body.toString()))}`,
    corrupt: (request: RawRequest) => withHeaders({ ...request, body }, [['Content-Type', type]]),
  })),
  {
    name: 'a compressed body',
    corrupt: (request) =>
      withHeaders({ ...request, body: Buffer.from('1f8b0800000000000003', 'hex') }, [
        ['Content-Type', 'application/json'],
        ['Content-Encoding', 'gzip'],
      ]),
  },
];
