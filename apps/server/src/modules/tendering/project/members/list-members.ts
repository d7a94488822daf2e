import { userStatus, type ProjectMember } from '@zhaocai/model';
import type { Ctx } from '../../../../platform/http/index.ts';
import { findProject } from '../find-project.ts';
import { projectPeople } from './project-people.ts';

const find = `
  select u.id as "userId", coalesce(nullif(u.real_name, ''), nullif(u.nick_name, ''), u.account) as "userName",
    u.is_deleted <> 0 or u.status not in ${userStatus.sql('enabled')} as "isDisabled",
    array(select m.role from project_member m where m.tenant_id = u.tenant_id and m.project_id = $3 and m.user_id = u.id) as named
  from user_account u where u.tenant_id = $1 and u.id = any($2::bigint[])`;

interface Person {
  readonly userId: string;
  readonly userName: string;
  readonly isDisabled: boolean;
  readonly named: readonly number[];
}

/** Everybody who has a part in the project's approvals, in the order of the parts. */
export async function listMembers(ctx: Ctx, { projectId }: { projectId: string }): Promise<ProjectMember[]> {
  await findProject(ctx, projectId);
  const parts = Object.entries(await projectPeople(ctx, projectId));
  const ids = [...new Set(parts.flatMap(([, people]) => people))];
  const people = await ctx.db.query<Person & Record<string, unknown>>(find, [ctx.tenantId, ids, projectId]);
  const known = new Map(people.map((person) => [person.userId, person]));
  return parts.flatMap(([part, userIds]) =>
    userIds.flatMap((userId) => {
      const person = known.get(userId);
      const role = Number(part);
      if (!person) return [];
      const { userName, isDisabled, named } = person;
      return [{ role, userId, userName, isDisabled, isAssumed: !named.includes(role) }];
    }),
  );
}
