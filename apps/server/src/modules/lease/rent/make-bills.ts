import {
  missingBills,
  monthEnd,
  sumOfLines,
  yuanToFen,
  type DraftBill,
  type EndpointInput,
  type EndpointOutput,
  type previewBills as previewEndpoint,
  type runBills as endpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { contractColumns, termsOf, type StoredContract } from '../contract/find-contract.ts';
import { nextNumbers } from '../../../platform/rows/index.ts';
import { billNos } from '../parts.ts';

/** A contract with the last day that its bills cover. */
export interface BilledContract extends StoredContract {
  readonly billedUntil: string | null;
  readonly roomName?: string | null;
  readonly userName?: string | null;
}

/** Contracts under which somebody lives; one that is being settled gets its last bill there. */
const billedStates = [40, 50, 60, 70];

const billable = `
  select ${contractColumns}, m.mansion_name || ' ' || r.room_no as "roomName",
    coalesce(nullif(u.real_name, ''), u.nick_name, t.party_b) as "userName",
    (select max(b.period_end) from room_rent b where b.tenant_id = t.tenant_id and b.contract_id = t.id
       and b.is_deleted = 0 and b.status <> 5) as "billedUntil"
  from room_contract t
  join room r on r.tenant_id = t.tenant_id and r.id = t.room_id
  join mansion m on m.tenant_id = r.tenant_id and m.id = r.mansion_id
  left join user_account u on u.tenant_id = t.tenant_id and u.id = t.user_id
  where t.tenant_id = $1 and t.is_deleted = 0 and t.status = any($2::smallint[]) and t.start_date <= $3::date
    and ($4::bigint is null or t.id = $4::bigint)
  order by t.contract_no`;

export function findBillable(ctx: Ctx, period: string, contractId?: string): Promise<BilledContract[]> {
  return ctx.db.query<BilledContract>(billable, [
    ctx.tenantId,
    billedStates,
    monthEnd(`${period}-01`),
    contractId ?? null,
  ]);
}

/** What a run for the month would make, in the order of the contracts; earlier months that were left out are in it. */
export async function previewBills(
  ctx: Ctx,
  { period }: EndpointInput<typeof previewEndpoint>,
): Promise<EndpointOutput<typeof previewEndpoint>> {
  const contracts = await findBillable(ctx, period);
  const bills = contracts.flatMap((contract) => draftsOf(contract, period));
  return { bills, total: sumOfLines(bills) };
}

function draftsOf(contract: BilledContract, period: string): DraftBill[] {
  return missingBills(termsOf(contract), period, contract.billedUntil).map((bill) => ({
    ...bill,
    contractId: contract.id,
    contractNo: contract.contractNo,
    roomName: contract.roomName ?? null,
    userName: contract.userName ?? null,
  }));
}

/** Makes the bills of a month; what exists is left alone, so that a second run makes nothing. */
export async function runBills(
  ctx: Ctx,
  { period }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const made = await makeBills(ctx, await findBillable(ctx, period), period);
  const payload = { period, ...made };
  if (made.count > 0) await recordEvidence(ctx, { stream: 'admin', action: 'roomRent.run', subject: '0', payload });
  return made;
}

export interface Made {
  readonly count: number;
  readonly total: string;
}

export async function makeBills(ctx: Ctx, contracts: readonly BilledContract[], period: string): Promise<Made> {
  const bills = contracts.flatMap((contract) =>
    missingBills(termsOf(contract), period, contract.billedUntil).map((bill) => ({ ...bill, contract })),
  );
  const count = await insertBills(ctx, bills);
  return { count, total: sumOfLines(bills) };
}

export interface NewBill {
  readonly contract: Pick<StoredContract, 'id' | 'roomId' | 'userId'>;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly dueDate: string;
  readonly days: number;
  readonly amount: string;
  /** Paid at once, by this method: the last bill of a settlement. */
  readonly paidBy?: number;
}

/** One statement for all; of a period that has its bill already none is made. */
export async function insertBills(ctx: Ctx, bills: readonly NewBill[]): Promise<number> {
  if (bills.length === 0) return 0;
  const numbers = await nextNumbers(ctx, billNos, bills.length);
  const rows = bills.map(({ contract, amount, paidBy, ...bill }, index) => ({
    ...bill,
    id: nextId(),
    billNo: numbers[index],
    contractId: contract.id,
    roomId: contract.roomId,
    userId: contract.userId,
    amount: yuanToFen(amount),
    method: paidBy ?? null,
  }));
  const made = await ctx.db.query(
    `insert into room_rent (tenant_id, id, bill_no, contract_id, room_id, user_id, period_start, period_end, days,
       due_date, amount, receivable, paid, paid_date, payment_method, status, create_user, create_dept, create_time,
       update_user, update_time)
     select $1, x.id, x."billNo", x."contractId", x."roomId", x."userId", x."periodStart", x."periodEnd", x.days,
       x."dueDate", x.amount, x.amount, case when x.method is null then 0 else x.amount end,
       case when x.method is null then null else $5::date end, x.method,
       case when x.method is null then 0 else 2 end, $3, $4, $6, $3, $6
     from jsonb_to_recordset($2::jsonb) x(id bigint, "billNo" text, "contractId" bigint, "roomId" bigint,
       "userId" bigint, "periodStart" date, "periodEnd" date, days int, "dueDate" date, amount bigint, method smallint)
     on conflict do nothing returning id`,
    [ctx.tenantId, JSON.stringify(rows), ctx.user.userId, ctx.user.deptIds[0] ?? null, ctx.now.slice(0, 10), ctx.now],
  );
  return made.length;
}
