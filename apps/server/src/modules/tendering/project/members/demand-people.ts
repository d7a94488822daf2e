import { areApart, memberPermissions, userStatus } from '@zhaocai/model';
import { notFound, refuse, Refusal, type Ctx } from '../../../../platform/http/index.ts';

/** Naming people for a project is the handler's, and the head of procurement's. */
export function demandMayName({ user }: Ctx): void {
  if (!memberPermissions.some((code) => user.permissions.has(code))) throw new Refusal('platform.forbidden', {}, 403);
}

const countPeople = `
  select count(*)::int as known, count(*) filter (where status in ${userStatus.sql('enabled')})::int as active
  from user_account where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0`;

/** People of the own unit, each of them enabled; `ids` without twins. */
export async function demandPeopleInUse(
  ctx: Ctx,
  ids: readonly string[],
  disabled: 'tendering.memberUnknown' | 'tendering.holderUnknown',
): Promise<void> {
  const [people] = await ctx.db.query<{ known: number; active: number }>(countPeople, [ctx.tenantId, ids]);
  if (people?.known !== ids.length) notFound();
  if (people?.active !== ids.length) refuse(disabled);
}

/** Somebody in a part of a project. */
export interface PersonOfProject {
  readonly role: number;
  readonly userId: string;
}

/** Who handles the procurement neither reviews nor accepts it (Government Procurement Law, article 61). */
export async function demandApart(ctx: Ctx, people: readonly PersonOfProject[]): Promise<void> {
  const both = people.find(({ role, userId }) =>
    people.some((other) => other.userId === userId && areApart(role, other.role)),
  );
  if (!both) return;
  const [person] = await ctx.db.query<{ name: string }>(
    `select coalesce(nullif(real_name, ''), nullif(nick_name, ''), account) as name from user_account
     where tenant_id = $1 and id = $2`,
    [ctx.tenantId, both.userId],
  );
  refuse('tendering.samePerson', { name: person?.name ?? '' });
}
