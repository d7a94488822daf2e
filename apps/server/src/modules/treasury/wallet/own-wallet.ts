import {
  fenToYuan,
  payout,
  sumYuan,
  yuanLess,
  type EndpointInput,
  type EndpointOutput,
  type myMoney,
  type outRecord,
  type PayoutRow,
  type Wallet,
  type WalletMovement,
  type walletMovements,
} from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { projectionOf, toWireRow } from '../../../platform/rows/index.ts';
import { defaultAccountOf } from './payee-account.ts';

type Asked = EndpointInput<typeof myMoney>;

/** One wallet, with whose it is there. */
export interface OwnWallet extends Wallet {
  /** `null`: the supplier's who asks. */
  readonly expertId: string | null;
}

/** Of one unit, or of all; a supplier who names himself means all. */
function unitMeant({ tenantId: me, user }: Ctx, tenantId: string | undefined): string | null {
  return tenantId === undefined || (user.tenantKind === 'supplier' && tenantId === me) ? null : tenantId;
}

function isMeant(ctx: Ctx, tenantId: string | undefined): (row: { readonly tenantId: string }) => boolean {
  const unit = unitMeant(ctx, tenantId);
  return (row) => unit === null || row.tenantId === unit;
}

/** The wallets of whoever asks. What they hold is the sum of their entries, counted anew each time. */
export async function walletsOf(ctx: Ctx, { tenantId }: Asked): Promise<OwnWallet[]> {
  const rows = await ctx.db.query<{
    tenantId: string;
    tenantName: string;
    expertId: string | null;
    held: string;
    asked: string;
  }>(
    `select w.tenant_id as "tenantId", w.tenant_name as "tenantName", w.expert_id::text as "expertId",
       w.balance::text as held, w.frozen::text as asked from own_wallets($1) w`,
    [ctx.user.userId],
  );
  return rows.filter(isMeant(ctx, tenantId)).map(({ held, asked, ...row }) => {
    const [balance, frozen] = [fenToYuan(held), fenToYuan(asked)];
    return { ...row, balance, frozen, available: yuanLess(balance, frozen) };
  });
}

/** What the caller's wallets hold, and where it would be paid to. */
export async function readMyMoney(ctx: Ctx, input: Asked): Promise<EndpointOutput<typeof myMoney>> {
  const wallets = await walletsOf(ctx, input);
  const sum = (name: 'balance' | 'frozen' | 'available') => sumYuan(wallets.map((one) => one[name]));
  const account = await defaultAccountOf(ctx);
  return {
    balance: sum('balance'),
    frozen: sum('frozen'),
    available: sum('available'),
    wallets: wallets.map(({ expertId: _expert, ...wallet }) => wallet),
    payeeBank: account?.bank ?? null,
    payeeAccount: account?.account ?? null,
  };
}

/** What came into the caller's wallets and went out of them. */
export async function listMovements(
  ctx: Ctx,
  { tenantId }: EndpointInput<typeof walletMovements>,
): Promise<WalletMovement[]> {
  const rows = await ctx.db.query<
    Omit<WalletMovement, 'inMoney' | 'outMoney'> & { debit: string; credit: string } & Record<string, unknown>
  >(
    `select m.id::text, m.tenant_id as "tenantId", m.tenant_name as "tenantName", m.create_time as "createTime",
       m.operation, m.cause_no as "causeNo", m.cause_name as "causeName", m.reason, m.debit::text, m.credit::text
     from own_wallet_movements($1) m`,
    [ctx.user.userId],
  );
  return rows
    .filter(isMeant(ctx, tenantId))
    .map(({ debit, credit, ...row }) => ({ ...row, inMoney: fenToYuan(credit), outMoney: fenToYuan(debit) }));
}

const mostPayouts = 200;

/** What the caller has applied for: of a supplier by the policy of the party, of an expert by his account. */
export async function listOwnPayouts(ctx: Ctx, { tenantId }: EndpointInput<typeof outRecord>): Promise<PayoutRow[]> {
  const projection = projectionOf(payout, 'detail');
  const asked = ctx.db.query<Record<string, unknown>>(
    `select ${projection.select}, coalesce(w.tenant_name, '') as "tenantName" from payout t
     left join own_wallets($2) w on w.tenant_id = t.tenant_id and w.expert_id is not distinct from t.expert_id
     where (t.supplier_tenant_id = $1 or (t.tenant_id = $1 and t.expert_id in (select e.id from expert e
         where e.tenant_id = $1 and e.user_id = $2 and e.is_deleted = 0))) and t.is_deleted = 0
       and ($3::text is null or t.tenant_id = $3)
     order by t.id desc limit ${mostPayouts + 1}`,
    [ctx.tenantId, ctx.user.userId, unitMeant(ctx, tenantId)],
  );
  const rows = await cutAt(ctx, asked, mostPayouts);
  // The select list is made from the definition that the type is made from.
  return rows.map((row) => ({ ...toWireRow(row, projection) }) as unknown as PayoutRow);
}
