import { expect, test } from 'vitest';
import { intentKey } from './intent-key.ts';

test('the same click twice carries the same key', () => {
  const key = intentKey();
  expect(key.of({ id: '1' })).toBe(key.of({ id: '1' }));
});

test('another input is another intent', () => {
  const key = intentKey();
  expect(key.of({ id: '1' })).not.toBe(key.of({ id: '2' }));
});

test('after the server decided, the same input is a new intent', () => {
  const key = intentKey();
  const first = key.of({ id: '1' });
  key.settle();
  expect(key.of({ id: '1' })).not.toBe(first);
});

test('a key is long enough for the server and printable', () => {
  expect(intentKey().of({})).toMatch(/^[0-9a-f]{32}$/);
});
