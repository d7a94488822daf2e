import { describe, expect, test } from 'vitest';
import { isInScope, scopeCondition, scopeSql } from './data-scope.ts';
import { aSessionUser } from './session-user-sample.ts';
import type { ScopeKind } from './session-user.ts';

const withScopes = (dataScopes: Record<string, ScopeKind[]>, permissions: string[] = []) =>
  aSessionUser({
    dataScopes,
    permissions: new Set(permissions),
    userId: '7',
    deptIds: ['10'],
    deptSubtreeIds: ['10', '11', '12'],
  });

const own = { ownUser: '7', deptIds: [] };

describe('data scope', () => {
  test.each<{ name: string; scopes: Record<string, ScopeKind[]>; expected: unknown }>([
    { name: 'nothing granted: own rows only', scopes: {}, expected: own },
    { name: 'kind 1: all rows of the tenant', scopes: { project: [1] }, expected: 'all' },
    { name: 'kind 2: own rows', scopes: { project: [2] }, expected: own },
    { name: 'kind 3: own departments', scopes: { project: [3] }, expected: { ownUser: '7', deptIds: ['10'] } },
    {
      name: 'kind 4: own departments and below',
      scopes: { project: [4] },
      expected: { ownUser: '7', deptIds: ['10', '11', '12'] },
    },
    { name: 'a scope of another resource gives nothing', scopes: { supplier: [1] }, expected: own },
    { name: 'a scope of every resource counts', scopes: { '*': [1] }, expected: 'all' },
    {
      name: 'the wider of several kinds wins',
      scopes: { project: [2, 3], '*': [4] },
      expected: { ownUser: '7', deptIds: ['10', '11', '12'] },
    },
    { name: 'one role with all rows is enough', scopes: { project: [2], '*': [3, 1] }, expected: 'all' },
  ])('$name', ({ scopes, expected }) => {
    expect(scopeCondition(withScopes(scopes), 'project')).toEqual(expected);
  });

  test('[R157] without user_examine_data the own-rows filter holds the current user', () => {
    expect(scopeCondition(withScopes({ project: [2] }), 'project')).toEqual(own);
  });

  test('[R158] with user_examine_data the user filter is cleared', () => {
    expect(scopeCondition(withScopes({ project: [2] }, ['user_examine_data']), 'project')).toBe('all');
  });

  test('adding a grant never takes rows away', () => {
    const rows = [
      { createUser: '7', createDept: '99' },
      { createUser: '8', createDept: '10' },
      { createUser: '8', createDept: '11' },
      { createUser: '8', createDept: null },
    ];
    const kinds: ScopeKind[] = [1, 2, 3, 4];
    const seen = (scopes: ScopeKind[]) =>
      rows.filter((row) => isInScope(scopeCondition(withScopes({ project: scopes }), 'project'), row));
    for (const first of kinds)
      for (const second of kinds) expect(seen([first, second])).toEqual(expect.arrayContaining(seen([first])));
  });

  test('as SQL it binds its values, and says nothing where all rows are meant', () => {
    const values: unknown[] = [];
    const bind = (value: unknown) => `$${values.push(value)}`;
    expect(scopeSql({ ownUser: '7', deptIds: ['10'] }, 'p', bind)).toBe(
      '(p.create_user = $1::bigint or p.create_dept = any($2::bigint[]))',
    );
    expect(values).toEqual(['7', ['10']]);
    expect(scopeSql({ ownUser: '7', deptIds: [] }, 'p', () => '$9')).toBe('p.create_user = $9::bigint');
    expect(scopeSql('all', 'p', bind)).toBeUndefined();
  });
});
