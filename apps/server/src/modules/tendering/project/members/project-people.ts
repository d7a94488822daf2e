import type { Ctx } from '../../../../platform/http/index.ts';

const find = `
  select m.role, m.user_id as "userId" from project_member m where m.tenant_id = $1 and m.project_id = $2
  union all
  select a.role, a.user_id from project p
  cross join lateral (values (5::smallint, p.handler_id), (6::smallint, p.confirmer_id)) a (role, user_id)
  where p.tenant_id = $1 and p.id = $2 and a.user_id is not null and not exists (
    select from project_member m where m.tenant_id = $1 and m.project_id = $2 and m.role = a.role)
  order by 1, 2`;

/**
 * Who has which part in a project: the members that were named; where nobody was, its handler (5) and who confirmed it
 * (6); without a leader of its own (0) the head of procurement leads it. A part that nobody has is left to the rule of
 * the step for nobody.
 */
export async function projectPeople(ctx: Ctx, projectId: string): Promise<Readonly<Record<number, readonly string[]>>> {
  const rows = await ctx.db.query<{ role: number; userId: string }>(find, [ctx.tenantId, projectId]);
  const people: Record<number, string[]> = {};
  for (const { role, userId } of rows) people[role] = [...(people[role] ?? []), userId];
  return people[0] ? people : { ...people, 0: people[6] ?? [] };
}
