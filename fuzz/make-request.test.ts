import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeRequest, type Rights, type Source } from './make-request.ts';
import { bytesOf, type FuzzRequest } from './request.ts';
import { roleNames } from './roles.ts';
import { mountedEndpoints, targetsOf, withIds } from './targets.ts';

const rights = Object.fromEntries(roleNames.map((name) => [name, new Set(['project_view'])])) as unknown as Rights;
const source = (seed: number): Source => ({ seed, targets: targetsOf(), rights });
const first = source(1);
const some: readonly FuzzRequest[] = Array.from({ length: 3 * first.targets.length }, (_, index) =>
  makeRequest(first, index),
);
const digest = (request: FuzzRequest) => createHash('sha256').update(bytesOf(request)).digest('hex');

describe('the requests of a seed', () => {
  test('are the same each time, byte for byte, whichever is made first', () => {
    const again = source(1);
    const indexes = Array.from({ length: 400 }, (_, index) => 399 - index);
    expect(indexes.map((index) => digest(makeRequest(again, index)))).toEqual(
      some.slice(0, 400).map(digest).toReversed(),
    );
  });

  test('are others than those of another seed', () => {
    const other = source(2);
    const same = some.slice(0, 400).filter((one, index) => digest(one) === digest(makeRequest(other, index)));
    expect(same.length).toBeLessThan(4);
  });

  test('are not made so long that making them takes the time of asking', () => {
    const other = source(2);
    const longest = Array.from({ length: 400 }, (_, index) => bytesOf(makeRequest(other, index)).length);
    expect(Math.max(...longest)).toBeLessThan(6_000_000);
  });

  test('come from thirteen kinds of people, nobody among them', () => {
    expect(roleNames).toHaveLength(13);
    expect(new Set(some.map(({ role }) => role))).toEqual(new Set(roleNames));
  });

  test('are drawn from every endpoint that is mounted', () => {
    expect(first.targets.map(({ route }) => route)).toEqual(mountedEndpoints().map(({ route }) => route));
    expect(new Set(some.map(({ target }) => target.route)).size).toBeGreaterThan(first.targets.length * 0.9);
  });
});

describe('among the requests', () => {
  const bodies = some.map(({ body, url }) => `${typeof body === 'string' ? body : body.toString('latin1')} ${url}`);

  test.each([
    ['a character that ends texts', /\\u0000/],
    ['half of a character', /\\ud800/],
    ['a name of prototypes', /__proto__|constructor|hasOwnProperty/],
    ['what is nested a thousand levels deep', /(?:\[){1000}|(?:\{"\w+":){1000}/],
    ['a text of a hundred thousand letters', /x{100000}/],
    ['a file that is cut off', /--edge \/api/],
    ['a filter by name', /_equal/],
    ['an order by name', /ascs|descs/],
  ])('stands %s', (_what, pattern) => {
    expect(bodies.some((body) => pattern.test(body))).toBe(true);
  });

  test('are other methods, keys, types, lines that break, and 65,536 names', () => {
    const told = some.flatMap(({ headers }) => headers.map(([name, value]) => `${name}: ${value}`.slice(0, 60)));
    expect(some.map(({ method }) => method)).toEqual(expect.arrayContaining(['HEAD', 'PUT', 'DELETE']));
    expect(some.filter(({ brokenAfter }) => brokenAfter !== undefined).length).toBeGreaterThan(50);
    expect(told).toEqual(
      expect.arrayContaining([expect.stringMatching(/^idempotency-key: x{30}/), 'content-type: text/xml']),
    );
    expect(bodies.some((body) => body.split(/[,&]/).length >= 65_536)).toBe(true);
  });
});

test('what stands for an id is replaced by the id, and nothing else is', () => {
  const asked: unknown[] = [];
  const text = withIds('{"id":"__id_project_3__","name":"__id","other":"__id_entryFile_0__"}', (entity, number) => {
    asked.push([entity, number]);
    return '7';
  });
  expect([text, asked]).toEqual([
    '{"id":"7","name":"__id","other":"7"}',
    [
      ['project', 3],
      ['entryFile', 0],
    ],
  ]);
});

test('a request goes over the line as it was made', () => {
  const [header, length] = ['content-type: application/json', 'content-length: 2'];
  const bytes = bytesOf({
    method: 'POST',
    url: '/api/x?a=1',
    headers: [['content-type', 'application/json']],
    body: '{}',
  });
  const text = bytes.toString();
  expect(Buffer.isBuffer(bytes)).toBe(true);
  expect([text.startsWith('POST /api/x?a=1 HTTP/1.1\r\n'), text.endsWith('\r\n\r\n{}')]).toEqual([true, true]);
  expect(text).toContain(header);
  expect(text).toContain(length);
});
