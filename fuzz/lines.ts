import { makers, someInput, type Maker, type Who } from './kinds.ts';
import type { Random } from './random.ts';
import { requestOf, type FuzzRequest, type Header } from './request.ts';
import { prototypeNames } from './strange.ts';

/** What a well-formed call is made of, for what is done to the line that it goes over. */
function plainCall(who: Who, random: Random): FuzzRequest {
  const spelling = who.target.method === 'GET' ? 'query' : 'json';
  return requestOf(who, { input: someInput(who, random), spelling });
}

const methods = ['HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'GET', 'POST', 'PROPFIND', 'SEARCH', 'QUERY'];

const otherMethod: Maker = (who, random) => ({
  ...plainCall(who, random),
  made: undefined,
  method: random.pick(methods) ?? 'PUT',
});

const keys = [
  '',
  ' ',
  'x'.repeat(201),
  'x'.repeat(10_000),
  '\u00e4\u00f6',
  '__proto__',
  'constructor',
  'null',
  '../x',
  '"',
  "'",
  '\t',
  'same',
  'same',
  'same',
];

const badKey: Maker = (who, random) => {
  const call = plainCall(who, random);
  return { ...call, made: undefined, headers: [...call.headers, ['idempotency-key', random.pick(keys) ?? '']] };
};

const tooMuch = '1900000';

const someHeaders: readonly (readonly Header[])[] = [
  [['x-large', 'x'.repeat(20_000)]],
  [['x-large', 'x'.repeat(200_000)]],
  Array.from({ length: 3_000 }, (_, index): Header => [`x-${index}`, '1']),
  [['cookie', 'a=b;'.repeat(3_000)]],
  [['accept-language', 'x'.repeat(8_000)]],
  [['accept-language', '*;q=0,__proto__;q=9,zh-;;;,']],
  [['accept-encoding', 'gzip;q=x, br;q=0, *;q=0']],
  [['accept-encoding', 'gzip, deflate, br, zstd, constructor']],
  [['blade-auth', 'bearer']],
  [['blade-auth', `bearer ${'x'.repeat(8_000)}`]],
  [
    ['blade-auth', 'bearer 100001.x'],
    ['blade-auth', 'bearer 000000.y'],
  ],
  [['blade-auth', "bearer 1' or 1=1.x"]],
  [['authorization', 'Basic ////']],
  [['authorization', `Basic ${'A'.repeat(6_000)}`]],
  [
    ['range', 'bytes=0-,1-,2-'],
    ['if-range', 'x'],
  ],
  [['range', 'bytes=99999999999999999999-']],
  [
    ['if-none-match', '*'],
    ['if-modified-since', 'never'],
  ],
  [['expect', '100-continue']],
  [['expect', 'something']],
  [
    ['upgrade', 'websocket'],
    ['connection', 'upgrade'],
  ],
  [
    ['upgrade', 'h2c'],
    ['connection', 'upgrade, http2-settings'],
    ['http2-settings', 'AA'],
  ],
  [['content-length', '-1']],
  [['content-length', '1e3']],
  [['content-length', '99999999999999999999']],
  [['content-length', tooMuch]],
  [['transfer-encoding', 'gzip']],
  [
    ['transfer-encoding', 'chunked'],
    ['content-length', '4'],
  ],
  [['x-forwarded-for', 'x, __proto__, ::1']],
  [
    ['x-forwarded-proto', 'https'],
    ['x-forwarded-host', 'evil.example'],
  ],
  [['host', '']],
  [['host', 'evil.example:99999']],
  [
    ['accept', 'text/html'],
    ['origin', 'null'],
    ['sec-fetch-site', 'cross-site'],
  ],
  [['x-http-method-override', 'DELETE']],
  [[' x', 'y']],
  [['x', 'a\u0001b']],
  prototypeNames.map((name): Header => [name, '1']),
];

/** Their length is a lie, or they end what the body is read by. */
const ofTheLine = /^(?:content-length|transfer-encoding|upgrade|expect|host| x|x|x-large|x-0|cookie)$/;

const strangeHeaders: Maker = (who, random) => {
  const call = plainCall(who, random);
  const headers = random.pick(someHeaders) ?? [];
  const mayBeCut = headers.some(([name]) => ofTheLine.test(name));
  // Of a body that never comes the server waits a minute: we go before.
  const brokenAfter = headers.some(([, value]) => value === tooMuch) ? 1 : undefined;
  return { ...call, made: undefined, headers: [...call.headers, ...headers], mayBeCut, brokenAfter };
};

const paths: readonly ((path: string, random: Random) => string)[] = [
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => path.replace('/api/', '/api/../api/'),
  (path) => path.replace('/api/', '/api/%2e%2e/'),
  (path) => path.replace('/api/', '/API/'),
  (path) => `${path}%`,
  (path) => `${path}%zz`,
  (path) => `${path}%00`,
  (path) => `${path}%c0%af`,
  (path) => `${path}/${'x'.repeat(300)}`,
  (path) => `${path}/${'a/'.repeat(3_000)}`,
  (path) => `${path}?${'a'.repeat(12_000)}`,
  (path) => `${path}?%`,
  (path) => `${path}?a=%ff%fe&b=%`,
  (path) => `${path}?a[b][c]=1&a[]=2&a=3`,
  (path) => `${path}?id=1&id=2&id=3&size=1&size=2`,
  (path) => `${path}?__proto__=1&__proto__[x]=1&constructor=1`,
  (path) => `${path}?${'&'.repeat(5_000)}`,
  (path) => `${path}?${'id=1&'.repeat(2_000)}`,
  (path) => `${path};x=1`,
  (path) => `${path}#x`,
  (path) => `http://evil.example${path}`,
  (path, random) => path.replace(/[^/]+$/, random.pick(prototypeNames)),
  () => '/api/eam/enums/__proto__',
  () => '/api/eam/enums/constructor',
  () => '/api/eam/enums/%00',
  () => `/api/eam/enums/${'x'.repeat(250)}`,
];

const otherPath: Maker = (who, random) => {
  const url = random.pick(paths)?.(who.target.path, random) ?? '/api/';
  const isPost = who.target.method === 'POST' || url.includes('/enums/');
  const headers: Header[] = isPost ? [['content-type', 'application/json']] : [];
  return { ...who, method: isPost ? 'POST' : 'GET', url, headers, body: isPost ? '{}' : '' };
};

/** Somebody goes in the middle of a request, or right after it. */
const brokenOff: Maker = (who, random) => {
  const whole = makers[random.pick(['usual', 'changed', 'multipart'] as const)](who, random);
  return { ...whole, made: undefined, brokenAfter: random.chance(0.4) ? 1 : random.next() };
};

export const lineMakers = { otherMethod, badKey, strangeHeaders, otherPath, brokenOff } as const;
