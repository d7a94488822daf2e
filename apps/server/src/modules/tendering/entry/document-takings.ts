import {
  isTendering,
  saleType,
  takeWay,
  wasOpened,
  type documentTakings as listEndpoint,
  type EndpointInput,
  type EndpointOutput,
  type recordSale as saleEndpoint,
  type TakingLine,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { supplierStream } from '../evidence/streams.ts';
import { findProject, lockProject } from '../project/find-project.ts';
import { findCompanies } from './consortium.ts';
import { isHeadOfProcurement } from './entry-queries.ts';

const select = `
  select id, taker_name as "takerName", credit_code as "creditCode", take_way as "takeWay", take_time as "takeTime",
    last_time as "lastTime", receipt_no as "receiptNo", linkman, phone
  from document_taking where tenant_id = $1 and project_id = $2 and is_deleted = 0 order by take_time, id`;

/**
 * Who took the documents, and how many, to whom it is open at this time: before the opening the head of procurement alone,
 * on record; until the result the handler as well; afterwards whoever sees registrations (R38).
 */
export async function listTakings(
  ctx: Ctx,
  { projectId }: EndpointInput<typeof listEndpoint>,
): Promise<EndpointOutput<typeof listEndpoint>> {
  const project = await findProject(ctx, projectId);
  const isHead = isHeadOfProcurement(ctx);
  if (!wasOpened(project) && !isHead) refuse('tendering.takingsHidden');
  if (project.resultTime === null && !isHead && !ctx.user.permissions.has('entry_review'))
    refuse('tendering.takingsLater');
  const takings = await ctx.db.query<TakingLine & Record<string, unknown>>(select, [ctx.tenantId, projectId]);
  if (!wasOpened(project))
    await recordEvidence(ctx, {
      stream: projectId,
      action: 'project.takingsViewed',
      subject: projectId,
      payload: {},
    });
  return { projectId, count: takings.length, takings };
}

const sold = `
  insert into document_taking (tenant_id, id, project_id, taker_tenant_id, taker_name, credit_code, take_way, take_time,
    receipt_no, linkman, phone, create_user, create_time, update_user, update_time)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $8, $12, $8)
  on conflict (tenant_id, project_id, taker_tenant_id) where is_deleted = 0 do update set take_way = excluded.take_way,
    receipt_no = excluded.receipt_no, linkman = excluded.linkman, phone = excluded.phone,
    update_user = excluded.update_user, update_time = excluded.update_time, version = document_taking.version + 1`;

/** Notes a sale at the desk. One who has bought already is noted anew, and it is not said that he has. */
export async function recordSale(
  ctx: Ctx,
  { projectId, creditCode, receiptNo, linkman, phone }: EndpointInput<typeof saleEndpoint>,
): Promise<EndpointOutput<typeof saleEndpoint>> {
  const project = await lockProject(ctx, projectId);
  if (!saleType.is(project.saleType, 'offline')) refuse('tendering.notSold');
  if (!isTendering(project.stage) || ctx.now >= project.bidEndTime) refuse('tendering.saleOver');
  const [company] = await findCompanies(ctx, [creditCode.toUpperCase()]);
  if (!company) return refuse('tendering.consortiumUnknown', { code: creditCode });
  const id = nextId();
  const { name, tenantId: taker, creditCode: code } = company;
  const way = takeWay.code.bought;
  const who = [taker, name, code, way, ctx.now, receiptNo, linkman, phone, ctx.user.userId];
  await ctx.db.query(sold, [ctx.tenantId, id, projectId, ...who]);
  await recordEvidence(ctx, {
    stream: supplierStream(projectId, taker),
    action: 'project.documentsSold',
    subject: projectId,
    payload: { takerName: name, receiptNo },
  });
  return { takerName: name };
}
