import { leaseLifecycle, roomLease, type LeaseRow, type Page, type PageInput } from '@zhaocai/model';
import { exportRows, readEvery, readPage } from '../../../platform/crud/index.ts';
import type { Parameters } from '../../../platform/rows/index.ts';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';

type Row = Readonly<Record<string, unknown>>;

const names = `
  select l.id::text, m.mansion_name || ' ' || r.room_no as "roomName",
    coalesce(nullif(u.real_name, ''), u.nick_name) as "applicantName", d.dept_name as "deptName"
  from room_lease l
  left join room r on r.tenant_id = l.tenant_id and r.id = l.room_id
  left join mansion m on m.tenant_id = r.tenant_id and m.id = r.mansion_id
  left join user_account u on u.tenant_id = l.tenant_id and u.id = l.applicant_id
  left join dept d on d.tenant_id = l.tenant_id and d.id = l.dept_id
  where l.tenant_id = $1 and l.id = any($2::bigint[])`;

/** What rows refer to by its name: one question for all of them. */
async function withNames(ctx: Ctx, rows: readonly Row[]): Promise<LeaseRow[]> {
  if (rows.length === 0) return [];
  const found = await ctx.db.query<Row>(names, [ctx.tenantId, rows.map(({ id }) => id)]);
  const byId = new Map(found.map((row) => [row.id, row]));
  // The fields are the entity's own, as its projection reads them; the rest is the select list above.
  return rows.map((row) => ({ ...row, ...byId.get(row.id) }) as unknown as LeaseRow);
}

/** What was submitted, and one's own drafts: nobody reads another's. */
export function ownOrSubmitted({ user }: Pick<Ctx, 'user'>, parameters: Parameters): string {
  const me = parameters.bind(user.userId);
  return `(t.status not in ${leaseLifecycle.sql('draft')} or t.create_user = ${me} or t.applicant_id = ${me})`;
}

export async function pageLeases(ctx: Ctx, input: PageInput): Promise<Page<LeaseRow>> {
  const page = await readPage(ctx, roomLease, { input, scope: ownOrSubmitted });
  return { ...page, records: await withNames(ctx, page.records) };
}

/** Everything that I applied for, or that was entered for me. */
export async function listOwnLeases(ctx: Ctx): Promise<LeaseRow[]> {
  const scope = (at: Ctx, parameters: Parameters) => `t.applicant_id = ${parameters.bind(at.user.userId)}`;
  return withNames(ctx, await readEvery(ctx, { ...roomLease, dataScoped: false }, { input: {}, scope }));
}

const text = (label: { readonly zh: string; readonly en: string }) =>
  ({ kind: 'text', label, maxLength: 200 }) as const;

/** The list as a spreadsheet: rooms, people and departments by their names. */
export function exportLeases(ctx: Ctx, input: PageInput & { exportColumns?: string }): Promise<RawAnswer> {
  const { fields } = roomLease;
  return exportRows(ctx, roomLease, {
    input,
    scope: ownOrSubmitted,
    fields: {
      ...fields,
      applicantId: text(fields.applicantId.label),
      deptId: text(fields.deptId.label),
      roomId: text(fields.roomId.label),
      createTime: { kind: 'instant', label: { zh: '申请时间', en: 'Applied' } },
    },
    finish: async (rows) =>
      (await withNames(ctx, rows)).map((row) => ({
        ...row,
        applicantId: row.applicantName,
        deptId: row.deptName,
        roomId: row.roomName,
      })),
  });
}
