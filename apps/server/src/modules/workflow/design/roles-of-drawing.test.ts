import { describe, expect, test } from 'vitest';
import { nameRoles, placeRoles, type RoleNames } from './roles-of-drawing.ts';

const here: RoleNames = {
  aliasOf: new Map([['11', 'manager']]),
  idOf: new Map([['manager', '11']]),
  aliasOfPerson: new Map([
    ['901', 'finance'],
    ['902', 'finance'],
  ]),
};
const there: RoleNames = {
  aliasOf: new Map(),
  idOf: new Map([
    ['admin', '70'],
    ['manager', '71'],
  ]),
  aliasOfPerson: new Map(),
};

const drawingOf = (data: object) => JSON.stringify({ cells: [{ id: 'a', shape: 'rect', data }] });
const dataOf = (nodeJson: string) => (JSON.parse(nodeJson) as { cells: { data: object }[] }).cells[0]?.data;
const carried = (data: object) => dataOf(nameRoles(drawingOf(data), here));

describe('a drawing that goes to another tenant', () => {
  test('asks the roles of the people whom it named, each once, and shows their names to nobody', () => {
    const data = { examine: '审核', grantType: '2', grantUser: '901,902', grantUserStr: '[{"realName":"何静"}]' };
    expect(carried(data)).toEqual({ examine: '审核', grantType: '1', grantRole: 'finance' });
  });

  test('asks the administrator where a person has no role, and where a department decided', () => {
    expect(carried({ grantType: '2', grantUser: '999' })).toEqual({ grantType: '1', grantRole: 'admin' });
    expect(carried({ grantType: '4', grantDept: '5' })).toEqual({ grantType: '1', grantRole: 'admin' });
  });

  test('sends no copies to people who are not there and hands late tasks to the administrators', () => {
    const extension = {
      ccUsers: ['901'],
      onSelf: 'pass',
      deadline: { workDays: 2, onOver: 'transfer', transferTo: '901' },
    };
    expect(carried({ grantType: '8', extension })).toEqual({
      grantType: '8',
      extension: { onSelf: 'pass', deadline: { workDays: 2, onOver: 'administrator' } },
    });
  });

  test('has the ids of the other tenant’s roles there; what it does not have is its administrator’s', () => {
    const named = nameRoles(drawingOf({ grantType: '1', grantRole: '11' }), here);
    expect(dataOf(placeRoles(named, there))).toEqual({ grantType: '1', grantRole: '71' });
    expect(dataOf(placeRoles(drawingOf({ grantRole: 'finance,manager' }), there))).toEqual({ grantRole: '70,71' });
  });
});
