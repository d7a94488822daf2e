import { dept, facility, isBlank, mansion, managementUser, room, school, structure, user } from '@zhaocai/model';
import type { Values, WriteHooks } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandFree, demandReference, isTaken } from '../../../platform/rows/index.ts';

/** One row per school and year; without a total it is the sum of undergraduates, master and doctoral students. */
export const schoolHooks: WriteHooks = {
  async beforeSave(ctx, values, existing) {
    const kinds = ['undergrad', 'master', 'doctor'] as const;
    const sum = kinds.reduce((total, kind) => total + Number(values[kind] ?? 0), 0);
    const isTold = !isBlank(values.studentTotal);
    if (isTold && Number(values.studentTotal) < sum) refuse('campus.studentsBelow');
    if (await isTaken(ctx, school, { names: ['schoolCode', 'year'], values, existing }))
      refuse('campus.schoolYear', { year: String(values.year) });
    return isTold || sum === 0 ? {} : { studentTotal: sum };
  },
};

export const structureHooks: WriteHooks = {
  async beforeSave(ctx, values, existing) {
    await demandReference(ctx, dept, { name: 'manageDeptId', values, existing });
    await demandFree(ctx, structure, { names: ['goodsNo'], values, existing });
    return {};
  },
};

/** A facility in a room is in the room's building. */
export const facilityHooks: WriteHooks = {
  async beforeSave(ctx, values, existing) {
    await demandReference(ctx, mansion, { name: 'mansionId', values, existing });
    await demandReference(ctx, room, { name: 'roomId', values, existing });
    await demandFree(ctx, facility, { names: ['facilityNo'], values, existing });
    return isBlank(values.roomId) ? {} : { mansionId: await mansionOfRoom(ctx, values) };
  },
};

async function mansionOfRoom({ db, tenantId }: Ctx, { roomId, mansionId }: Values): Promise<unknown> {
  const [found] = await db.query<{ mansionId: string }>(
    'select mansion_id::text as "mansionId" from room where tenant_id = $1 and id = $2',
    [tenantId, roomId],
  );
  if (found && !isBlank(mansionId) && found.mansionId !== String(mansionId)) refuse('campus.roomElsewhere');
  return found?.mansionId ?? mansionId;
}

/** A person is a manager of a kind once; he is called as his account is, unless something else is said. */
export const managementUserHooks: WriteHooks = {
  async beforeSave(ctx, values, existing) {
    await demandReference(ctx, user, { name: 'userId', values, existing });
    await demandReference(ctx, dept, { name: 'deptId', values, existing });
    await demandReference(ctx, mansion, { name: 'mansionIds', values, existing });
    if (await isTaken(ctx, managementUser, { names: ['userId', 'manageType'], values, existing }))
      refuse('campus.managerTwice');
    return {
      ...(isBlank(values.name) && { name: await nameOfUser(ctx, String(values.userId)) }),
      ...(isBlank(values.enabled) && { enabled: 1 }),
    };
  },
};

async function nameOfUser({ db, tenantId }: Ctx, userId: string): Promise<string | null> {
  const [found] = await db.query<{ name: string }>(
    `select coalesce(nullif(real_name, ''), nullif(nick_name, ''), account) as name
     from user_account where tenant_id = $1 and id = $2`,
    [tenantId, userId],
  );
  return found?.name ?? null;
}
