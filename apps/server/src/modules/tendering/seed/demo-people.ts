import type { Logger } from 'pino';
import type { SessionUser } from '../../../platform/access/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { FlowBusinesses } from '../../../platform/flows/index.ts';
import { seedContext, type Ctx } from '../../../platform/http/index.ts';

const codes = [
  'project_view',
  'project_add',
  'project_edit',
  'project_submit',
  'project_confirm',
  'project_open',
  'project_select',
  'entry_view',
  'bulletin_view',
  'bulletin_add',
  'bulletin_edit',
  'bulletin_publish',
  'bid_view',
  'bid_add',
  'bid_quote',
];

/** A demo account as the one who acts; the seed acts through the same commands as people do. */
export async function demoUser(
  database: Database,
  tenantId: string,
  account: string,
): Promise<SessionUser | undefined> {
  const [row] = await database.scoped(tenantId).query<{
    userId: string;
    nickName: string;
    deptIds: string[];
    tenantName: string;
    kind: SessionUser['tenantKind'];
  }>(
    `select u.id as "userId", u.nick_name as "nickName", u.dept_ids::text[] as "deptIds", t.tenant_name as "tenantName", t.kind
     from user_account u join tenant t on t.tenant_id = u.tenant_id
     where u.tenant_id = $1 and u.account = $2 and u.is_deleted = 0`,
    [tenantId, account],
  );
  if (!row) return undefined;
  return {
    sessionId: '0',
    tenantId,
    tenantName: row.tenantName,
    tenantKind: row.kind,
    userId: row.userId,
    account,
    nickName: row.nickName,
    roleIds: [],
    roleAliases: [],
    deptIds: row.deptIds,
    deptSubtreeIds: row.deptIds,
    permissions: new Set(codes),
    dataScopes: { '*': [1] },
    mustChangePassword: false,
  };
}

export interface Stage {
  readonly database: Database;
  readonly flowBusinesses: FlowBusinesses;
  readonly log: Logger;
}

/** Runs a command as this person at this time, in a transaction of its own. */
export function actAs({ database, log, flowBusinesses }: Stage, user: SessionUser, now: string) {
  return <I, O>(command: (ctx: Ctx, input: I) => Promise<O>, input: I): Promise<O> =>
    database.transaction(user.tenantId, (tx) =>
      command(
        { ...seedContext(tx, { user, log, flowBusinesses }), now, requestId: 'demo', address: '127.0.0.1' },
        input,
      ),
    );
}
