import {
  compareYuan,
  demand,
  demandAnswer,
  researchLifecycle,
  type ResearchAnswerInput,
  type EndpointInput,
  type ResearchRow,
  type Saved,
  type withdrawAnswer as withdrawEndpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { FileAccess, Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandValid, insertRow, isSeen, writableValues, type Values } from '../../../platform/rows/index.ts';
import { findPublished } from './research-queries.ts';

/** Business type of the files that suppliers hand in with an answer. */
export const answerBusiness = 'demandAnswer';

/** The buyer's people who see the demand that was asked about, and the supplier whose answer it is. */
export const answerFileAccess: FileAccess = {
  async mayRead(ctx, { fileId }) {
    const [row] = await ctx.db.query<{ tenantId: string; demandId: string }>(
      `select a.tenant_id as "tenantId", r.demand_id::text as "demandId" from demand_answer a
       join demand_research r on r.tenant_id = a.tenant_id and r.id = a.research_id
       where (a.tenant_id = $1 or a.supplier_tenant_id = $1) and a.files @> $2::jsonb limit 1`,
      [ctx.tenantId, JSON.stringify([{ fileId }])],
    );
    if (!row) return false;
    if (row.tenantId !== ctx.tenantId) return ctx.user.permissions.has('researchNeeds_view');
    return ctx.user.permissions.has('demandManage_view') && isSeen(ctx, demand, row.demandId);
  },
};

/** A supplier says what he has to offer; a further answer takes the place of the former, which is kept. */
export async function saveAnswer(files: Files, ctx: Ctx, input: ResearchAnswerInput): Promise<Saved> {
  const research = await openResearch(ctx, { id: input.researchId, tenantId: input.tenantId });
  demandValid(demandAnswer, { ...input }, ctx);
  if (compareYuan(input.priceLow, input.priceHigh) > 0) refuse('demand.priceOrder');
  const last = await lastVersion(ctx, research);
  const values = { ...writableValues(demandAnswer, input), isWithdrawn: false };
  const saved = await store(ctx, research, { values, versionNo: (last?.versionNo ?? 0) + 1 });
  const before = new Set(last?.fileIds);
  const fileIds = (input.files ?? []).map(({ fileId }) => fileId).filter((fileId) => !before.has(fileId));
  await bindOwn(files, ctx, { fileIds, answerId: saved.id, buyer: research.tenantId });
  return saved;
}

/** The last version says that there is none any more; those before it are kept. */
export async function withdrawAnswer(
  ctx: Ctx,
  { researchId, tenantId }: EndpointInput<typeof withdrawEndpoint>,
): Promise<Saved> {
  const research = await openResearch(ctx, { id: researchId, tenantId });
  const last = await lastVersion(ctx, research);
  if (!last || last.isWithdrawn) return refuse('demand.noAnswer');
  const { linkman, phone } = last;
  const values = { researchId, scheme: '—', priceLow: '0.00', priceHigh: '0.00', linkman, phone, isWithdrawn: true };
  return store(ctx, research, { values, versionNo: last.versionNo + 1 });
}

/** Held until this transaction ends, so that nobody ends it meanwhile; refused once its time is over. */
async function openResearch(
  ctx: Ctx,
  wanted: { readonly id: string; readonly tenantId: string | undefined },
): Promise<ResearchRow> {
  const research = await findPublished(ctx, wanted);
  if (ctx.user.tenantKind !== 'supplier') refuse('demand.suppliersOnly');
  const [held] = await ctx.db.query<{ status: number; endTime: string }>(
    'select research_status as status, end_time as "endTime" from hold_research($1, $2)',
    [research.tenantId, research.id],
  );
  const isOpen = researchLifecycle.is(held?.status, 'published') && ctx.now < (held?.endTime ?? '');
  if (!isOpen) refuse('demand.researchEnded');
  return research;
}

interface LastVersion {
  readonly versionNo: number;
  readonly isWithdrawn: boolean | null;
  readonly linkman: string;
  readonly phone: string;
  /** Of all versions: a file hangs on the first that named it. */
  readonly fileIds: readonly string[];
}

/** One change of an answer at a time. */
async function lastVersion(ctx: Ctx, { tenantId, id }: ResearchRow): Promise<LastVersion | undefined> {
  await ctx.db.query("select pg_advisory_xact_lock(hashtext('demand.answer'), hashtext($1))", [
    `${tenantId}/${id}/${ctx.tenantId}`,
  ]);
  const [last] = await ctx.db.query<LastVersion & Record<string, unknown>>(
    `select version_no as "versionNo", is_withdrawn as "isWithdrawn", linkman, phone,
       coalesce((select array_agg(f ->> 'fileId') from demand_answer o
         cross join jsonb_array_elements(case when jsonb_typeof(o.files) = 'array' then o.files else '[]' end) f
         where o.tenant_id = $1 and o.research_id = $2 and o.supplier_tenant_id = $3), '{}') as "fileIds"
     from demand_answer where tenant_id = $1 and research_id = $2 and supplier_tenant_id = $3
     order by version_no desc limit 1`,
    [tenantId, id, ctx.tenantId],
  );
  return last;
}

async function store(
  ctx: Ctx,
  { tenantId, id: researchId }: ResearchRow,
  { values, versionNo }: { readonly values: Values; readonly versionNo: number },
): Promise<Saved> {
  const who = { researchId, supplierTenantId: ctx.tenantId, supplierName: ctx.user.tenantName, versionNo };
  const id = await insertRow(ctx, demandAnswer, { tenantId, values: { ...values, ...who } });
  await recordEvidence(ctx, {
    stream: 'admin',
    action: values.isWithdrawn ? 'demandAnswer.withdraw' : 'demandAnswer.save',
    subject: id,
    payload: { researchId, buyer: tenantId, versionNo },
  });
  return { id, version: versionNo };
}

async function bindOwn(
  files: Files,
  ctx: Ctx,
  {
    fileIds,
    answerId,
    buyer,
  }: { readonly fileIds: readonly string[]; readonly answerId: string; readonly buyer: string },
): Promise<void> {
  if (fileIds.length === 0) return;
  await files.bind(ctx, fileIds, { businessType: answerBusiness, businessId: answerId, partyTenantId: buyer });
}
