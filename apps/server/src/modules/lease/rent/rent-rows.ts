import {
  daysBetween,
  fenToYuan,
  isBillOpen,
  monthEnd,
  roomRent,
  yuanToFen,
  type Fields,
  type Page,
  type PageInput,
  type RentRow,
} from '@zhaocai/model';
import { exportRows, readEvery, readPage } from '../../../platform/crud/index.ts';
import { refuse, type Ctx, type RawAnswer } from '../../../platform/http/index.ts';
import { todayOf } from '../parts.ts';

type Row = Readonly<Record<string, unknown>>;

const names = `
  select b.id::text, c.contract_no as "contractName", m.mansion_name || ' ' || r.room_no as "roomName",
    coalesce(nullif(u.real_name, ''), u.nick_name, c.party_b) as "userName"
  from room_rent b
  left join room_contract c on c.tenant_id = b.tenant_id and c.id = b.contract_id
  left join room r on r.tenant_id = b.tenant_id and r.id = b.room_id
  left join mansion m on m.tenant_id = r.tenant_id and m.id = r.mansion_id
  left join user_account u on u.tenant_id = b.tenant_id and u.id = b.user_id
  where b.tenant_id = $1 and b.id = any($2::bigint[])`;

/** Names, and what is still to be paid: one question for all rows. */
export async function withBillFacts(ctx: Ctx, rows: readonly Row[]): Promise<RentRow[]> {
  if (rows.length === 0) return [];
  const today = todayOf(ctx);
  const found = await ctx.db.query<Row>(names, [ctx.tenantId, rows.map(({ id }) => id)]);
  const byId = new Map(found.map((row) => [row.id, row]));
  return rows.map((row) => {
    const isOpen = isBillOpen(row['status']);
    // The fields are the entity's own, as its projection reads them; the rest is the select list above.
    return {
      ...row,
      ...byId.get(row['id']),
      unpaid: isOpen ? unpaidOf(row) : '0.00',
      overdueDays: isOpen && row['dueDate'] !== undefined ? Math.max(0, daysBetween(String(row['dueDate']), today)) : 0,
    } as unknown as RentRow;
  });
}

/** Of a reader who does not see both, nobody calculates what one is without the other. */
function unpaidOf({ receivable, paid }: Row): string | undefined {
  if (receivable === undefined || paid === undefined) return undefined;
  return fenToYuan(String(BigInt(yuanToFen(String(receivable))) - BigInt(yuanToFen(String(paid)))));
}

export async function pageRents(ctx: Ctx, input: PageInput): Promise<Page<RentRow>> {
  const page = await readPage(ctx, roomRent, { input: withoutPeriod(input) });
  return { ...page, records: await withBillFacts(ctx, page.records) };
}

/** The bills of a contract, of a person or of a month: all of them. */
export async function listRents(ctx: Ctx, input: Row): Promise<RentRow[]> {
  return withBillFacts(
    ctx,
    await readEvery(ctx, roomRent, { input: withoutPeriod({ ...input, current: 1, size: 1 }) }),
  );
}

/** Of a contract that the caller may see, all bills, the oldest first. */
export async function billsOfContract(ctx: Ctx, contractId: string): Promise<RentRow[]> {
  const input = { contractId, ascs: 'periodStart' };
  return withBillFacts(ctx, await readEvery(ctx, { ...roomRent, dataScoped: false }, { input }));
}

/** `period` asks for the bills that touch a month. */
function withoutPeriod({ period, ...input }: PageInput): PageInput {
  if (period === undefined || period === null || period === '') return input;
  const month = String(period);
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) refuse('platform.badFormat', { field: 'period' });
  return { ...input, periodStart_datele: monthEnd(`${month}-01`), periodEnd_datege: `${month}-01` };
}

const text = (label: { readonly zh: string; readonly en: string }) =>
  ({ kind: 'text', label, maxLength: 200 }) as const;

const { fields } = roomRent;
const spreadsheet: Fields = {
  ...fields,
  contractId: text(fields.contractId.label),
  roomId: text(fields.roomId.label),
  userId: text(fields.userId.label),
  unpaid: { kind: 'money', label: { zh: '未缴', en: 'Unpaid' } },
  overdueDays: { kind: 'integer', label: { zh: '逾期天数', en: 'Days overdue' } },
  createTime: { kind: 'instant', label: { zh: '创建时间', en: 'Created' } },
};

export function exportRents(ctx: Ctx, input: PageInput & { exportColumns?: string }): Promise<RawAnswer> {
  const { exportColumns, ...asked } = input;
  return exportRows(ctx, roomRent, {
    input: { ...withoutPeriod(asked), ...(exportColumns !== undefined && { exportColumns }) },
    fields: spreadsheet,
    finish: async (rows) =>
      (await withBillFacts(ctx, rows)).map((row) => ({
        ...row,
        contractId: row.contractName,
        roomId: row.roomName,
        userId: row.userName,
      })),
  });
}
