import { expect, test } from 'vitest';
import { compareCopy, copyText } from './kept-copy.ts';

const facts = { tenantId: '100001', publicKey: 'key', months: ['2026-11'] };
const root = (day: string, digest: string) => ({ day, digest, signature: 'signed' });
const roots = [root('2026-11-21', 'b'), root('2026-11-20', 'a')];

test('a copy agrees with the system that it was saved from, also when that has gone on', () => {
  const copy = copyText(facts, roots);
  const later = [root('2026-11-22', 'c'), ...roots];
  expect(compareCopy(copy, facts, later)).toEqual({ kind: 'compared', days: 2, differing: [], isKeyOther: false });
});

test('a day that says something else, and one that is gone, are named', () => {
  const copy = copyText(facts, roots);
  expect(compareCopy(copy, facts, [root('2026-11-20', 'x')])).toMatchObject({
    differing: ['2026-11-21', '2026-11-20'],
  });
});

test('a copy under another key is compared and says so', () => {
  const copy = copyText({ ...facts, publicKey: 'former' }, roots);
  expect(compareCopy(copy, facts, roots)).toMatchObject({ differing: [], isKeyOther: true });
});

test('a copy of another tenant is not compared', () => {
  const copy = copyText({ ...facts, tenantId: '100002' }, roots);
  expect(compareCopy(copy, facts, roots)).toEqual({ kind: 'otherTenant', tenantId: '100002' });
});

test.each(['', '[]', 'null', '{"tenantId":"100001","publicKey":"key","roots":[1]}', 'PK\u0003\u0004'])(
  'what is no copy is said to be none: %j',
  (text) => {
    expect(compareCopy(text, facts, roots)).toEqual({ kind: 'unreadable' });
  },
);
