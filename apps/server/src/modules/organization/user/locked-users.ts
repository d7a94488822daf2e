import { user } from '@zhaocai/model';
import { lockRows } from '../../../platform/rows/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { idList } from '../id-list.ts';
import { userScope } from './user-scope.ts';

export interface LockedUser {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly status: number;
  readonly deptIds: readonly string[];
}

/** More at once than anybody looks through. */
const maxUsers = 200;

/** The users that a command names, locked until the commit; all of them, or 404 when one is not the caller's to touch. */
export async function lockUsers(ctx: Ctx, ids: string): Promise<LockedUser[]> {
  const wanted = idList(ids);
  if (wanted.length === 0) refuse('organization.selectUser');
  if (wanted.length > maxUsers) refuse('organization.tooManyUsers', { max: maxUsers });
  const rows = await lockRows(ctx, user, { ids: wanted, mode: 'remove', scope: userScope });
  return rows.map(({ id, account, name, status, deptIds }) => ({
    id,
    account,
    name: name || account,
    status,
    deptIds: deptIds ?? [],
  }));
}
