import { addDays, addMonths, contractLifecycle, room, roomContract, roomLifecycle } from '@zhaocai/model';
import type { Logger } from 'pino';
import type { Ctx } from '../../../platform/http/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';
import { idsOfAccounts, playDemo, type Platform } from '../../../platform/module/index.ts';
import { reviewLease } from '../application/move-lease.ts';
import { saveLease } from '../application/save-lease.ts';
import { decideContract, moveContract } from '../contract/move-contract.ts';
import { addContract } from '../contract/save-contract.ts';
import { settleContract } from '../contract/settle-contract.ts';
import { askSurrender } from '../contract/surrender.ts';
import { runBills } from '../rent/make-bills.ts';
import { payRent } from '../rent/pay-rent.ts';

const { inReview, active } = contractLifecycle.code;
const tenants = ['expert1', 'expert2', 'expert3', 'expert4', 'expert5', 'expert6'];

const findRooms = `
  select r.room_no as no, r.id::text from room r join mansion m on m.tenant_id = r.tenant_id and m.id = r.mansion_id
  where r.tenant_id = $1 and m.mansion_no = 'C03' and r.is_deleted = 0 and r.room_status in ${roomLifecycle.sql('vacant')}`;

/** People and flats of the demo by their names. */
interface Cast {
  /** Who decides what the estate's keeper asks for. */
  readonly manager: Ctx;
  readonly people: ReadonlyMap<string, string>;
  readonly rooms: ReadonlyMap<string, string>;
}

/** The demo's applications, contracts and bills, made by the commands that everybody uses. What is there is left alone. */
export function seedDemoLease(platform: Platform & { readonly log: Logger }): Promise<void> {
  return playDemo(platform, { unless: roomContract, cast: ['estate', 'manager'] }, async ({ estate: ctx, manager }) => {
    const flats = await ctx.db.query<{ no: string; id: string }>(findRooms, [ctx.tenantId]);
    // Several commands of one transaction let them, one after the other.
    await lockRows(ctx, room, { ids: flats.map(({ id }) => id) });
    const cast = {
      manager,
      people: await idsOfAccounts(ctx.db, tenants),
      rooms: new Map(flats.map(({ no, id }) => [no, id])),
    };
    if (cast.people.size < tenants.length || !['101', '102', '103', '201'].every((no) => cast.rooms.has(no))) return;
    await seedApplications(ctx, cast);
    await seedArrears(ctx, cast);
    await seedExpiring(ctx, cast);
    await seedToReview(ctx, cast);
    await seedSettled(ctx, cast);
  });
}

const asked = { leaseRoomType: 1, residenceType: 1, termMonths: 12, hasOwnHouse: 0, hasSubsidy: 0, submit: 1 };

async function seedApplications(ctx: Ctx, { people, manager }: Cast): Promise<void> {
  const expectStart = `${addMonths(dayOf(ctx), 1).slice(0, 7)}-01`;
  const apply = (account: string, more: object) =>
    saveLease(ctx, { ...asked, expectStart, applicantId: people.get(account), ...more });
  await apply('expert4', { reason: '新入职教师，校外暂无住处', expectLayout: 2 });
  const approved = await apply('expert5', { residenceType: 2, coResidents: '配偶、子女', reason: '家庭随迁' });
  await reviewLease(manager, { id: approved.id, pass: 1, opinion: '符合条件，待配房' });
  const rejected = await apply('expert6', { leaseRoomType: 2, termMonths: 6, reason: '短期访学' });
  await reviewLease(manager, { id: rejected.id, pass: 0, opinion: '请补充访学证明' });
}

const flat = {
  leaseRoomType: 1,
  rentArea: '45',
  unitPrice: '15',
  rate: '100',
  deposit: '675.00',
  paymentMethod: 1,
  payCycle: 1,
  payDay: 10,
};

/** Three months in, and the last bill is not paid. */
async function seedArrears(ctx: Ctx, { people, rooms, manager }: Cast): Promise<void> {
  const startDate = addMonths(dayOf(ctx), -3);
  const endDate = addDays(addMonths(startDate, 5), -1);
  const id = await running([ctx, manager], startDate, {
    ...flat,
    roomId: rooms.get('101'),
    userId: people.get('expert1'),
    startDate,
    endDate,
  });
  await payAll(ctx, id, 1);
}

/** Everything paid, and the end near. */
async function seedExpiring(ctx: Ctx, { people, rooms, manager }: Cast): Promise<void> {
  const endDate = addDays(dayOf(ctx), 18);
  const startDate = addDays(addMonths(endDate, -5), 1);
  const id = await running([ctx, manager], startDate, {
    ...flat,
    roomId: rooms.get('102'),
    userId: people.get('expert2'),
    startDate,
    endDate,
    rate: '60',
  });
  await payAll(ctx, id, 0);
}

async function seedToReview(ctx: Ctx, { people, rooms }: Cast): Promise<void> {
  const startDate = `${addMonths(dayOf(ctx), 1).slice(0, 7)}-01`;
  const endDate = addDays(addMonths(startDate, 36), -1);
  const terms = { ...flat, rate: null, rateMode: 2, payCycle: 3, startDate, endDate };
  const { id } = await addContract(ctx, { ...terms, roomId: rooms.get('201'), userId: people.get('expert3') });
  await moveContract(ctx, { id, status: inReview });
}

/** A shop that was given back and settled. */
async function seedSettled(ctx: Ctx, { rooms, manager }: Cast): Promise<void> {
  const startDate = addMonths(dayOf(ctx), -4);
  const endDate = addDays(addMonths(startDate, 5), -1);
  const surrenderDate = addDays(dayOf(ctx), -20);
  const id = await running([ctx, manager], startDate, {
    ...flat,
    leaseRoomType: 5,
    roomId: rooms.get('103'),
    partyB: '杭州文汇便利店有限公司',
    partyBContact: '0571-88001234',
    startDate,
    endDate,
    rentArea: '78',
    unitPrice: '60',
    deposit: '9360.00',
    paymentMethod: 3,
  });
  const then = at(ctx, surrenderDate);
  await payAll(then, id, 1);
  await askSurrender(then, { id, surrenderDate, reason: '门店调整' });
  await decideContract(at(manager, surrenderDate), { id, agree: 1, opinion: '同意' });
  const readings = { waterEnd: '18', elecEnd: '326' };
  await settleContract(then, { id, ...readings, utility: '126.40', damage: '0', received: '0', surrenderDate });
}

/** Made by the first of them and agreed to by the second, on the day when it begins. */
async function running([maker, other]: readonly [Ctx, Ctx], startDate: string, values: object): Promise<string> {
  const ctx = at(maker, startDate);
  const { id } = await addContract(ctx, { ...values });
  await moveContract(ctx, { id, status: inReview });
  await decideContract(at(other, startDate), { id, agree: 1, opinion: '同意签约' });
  await moveContract(ctx, { id, status: active, depositPaid: 1, waterStart: '0', elecStart: '0' });
  return id;
}

/** Makes the bills until now and pays them when they are due, but the last ones. */
async function payAll(ctx: Ctx, contractId: string, unpaid: number): Promise<void> {
  await runBills(ctx, { period: dayOf(ctx).slice(0, 7) });
  const bills = await ctx.db.query<{ id: string; due: string; amount: string }>(
    `select id::text, due_date as due, (receivable / 100.0)::numeric(18,2)::text as amount from room_rent
     where tenant_id = $1 and contract_id = $2 order by period_start`,
    [ctx.tenantId, contractId],
  );
  for (const { id, due, amount } of bills.slice(0, bills.length - unpaid))
    await payRent(ctx, { billId: id, paid: amount, method: 1, date: due < dayOf(ctx) ? due : dayOf(ctx) });
}

function dayOf({ now }: Ctx): string {
  return now.slice(0, 10);
}

function at(ctx: Ctx, day: string): Ctx {
  return { ...ctx, now: `${day} 09:30:00` };
}
