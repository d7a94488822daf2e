import {
  bidRuling,
  isReasoned,
  leastReason,
  openedQuote,
  project as entity,
  type EndpointInput,
  type ruleUnopened as endpoint,
  type Saved,
} from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { demandVersion } from '../../../platform/rows/index.ts';
import { messageIds } from '../../workflow/index.ts';
import { lockProject, touchProject, type ProjectRow } from '../project/find-project.ts';

type Ruling = EndpointInput<typeof endpoint>;

const unopened = `
  select q.id::text as id, q.tenant_id as "tenantId" from opened_quote q
  where q.tenant_id = $1 and q.project_id = $2 and q.entry_id = $3 and q.open_fault is not null`;
const tell = 'select from tell_bidder($1, $2::bigint[], $3, $4, $5, $6)';

/**
 * Rules whose fault it was that a bid did not open (R35: order 20, article 31): the bidder's, then it counts as revoked; or
 * another's, then as withdrawn, and he may claim what he lost. Until the selection is handed in it may be ruled anew.
 */
export async function ruleUnopened(ctx: Ctx, input: Ruling): Promise<Saved> {
  const { projectId, version, entryId, ruling, reason } = input;
  const project = await lockProject(ctx, projectId);
  demandState(entity, project.stage, 'submitSelection');
  demandVersion(project, version);
  if (!isReasoned(reason)) refuse('tendering.rulingReason', { characters: leastReason });
  const [subject] = await ctx.db.query<{ id: string; tenantId: string }>(unopened, [ctx.tenantId, projectId, entryId]);
  await transition(ctx, openedQuote, {
    subject: subject ?? notFound(),
    action: 'rule',
    reason,
    stream: projectId,
    set: { ruling, rulingReason: reason },
    payload: { entryId, ruling },
  });
  await touchProject(ctx, projectId);
  await tellBidder(ctx, project, input);
  return { id: projectId, version: version + 1 };
}

async function tellBidder(ctx: Ctx, project: ProjectRow, { entryId, ruling, reason }: Ruling): Promise<void> {
  const title = `${project.projectNo} ${project.projectName}`;
  const content = `您的报价未能开启，认定为${bidRuling.named(ruling)?.label.zh}：${reason}`;
  await ctx.db.query(tell, [entryId, messageIds(), 'projectChanged', title, content, ctx.now]);
}

const unruled = `
  select e.supplier_name as name from opened_quote q join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
  where q.tenant_id = $1 and q.project_id = $2 and q.open_fault is not null and q.ruling is null order by q.entry_id`;

/** Every bid that did not open is ruled on before anybody is chosen. */
export async function demandRuled(ctx: Ctx, projectId: string): Promise<void> {
  const rows = await ctx.db.query<{ name: string }>(unruled, [ctx.tenantId, projectId]);
  if (rows.length > 0) refuse('tendering.rulingMissing', { names: rows.map(({ name }) => name).join('、') });
}
