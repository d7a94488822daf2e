import { plan, planModify } from '@zhaocai/model';
import { expect, test } from 'vitest';
import type { Db } from '../db/index.ts';
import { noteLocks, noteNew, outOfOrder } from './lock-order.ts';

const inOne = () => {
  const transaction = {};
  // Only what the order looks at.
  return { inTransaction: true, transaction } as unknown as Db;
};

test('rows of an entity that comes first in the catalog are locked first', () => {
  const db = inOne();
  noteLocks(db, plan, ['2']);
  noteLocks(db, planModify, ['1']);
  expect(() => noteLocks(db, plan, ['3'])).toThrow('plan 3 is locked after planModify 1');
});

test('what is held already may be touched again', () => {
  const db = inOne();
  noteLocks(db, plan, ['2', '10']);
  noteLocks(db, planModify, ['1']);
  expect(() => noteLocks(db, plan, ['10', '2'])).not.toThrow();
});

test('what the transaction has made itself may be touched at any time, and comes before nothing', () => {
  const db = inOne();
  noteLocks(db, planModify, ['1']);
  noteNew(db, plan, ['2']);
  expect(() => noteLocks(db, plan, ['2'])).not.toThrow();
  expect(() => noteLocks(db, planModify, ['3'])).not.toThrow();
});

test('rows of one kind are locked by their ids, as numbers', () => {
  const db = inOne();
  noteLocks(db, plan, ['9']);
  noteLocks(db, plan, ['10']);
  expect(() => noteLocks(db, plan, ['8'])).toThrow('plan 8 is locked after plan 10');
});

test('a lock out of order is told and goes on where no test watches', () => {
  const thrown = outOfOrder.tell;
  const told: string[] = [];
  outOfOrder.tell = (fault) => void told.push(fault);
  const db = inOne();
  noteLocks(db, planModify, ['1']);
  noteLocks(db, plan, ['3']);
  noteLocks(db, plan, ['3']);
  outOfOrder.tell = thrown;
  expect(told).toEqual(['lock order: plan 3 is locked after planModify 1']);
});
