import {
  contractAcceptanceLifecycle,
  contractLine,
  isWhole,
  countingOf,
  type contract,
  type payCondition,
  type Row,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { foundOf } from '../accept/acceptance-queries.ts';
import { partsOf } from '../list/read-contracts.ts';

/** When something that terms wait for began to be there, and when all of it was: from then on the days count. */
export interface MetCondition {
  readonly begun: string | null;
  readonly whole: string | null;
}

const at = (time: string | null): MetCondition => ({ begun: time, whole: time });
const open = at(null);

/** Which conditions of a contract are met; while it is not signed none is. */
export async function conditionsOf(
  ctx: Ctx,
  row: Row<typeof contract>,
): Promise<Readonly<Record<keyof typeof payCondition.code, MetCondition>>> {
  const { signTime, warrantyEnd } = row;
  if (signTime === null) return { signing: open, delivery: open, acceptance: open, warranty: open };
  const warranty = at(warrantyEnd === null ? null : `${warrantyEnd} 00:00:00`);
  return { signing: at(signTime), ...(await acceptedAt(ctx, row)), warranty };
}

/** What has come, and what was accepted: a part lets a term fall due, the whole lets its days run. */
async function acceptedAt(ctx: Ctx, row: Row<typeof contract>) {
  const passed = await ctx.db.query<{ acceptType: number; time: string | null }>(
    `select accept_type as "acceptType", conclude_time as time from contract_acceptance
     where tenant_id = $1 and contract_id = $2 and is_deleted = 0
       and accept_status in ${contractAcceptanceLifecycle.sql('passed')} order by conclude_time, id`,
    [ctx.tenantId, row.id],
  );
  if (passed.length === 0) return { delivery: open, acceptance: open };
  const [lines, found] = [await partsOf(ctx, contractLine, row), await foundOf(ctx, row)];
  const accepted = passed.filter(({ acceptType }) => countingOf(acceptType) === 'acceptance');
  const isAll = isWhole(lines, found, 'acceptance');
  const acceptance = { begun: accepted[0]?.time ?? null, whole: isAll ? (accepted.at(-1)?.time ?? null) : null };
  const hasCome = isWhole(lines, found, 'arrival');
  const arrived = passed.filter(({ acceptType }) => countingOf(acceptType) === 'arrival');
  const whole = hasCome ? (arrived.at(-1)?.time ?? null) : acceptance.whole;
  return { delivery: { begun: passed[0]?.time ?? null, whole }, acceptance };
}
