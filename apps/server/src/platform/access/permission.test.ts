import { ownUserInfo, serverTime, signIn, signOut, updatePassword, type Endpoint } from '@zhaocai/contract';
import { describe, expect, test } from 'vitest';
import { holds, judge } from './permission.ts';
import type { SessionUser } from './session-user.ts';

const user: SessionUser = {
  sessionId: '1',
  tenantId: '000000',
  tenantName: '管理组',
  tenantKind: 'platform',
  userId: '1',
  account: 'admin',
  nickName: '管理员',
  roleIds: ['1'],
  roleAliases: ['administrator'],
  deptIds: [],
  deptSubtreeIds: [],
  permissions: new Set(['project_view']),
  dataScopes: {},
  mustChangePassword: false,
};

const guarded: Pick<Endpoint, 'route' | 'permission'> = {
  route: 'POST /api/purchase/project/submitTask',
  permission: 'project_submit',
};

describe('permission', () => {
  test('a permission is held when a role granted it, and the alias administrator opens nothing by itself', () => {
    expect(holds(user, 'project_view')).toBe(true);
    expect(holds(user, 'project_submit')).toBe(false);
  });

  test.each([
    ['nobody at a public endpoint', undefined, signIn, 'allowed'],
    ['nobody elsewhere', undefined, serverTime, 'unauthorized'],
    ['a user without the code', user, guarded, 'forbidden'],
    ['a user with the code', { ...user, permissions: new Set(['project_submit']) }, guarded, 'allowed'],
    ['any user where signing in is enough', user, ownUserInfo, 'allowed'],
  ] as const)('%s', (_, who, endpoint, verdict) => {
    expect(judge(who, endpoint)).toBe(verdict);
  });

  test('until the password is changed only changing it and signing out are open', () => {
    const locked = { ...user, mustChangePassword: true };
    expect(judge(locked, ownUserInfo)).toBe('passwordMustChange');
    expect(judge(locked, guarded)).toBe('passwordMustChange');
    expect(judge(locked, updatePassword)).toBe('allowed');
    expect(judge(locked, signOut)).toBe('allowed');
  });
});
