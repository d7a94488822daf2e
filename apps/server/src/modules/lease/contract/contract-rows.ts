import {
  actionsAllowed,
  contractLifecycle,
  contractsToReviewSql,
  daysBetween,
  fenToYuan,
  isContractRunning,
  openBillsSql,
  roomContract,
  runningContractsSql,
  type ContractFacts,
  type ContractRow,
  type Fields,
  type Page,
  type PageInput,
} from '@zhaocai/model';
import { exportRows, readPage } from '../../../platform/crud/index.ts';
import type { ScopeHook } from '../../../platform/rows/index.ts';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';
import { todayOf } from '../parts.ts';

type Row = Readonly<Record<string, unknown>>;

const facts = `
  select c.id::text, m.mansion_name || ' ' || r.room_no as "roomName", l.lease_no as "leaseName",
    coalesce(nullif(u.real_name, ''), u.nick_name, c.party_b) as "userName",
    b.arrears::text as "arrears", b.count::int as "arrearsCount"
  from room_contract c
  left join room r on r.tenant_id = c.tenant_id and r.id = c.room_id
  left join mansion m on m.tenant_id = r.tenant_id and m.id = r.mansion_id
  left join user_account u on u.tenant_id = c.tenant_id and u.id = c.user_id
  left join room_lease l on l.tenant_id = c.tenant_id and l.id = c.lease_id
  left join lateral (
    select coalesce(sum(receivable - paid), 0) as arrears, count(*) as count from room_rent n
    where n.tenant_id = c.tenant_id and n.contract_id = c.id and n.is_deleted = 0 and n.status in ${openBillsSql}
      and n.due_date < $3::date) b on true
  where c.tenant_id = $1 and c.id = any($2::bigint[])`;

type Found = Pick<ContractFacts, 'roomName' | 'leaseName' | 'userName' | 'arrears' | 'arrearsCount'> & {
  readonly id: string;
};

/** Names, days that are left, what is overdue and what the reader may do: one question for all rows. */
export async function withFacts(ctx: Ctx, rows: readonly Row[]): Promise<ContractRow[]> {
  if (rows.length === 0) return [];
  const today = todayOf(ctx);
  const found = await ctx.db.query<Found>(facts, [ctx.tenantId, rows.map(({ id }) => id), today]);
  const byId = new Map(found.map((row) => [row.id, row]));
  return rows.map((row) => {
    const status = Number(row['status']);
    const known = byId.get(String(row['id']));
    // The fields are the entity's own, as its projection reads them; the rest is the select list above.
    return {
      ...row,
      ...known,
      arrears: fenToYuan(known?.arrears ?? '0'),
      daysLeft: isContractRunning(status) ? daysBetween(today, String(row['endDate'])) : null,
      actions: actionsAllowed(contractLifecycle, status, (code) => ctx.user.permissions.has(code)),
    } as unknown as ContractRow;
  });
}

export async function pageContracts(ctx: Ctx, input: PageInput, scope?: ScopeHook): Promise<Page<ContractRow>> {
  const page = await readPage(ctx, roomContract, { input, scope });
  return { ...page, records: await withFacts(ctx, page.records) };
}

export function pageRunning(ctx: Ctx, input: PageInput): Promise<Page<ContractRow>> {
  return pageContracts(ctx, input, () => `t.status in ${runningContractsSql}`);
}

export function pageToReview(ctx: Ctx, input: PageInput): Promise<Page<ContractRow>> {
  return pageContracts(ctx, input, () => `t.status in ${contractsToReviewSql}`);
}

/** What the caller decided on himself. */
export function pageReviewed(ctx: Ctx, input: PageInput): Promise<Page<ContractRow>> {
  return pageContracts(ctx, input, ({ user }, parameters) => `t.reviewer_id = ${parameters.bind(user.userId)}`);
}

const text = (label: { readonly zh: string; readonly en: string }) =>
  ({ kind: 'text', label, maxLength: 200 }) as const;

const { fields } = roomContract;
const spreadsheet: Fields = {
  ...fields,
  leaseId: text(fields.leaseId.label),
  roomId: text(fields.roomId.label),
  userId: text(fields.userId.label),
  daysLeft: { kind: 'integer', label: { zh: '剩余天数', en: 'Days left' } },
  arrears: { kind: 'money', label: { zh: '欠费', en: 'Arrears' } },
  createTime: { kind: 'instant', label: { zh: '创建时间', en: 'Created' } },
};

/** The list as a spreadsheet, with the days that are left and what is overdue. */
export function exportContracts(ctx: Ctx, input: PageInput & { exportColumns?: string }): Promise<RawAnswer> {
  return exportRows(ctx, roomContract, {
    input,
    fields: spreadsheet,
    finish: async (rows) =>
      (await withFacts(ctx, rows)).map((row) => ({
        ...row,
        leaseId: row.leaseName,
        roomId: row.roomName,
        userId: row.userName,
      })),
  });
}
