import { expect, test } from 'vitest';
import { keptDuties } from '../index.ts';

const tables = [
  'budgetPro',
  'budgetAdjust',
  'plan',
  'planModify',
  'demand',
  'demandResearch',
  'bidApply',
  'agencyCooperation',
  'agencyEntrustment',
  'agencyDraw',
];
const onTheWay = keptDuties.filter(({ entity, ends }) => tables.includes(entity.name) && ends === undefined);

test('on the way from a budget to an entrusted project somebody has something to do in each table', () => {
  expect(new Set(onTheWay.map(({ entity }) => entity.name))).toEqual(new Set(tables));
});

test.each(onTheWay.map((duty) => [duty.kind, duty] as const))('%s says by when it is to be done', (_kind, duty) => {
  expect(duty.due).toBeDefined();
});
