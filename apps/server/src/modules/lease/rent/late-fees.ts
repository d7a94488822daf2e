import {
  compareYuan,
  daysBetween,
  lateFee,
  numberOf,
  rentLifecycle,
  roomRent,
  sumYuan,
  yuanToFen,
  type Row,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Actor } from '../../../platform/lifecycle/index.ts';
import { projectionOf, toWireRow } from '../../../platform/rows/index.ts';
import { policyOn, readPolicies, type LeasePolicy } from '../policy/policies.ts';

type Bill = Row<typeof roomRent>;

/**
 * The late fee of a bill on a day (docs/estate.md C.6): what had run up to the last payment, and since then the rate of
 * the policy in force on the due date, of the rent that is unpaid. Payments are rent first.
 */
export function lateFeeOn(
  policies: readonly LeasePolicy[],
  { amount, otherFee, paid, lateBase, lateFrom, dueDate }: Bill,
  day: string,
): string {
  const before = lateBase ?? '0.00';
  const unpaid = numberOf(amount).plus(otherFee).minus(paid);
  if (day <= dueDate || unpaid.lte(0)) return before;
  const { lateFeeRate } = policyOn(policies, dueDate);
  return sumYuan([before, lateFee(unpaid.toFixed(2), daysBetween(lateFrom ?? dueDate, day), lateFeeRate)]);
}

const projection = projectionOf(roomRent, 'detail');
// oxlint-disable-next-line house/locks-are-ordered -- the clock sees all bills of the tenant: in the order of their ids, last of the night
const overdue = `
  select ${projection.select} from room_rent t
  where t.tenant_id = $1 and t.is_deleted = 0 and t.status in ${rentLifecycle.sql('overdue')}
  order by t.id for no key update`;
const store = `
  update room_rent b set late_fee = x.fee, receivable = b.amount + b.other_fee + x.fee, update_time = $3, version = b.version + 1
  from jsonb_to_recordset($2::jsonb) x(id bigint, fee bigint) where b.tenant_id = $1 and b.id = x.id`;

/** What another night adds to the bills that are overdue. Answers how many changed. */
export async function runUpLateFees(clock: Actor, day: string): Promise<number> {
  const policies = await readPolicies(clock);
  if (policies.every(({ lateFeeRate }) => compareYuan(lateFeeRate, '0') === 0)) return 0;
  const bills = await clock.db.query<Bill & Record<string, unknown>>(overdue, [clock.tenantId]);
  const changed = bills
    .map((row) => toWireRow(row, projection))
    .map((bill) => ({ bill, fee: lateFeeOn(policies, bill, day) }))
    .filter(({ bill, fee }) => compareYuan(fee, bill.lateFee) !== 0)
    .map(({ bill: { id }, fee }) => ({ id, fee }));
  if (changed.length === 0) return 0;
  const fees = JSON.stringify(changed.map(({ id, fee }) => ({ id, fee: yuanToFen(fee) })));
  await clock.db.write(store, [clock.tenantId, fees, clock.now]);
  const payload = { day, fees: changed.map(({ id, fee }) => [id, fee]) };
  await recordEvidence(clock, { stream: 'admin', action: 'roomRent.lateFee', subject: '0', payload });
  return changed.length;
}
