import { Buffer } from 'node:buffer';
import { changeInput, type Input } from './change-input.ts';
import { strangeMultipart } from './multipart.ts';
import type { Random } from './random.ts';
import { requestOf, type FuzzRequest, type Header, type Spelling } from './request.ts';
import { prototypeNames, strangeName, strangeText } from './strange.ts';

export type Who = Pick<FuzzRequest, 'index' | 'role' | 'kind' | 'target'>;
export type Maker = (who: Who, random: Random) => FuzzRequest;

const json: Header = ['content-type', 'application/json'];

/** As it is usually asked; sometimes by the other way. */
const spellingOf = ({ target }: Who, random: Random): Spelling =>
  target.method === 'GET' ? 'query' : random.chance(0.9) ? 'json' : 'form';

/** The input as the schema wants it, names made the request's own and ids taken from several rows. */
function usualInput({ target, index }: Who, random: Random): Input {
  const text = JSON.stringify(target.input).replaceAll('示例', `示例${index}`);
  return JSON.parse(text.replaceAll(/(__id_\w+?)_0__/g, (_, name: string) => `${name}_${random.below(8)}__`)) as Input;
}

/** Of a save often an addition: without the id of a row that would be changed. */
function someInput(who: Who, random: Random): Input {
  const { id, version, ...addition } = usualInput(who, random);
  const isSave = id !== undefined && who.target.endpoint.writes && Object.keys(addition).length > 2;
  return isSave && random.chance(0.5)
    ? addition
    : { ...addition, ...(id !== undefined && { id }), ...(version !== undefined && { version }) };
}

const usual: Maker = (who, random) => {
  if (who.target.endpoint.upload) return strangeMultipart(who, random, someInput(who, random));
  return requestOf(who, { input: someInput(who, random), spelling: spellingOf(who, random) });
};

const changed: Maker = (who, random) =>
  requestOf(who, { input: changeInput(someInput(who, random), random), spelling: spellingOf(who, random) });

const suffixes = [
  'equal',
  'like',
  'notlike',
  'in',
  'ge',
  'le',
  'gt',
  'lt',
  'null',
  'notnull',
  'ignore',
  'constructor',
  '',
];
const baseNames = [
  'id',
  'createTime',
  'updateTime',
  'status',
  'name',
  'version',
  'tenantId',
  'sort',
  'code',
  'isDeleted',
];

/** Filters, orders and pages; of what is no list they are names that nobody asked for. */
const asked: Maker = (who, random) => {
  const names = [...Object.keys(who.target.input), ...baseNames, ...prototypeNames];
  const name = () => (random.chance(0.9) ? (random.pick(names) ?? 'id') : strangeName(random));
  const input: Record<string, unknown> = { ...someInput(who, random) };
  for (let count = random.below(4); count >= 0; count -= 1)
    put(input, `${name()}_${random.pick(suffixes)}`, strangeText(random));
  const order = () => Array.from({ length: random.pick([1, 3, 500] as const) }, name).join(',');
  if (random.chance(0.5)) put(input, random.pick(['ascs', 'descs'] as const), order());
  if (random.chance(0.3))
    put(input, 'current', random.pick([0, -1, 1e15, 9_007_199_254_740_991, '1e3', 'x', 2] as const));
  if (random.chance(0.3)) put(input, 'size', random.pick([0, -1, 200, 201, 1e9, '٣', null] as const));
  return requestOf(who, { input, spelling: spellingOf(who, random) });
};

function put(input: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(input, name, { value, enumerable: true, configurable: true, writable: true });
}

const manyNames: Maker = (who, random) => {
  const named = (index: number) => (random.chance(0.5) ? `name_equal${index}` : `f${index}`);
  const input = Object.fromEntries(Array.from({ length: 65_536 }, (_, index) => [named(index), 1]));
  const spelling = who.target.method === 'GET' ? 'query' : random.pick(['json', 'form'] as const);
  return requestOf(who, { input, spelling });
};

const textOf = (who: Who, random: Random) => JSON.stringify(someInput(who, random));

const brokenTexts: readonly ((text: string, random: Random) => string | Buffer)[] = [
  (text, random) => text.slice(0, random.below(text.length)),
  (text) => `${text}${text}`,
  (text) => text.replaceAll('"', "'"),
  (text) => `\ufeff${text}`,
  (text) => text.replace('{', '{"constructor":{"prototype":{"x":1}},'),
  (text) => text.replace('{', '{"__proto__":{"isAdmin":true},'),
  (text) => text.replace('{', '{"id":1,"id":2,"size":1e400,'),
  () => '',
  () => 'null',
  () => '"text"',
  () => '1e999',
  () => 'NaN',
  () => '[null,[],{},1]',
  () => '['.repeat(100_000),
  () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  () => `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
  () => `[${'{},'.repeat(300_000)}{}]`,
  () => `{"name":"${'x'.repeat(3_000_000)}"}`,
  (text, random) => `{"name":"${'\\u0041'.repeat(random.pick([10_000, 300_000] as const))}"}${text.slice(0, 0)}`,
  (text) => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0x7d])]),
  (text) => Buffer.from(text, 'utf16le'),
  () => Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]),
];

const brokenJson: Maker = (who, random) => {
  const body = random.pick(brokenTexts)?.(textOf(who, random), random) ?? '';
  const mayBeCut = body.length > 1_000_000;
  return { ...who, method: 'POST', url: who.target.path, headers: [json], body, mayBeCut };
};

const types = [
  'text/plain',
  'text/xml',
  'application/xml',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary=x',
  'application/json; charset=utf-16',
  'application/json;charset=x',
  'APPLICATION/JSON',
  'application/',
  '/',
  ';',
  'x',
  '',
  'application/json, text/plain',
  'image/png',
  `application/json; ${'a=b;'.repeat(500)}`,
  '__proto__',
  'constructor/hasOwnProperty',
  'application/graphql',
];

const wrongType: Maker = (who, random) => {
  const headers: Header[] = [['content-type', random.pick(types) ?? '']];
  if (random.chance(0.2)) headers.push(['content-encoding', random.pick(['gzip', 'br', 'x'] as const)]);
  return { ...who, method: 'POST', url: who.target.path, headers, body: textOf(who, random) };
};

const multipart: Maker = (who, random) => strangeMultipart(who, random, someInput(who, random));

export const makers = { usual, changed, asked, manyNames, brokenJson, wrongType, multipart } as const;
export { someInput };
