import { expert, isCardNo } from '@zhaocai/model';
import type { Values, WriteHooks } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockRow, visibleConditions, type Reach, type ScopeHook } from '../../../platform/rows/index.ts';
import { expertItemNames } from '../library/item-names.ts';

const whole = { entity: expert, by: 'expertId' } as const;

/** Records go with their expert, in whose scope they are. */
export const ofSeenExpert: ScopeHook = (ctx, parameters) =>
  `t.expert_id in (select t.id from expert t where ${visibleConditions(expert, ctx, { parameters }).join(' and ')})`;

/**
 * The rules of what is kept of an expert: he is there for whoever writes it, `visible` for people of the library, `tenant`
 * where he writes it himself.
 */
export function recordHooks(reach: Reach) {
  const hold = (ctx: Ctx, { expertId }: Values) => lockRow(ctx, expert, { id: String(expertId), reach });
  const scope = reach === 'visible' ? { scope: ofSeenExpert } : {};
  const of = (complete: (ctx: Ctx, values: Values) => Promise<Values> | Values): WriteHooks => ({
    ...scope,
    whole,
    beforeSave: async (ctx, values) => {
      await hold(ctx, values);
      return complete(ctx, values);
    },
  });
  return {
    title: of(() => ({})),
    eduwork: of((_ctx, values) => {
      if (values.toDay && String(values.toDay) < String(values.fromDay)) refuse('expert.daysOrder');
      return {};
    }),
    ca: of((_ctx, values) => {
      if (String(values.notAfter) < String(values.notBefore)) refuse('expert.daysOrder');
      return { certSn: String(values.certSn).toUpperCase() };
    }),
    judgeinfo: of(completeJudgeinfo),
    bank: {
      ...scope,
      whole,
      beforeSave: async (ctx, values, existing) =>
        completeBank(ctx, { values, existing, holder: (await hold(ctx, values)).name }),
      beforeRemove: handOnDefault,
    } satisfies WriteHooks,
  };
}

async function completeJudgeinfo(ctx: Ctx, values: Values): Promise<Values> {
  const code = String(values.itemCode).trim();
  const known = await expertItemNames(ctx, { codes: [code], isUsedOnly: true });
  if (!known.has(code)) refuse('expert.unknownItem', { code });
  return { itemCode: code };
}

interface Account {
  readonly values: Values;
  readonly existing: Values | undefined;
  readonly holder: string;
}

/** The holder is the expert himself; the first account is the default one, and a new default takes its place. */
async function completeBank(ctx: Ctx, { values, existing, holder }: Account): Promise<Values> {
  const cardNo = String(values.cardNo).replaceAll(' ', '');
  if (!isCardNo(cardNo)) refuse('expert.badCardNo');
  const others = await otherAccounts(ctx, values, existing);
  const isWanted = values.isDefault === true || values.isDefault === 1;
  if (existing?.isDefault === true && !isWanted && others.length > 0) refuse('expert.defaultStays');
  const isDefault = isWanted || !others.some((one) => one.isDefault);
  if (isDefault) await clearDefaults(ctx, values, existing);
  return { cardNo, holder, isDefault };
}

function otherAccounts(
  ctx: Ctx,
  { expertId }: Values,
  existing?: Values,
): Promise<{ id: string; isDefault: boolean }[]> {
  return ctx.db.query(
    `select id::text, is_default as "isDefault" from expert_bank
     where tenant_id = $1 and expert_id = $2 and is_deleted = 0 and ($3::bigint is null or id <> $3) order by id`,
    [ctx.tenantId, expertId, existing?.id ?? null],
  );
}

async function clearDefaults(ctx: Ctx, { expertId }: Values, existing?: Values): Promise<void> {
  await ctx.db.query(
    `update expert_bank set is_default = false, update_user = $4, update_time = $5, version = version + 1
     where tenant_id = $1 and expert_id = $2 and is_default and is_deleted = 0 and ($3::bigint is null or id <> $3)`,
    [ctx.tenantId, expertId, existing?.id ?? null, ctx.user.userId, ctx.now],
  );
}

/** Where the default goes the oldest that is left takes its place. */
async function handOnDefault(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await ctx.db.query(`update expert_bank set is_default = false where tenant_id = $1 and id = any($2::bigint[])`, [
    ctx.tenantId,
    ids,
  ]);
  await ctx.db.query(
    `update expert_bank b set is_default = true, update_user = $3, update_time = $4, version = version + 1
     from (select distinct on (expert_id) id from expert_bank
       where tenant_id = $1 and is_deleted = 0 and id <> all($2::bigint[]) and expert_id in (
         select expert_id from expert_bank where tenant_id = $1 and id = any($2::bigint[]))
       order by expert_id, is_default desc, id) next
     where b.tenant_id = $1 and b.id = next.id and not b.is_default`,
    [ctx.tenantId, ids, ctx.user.userId, ctx.now],
  );
}
