import type { SessionUser } from './session-user.ts';

/** A signed-in user of the demo buyer for tests, with what the test is about replaced. */
export function aSessionUser(changes: Partial<SessionUser>): SessionUser {
  return {
    sessionId: '1',
    tenantId: '100001',
    tenantName: '大学招投标中心',
    tenantKind: 'buyer',
    userId: '7',
    account: 'buyer',
    nickName: '采购专员',
    roleIds: ['1'],
    roleAliases: ['purchaser'],
    deptIds: [],
    deptSubtreeIds: [],
    permissions: new Set(),
    dataScopes: {},
    mustChangePassword: false,
    ...changes,
  };
}
