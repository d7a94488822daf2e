import { expect, test } from 'vitest';
import { connectionsOf, connectionsTogether, ownPart, partEnvironment } from './part.ts';

test('a process that nobody leads is the first, and alone', () => {
  expect(ownPart({})).toEqual({ isFirst: true, isAlone: true });
});

test('a process knows of itself what its leader said', () => {
  expect(ownPart(partEnvironment({ isFirst: true }))).toEqual({ isFirst: true, isAlone: false });
  expect(ownPart(partEnvironment({ isFirst: false, after: 4711 }))).toEqual({
    isFirst: false,
    isAlone: false,
    after: 4711,
  });
});

test('a process alone has ten connections, as ever; many share what a database allows, and each keeps four', () => {
  expect([1, 2, 6, 8, 16, 64].map(connectionsOf)).toEqual([10, 10, 10, 8, 4, 4]);
  expect([1, 2, 64].map(connectionsTogether)).toEqual([41, 52, 350]);
});
