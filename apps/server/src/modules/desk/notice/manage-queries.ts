import {
  isForTenants,
  managedNoticeFields,
  notice,
  type ExportInput,
  type ManagedNotice,
  type Page,
  type PageInput,
  type Row,
} from '@zhaocai/model';
import { seenEntity } from '../../../platform/access/index.ts';
import { exportRows, hiddenIn, listedFields, pageAnswer } from '../../../platform/crud/index.ts';
import { Parameters, projectionOf, visibleConditions } from '../../../platform/rows/index.ts';
import { filterConditions, orderBy } from '../../../platform/crud/filters.ts';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';

const cap = 10_000;

const beside = `u.nick_name as "authorName",
  (select count(*)::int from notice_read r where r.tenant_id = t.tenant_id and r.notice_id = t.id) as "readCount"`;

/** Where the platform lists its own, the receipts of what it announced to tenants lie in theirs. */
async function withReceipts<R extends ReceiptRow>(ctx: Ctx, rows: readonly R[]): Promise<R[]> {
  const ids = rows.filter(({ audience }) => isForTenants(audience)).map(({ id }) => id);
  if (ids.length === 0) return [...rows];
  const found = await ctx.db.query<{ id: string; readers: number }>(
    'select notice_id as id, readers from announcement_receipts($1::bigint[])',
    [ids],
  );
  const byId = new Map(found.map(({ id, readers: count }) => [id, count]));
  return rows.map((row) => (isForTenants(row.audience) ? { ...row, readCount: byId.get(String(row.id)) ?? 0 } : row));
}

interface ReceiptRow {
  readonly id?: unknown;
  readonly audience?: unknown;
}
const withAuthor = 'from notice t left join user_account u on u.tenant_id = t.tenant_id and u.id = t.create_user';

/** All notices of the tenant, drafts and withdrawn ones too, with their authors and how many have read them. */
export async function managedPage(ctx: Ctx, input: PageInput): Promise<Page<ManagedNotice & Row<typeof notice>>> {
  const { current, size } = input;
  const seen = seenEntity(ctx.user, notice);
  const parameters = new Parameters();
  const where = [...visibleConditions(notice, ctx, { parameters }), ...filterConditions(seen, input, parameters)].join(
    ' and ',
  );
  const counted = [...parameters.values];
  const [records, [count]] = await Promise.all([
    ctx.db.query<ManagedNotice & Row<typeof notice>>(
      `select ${projectionOf(seen, 'list').select}, ${beside},
         t.create_user is not distinct from ${parameters.bind(ctx.user.userId)}::bigint as "isOwn"
       ${withAuthor}
       where ${where} order by ${orderBy(seen, input)}
       limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`,
      parameters.values,
    ),
    ctx.db.query<{ total: number }>(
      `select count(*)::int as total from (select from notice t where ${where} limit ${cap + 1}) c`,
      counted,
    ),
  ]);
  const counts = { counted: count?.total ?? 0, cap, size, current };
  return { ...pageAnswer({ records: await withReceipts(ctx, records), ...counts }), ...hiddenIn(seen) };
}

/** The same rows as an .xlsx. */
export function exportNotices(ctx: Ctx, input: ExportInput): Promise<RawAnswer> {
  const fields = { ...listedFields(notice), ...managedNoticeFields };
  return exportRows(ctx, notice, { input, fields, finish: (rows) => withReaders(ctx, rows) });
}

const readers = `
  select t.id::text as id, t.audience, ${beside} ${withAuthor}
  where t.tenant_id = $1 and t.id = any($2::bigint[])`;

async function withReaders(ctx: Ctx, rows: readonly Readonly<Record<string, unknown>>[]) {
  const { db, tenantId } = ctx;
  const ids = rows.map(({ id }) => id);
  const found = await db.query<{ id: string; authorName: string; readCount: number }>(readers, [tenantId, ids]);
  const byId = new Map(found.map((one) => [one.id, one]));
  return withReceipts(
    ctx,
    rows.map((row) => ({ ...row, ...byId.get(String(row.id)) })),
  );
}
