import { deposit, type MessageCode, type Saved } from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { noteLocks } from '../../../platform/rows/index.ts';

interface OwnAct {
  /** As it was found. */
  readonly own: OwnDeposit;
  /** That the caller has seen. */
  readonly version: number;
  readonly act: 'save' | 'handIn' | 'remove' | 'consent' | 'appeal';
  /** By column. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Said where the deposit stands where this cannot be done. */
  readonly refusal: MessageCode;
}

/** A supplier's deposit as he knows it himself, by the policy of the party. */
export interface OwnDeposit {
  readonly id: string;
  /** Of the buyer, in whose rows it stands. */
  readonly tenantId: string;
  readonly projectId: string;
  readonly entryId: string;
  readonly version: number;
  readonly depositStatus: number;
  readonly payWay: number | null;
  /** In fen. */
  readonly money: string | null;
  readonly appealState: number | null;
  readonly entryStatus: number;
}

export async function findOwnDeposit(ctx: Ctx, id: string): Promise<OwnDeposit> {
  const [row] = await ctx.db.query<OwnDeposit & Record<string, unknown>>(
    `select d.id::text, d.tenant_id as "tenantId", d.project_id::text as "projectId",
       d.entry_id::text as "entryId", d.version,
       d.deposit_status as "depositStatus", d.pay_way as "payWay", d.money::text, d.appeal_state as "appealState",
       e.entry_status as "entryStatus"
     from deposit d join entry e on e.tenant_id = d.tenant_id and e.id = d.entry_id
     where d.supplier_tenant_id = $1 and d.id = $2 and d.is_deleted = 0`,
    [ctx.tenantId, id],
  );
  return row ?? notFound();
}

/** Changes the caller's own deposit by the function of the database; stale where somebody was faster. */
export async function actOnOwn(ctx: Ctx, { own, version, act, values, refusal }: OwnAct): Promise<Saved> {
  const { tenantId, id } = own;
  if (own.version !== version) refuse('platform.stale');
  noteLocks(ctx.db, deposit, [id]);
  const [row] = await ctx.db.query<{ version: number | null }>(
    'select act_on_own_deposit($1, $2, $3, $4, $5::jsonb, $6, $7, $8) as version',
    [tenantId, id, version, act, JSON.stringify(values), ctx.user.userId, nextId(), ctx.now],
  );
  const changed = row?.version ?? null;
  return changed === null ? refuse(refusal) : { id, version: changed };
}
