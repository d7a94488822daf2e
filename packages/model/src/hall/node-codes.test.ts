import { expect, test } from 'vitest';
import { hallNodes, isOptionalNode, stepTo } from './node-codes.ts';

const { signIn, bidderList, unlock, open, readOut, confirm, close } = hallNodes.code;

test('a host goes to the next node alone: not back, not on the spot, and leaves none out', () => {
  const ahead = [unlock, open, confirm, close];
  expect([signIn, unlock, open, confirm].map((to) => stepTo(ahead, to))).toEqual([
    'backwards',
    'current',
    'next',
    'skips',
  ]);
});

test('a unit may leave out the list of bidders and the read-out, and nothing else', () => {
  const all = [signIn, bidderList, unlock, open, readOut, confirm, close];
  expect(all.filter(isOptionalNode)).toEqual([bidderList, readOut]);
});
