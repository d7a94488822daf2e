import {
  project as entity,
  projectLifecycle,
  selectionFault,
  sumYuan,
  type EndpointInput,
  type saveSelection as endpoint,
  type Selection,
  type SelectionFacts,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockProject, touchProject } from '../project/find-project.ts';
import type { Moved } from '../project/move-project.ts';
import { isResultReturnedTo } from '../result/result-approval.ts';
import { demandVersion, noteWriter } from '../../../platform/rows/index.ts';
import { demandBidDown } from './demand-bid-down.ts';
import { selectionFacts } from './selection-facts.ts';

/** Saves which offer is selected per package and why; what is not named is not selected. */
export async function saveSelection(
  ctx: Ctx,
  input: EndpointInput<typeof endpoint>,
): Promise<Moved & { selectedMoney: string }> {
  const { projectId, version, selections } = input;
  const project = await lockProject(ctx, projectId);
  if (!projectLifecycle.is(project.stage, 'opened') && !(await isResultReturnedTo(ctx, project)))
    refuse('platform.badState');
  demandVersion(project, version);
  await demandBidDown(ctx, project);
  const facts = await selectionFacts(ctx, { project, isComplete: false });
  demandAllowed(selections, facts);
  await storeSelections(ctx, projectId, selections);
  await touchProject(ctx, projectId);
  await noteWriter(ctx, entity, { id: projectId, part: 'selection' });
  await recordEvidence(ctx, {
    stream: projectId,
    action: 'project.select',
    subject: projectId,
    payload: { selections },
  });
  return {
    id: projectId,
    version: version + 1,
    stage: Number(project.stage),
    selectedMoney: selectedMoney(selections, facts),
  };
}

async function storeSelections(ctx: Ctx, projectId: string, selections: readonly Selection[]): Promise<void> {
  await ctx.db.query(
    `update opened_quote q set selected = coalesce(s.selected, false), bid_remark = s.remark, update_user = $5,
       update_time = $6, version = q.version + 1
     from opened_quote o left join unnest($2::bigint[], $3::boolean[], $4::text[]) as s (entry_id, selected, remark)
       on s.entry_id = o.entry_id
     where o.tenant_id = $1 and o.project_id = $7 and q.tenant_id = o.tenant_id and q.id = o.id`,
    [
      ctx.tenantId,
      selections.map(({ entryId }) => entryId),
      selections.map(({ bidStatus }) => bidStatus === '1'),
      selections.map(({ bidRemark }) => bidRemark || null),
      ctx.user.userId,
      ctx.now,
      projectId,
    ],
  );
}

/** Refuses with the sentence of the first fault. */
export function demandAllowed(selections: readonly Selection[], facts: SelectionFacts): void {
  const fault = selectionFault(selections, facts);
  if (!fault) return;
  const { code, ...parameters } = fault;
  throw new Refusal(code, parameters);
}

function selectedMoney(selections: readonly Selection[], { offers }: SelectionFacts): string {
  const won = new Set(selections.filter(({ bidStatus }) => bidStatus === '1').map(({ entryId }) => entryId));
  return sumYuan(offers.filter(({ entryId }) => won.has(entryId)).map(({ totalMoney }) => totalMoney));
}
