import type { Ctx } from '../../../../platform/http/index.ts';
import { demandApart, demandPeopleInUse, type PersonOfProject } from './demand-people.ts';

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

/** Whether the caller has a part in a project; where nobody was named to handle it, whoever may do what he is about to. */
export async function hasPart(ctx: Ctx, projectId: string): Promise<boolean> {
  const people = await projectPeople(ctx, projectId);
  return people[handler] === undefined || Object.values(people).flat().includes(ctx.user.userId);
}

/**
 * The same of whoever works on it: procedures name the handler or the agency for the opening, and not who leads the project
 * or has confirmed it.
 */
export async function worksOn(ctx: Ctx, projectId: string): Promise<boolean> {
  const { [leader]: _leads, [head]: _confirms, ...working } = await projectPeople(ctx, projectId);
  return working[handler] === undefined || Object.values(working).flat().includes(ctx.user.userId);
}

/** Project roles 项目负责人, 采购经办人 and 采购负责人. */
const [leader, handler, head] = [0, 5, 6] as const;

interface Assumed {
  readonly handlerId: string | null;
  readonly confirmerId: string | null;
}

/** The same of members who are about to be named: with those whom the project itself says where nobody is. */
export function withAssumed(
  members: readonly PersonOfProject[],
  { handlerId, confirmerId }: Assumed,
): readonly PersonOfProject[] {
  const assumed = [
    { role: 5, userId: handlerId },
    { role: 6, userId: confirmerId },
  ];
  return [
    ...members,
    ...assumed.flatMap(({ role, userId }) =>
      userId && !members.some((one) => one.role === role) ? [{ role, userId }] : [],
    ),
  ];
}

/** Who confirmed a project is its head (6) unless another is named: not somebody who handles it. */
export async function demandPeopleApart(ctx: Ctx, projectId: string): Promise<void> {
  await demandApart(ctx, await partsOf(ctx, projectId));
}

/** Somebody who takes over a part: at work, and in none that has to be another's. */
export async function demandForPart(ctx: Ctx, projectId: string, person: PersonOfProject): Promise<void> {
  await demandPeopleInUse(ctx, [person.userId], 'tendering.memberUnknown');
  await demandApart(ctx, [...(await partsOf(ctx, projectId)), person]);
}

async function partsOf(ctx: Ctx, projectId: string): Promise<PersonOfProject[]> {
  const people = Object.entries(await projectPeople(ctx, projectId));
  return people.flatMap(([role, ids]) => ids.map((userId) => ({ role: Number(role), userId })));
}
