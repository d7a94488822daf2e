import type { EndpointInput, flowInstanceList, FlowInstanceRow, Page } from '@zhaocai/model';
import { Parameters } from '../../../platform/rows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { findFlow } from '../design/flow-queries.ts';
import { filters, instanceFrom, instanceSelect, pageOfRows } from './task-lists.ts';

/** All runs of the tenant, for who manages flows. */
export async function listRuns(
  ctx: Ctx,
  input: EndpointInput<typeof flowInstanceList>,
): Promise<Page<FlowInstanceRow>> {
  const { defindId, versionNo, instanceStatus } = input;
  if (defindId !== undefined) await findFlow(ctx, defindId);
  const parameters = new Parameters();
  const where = [
    `i.tenant_id = ${parameters.bind(ctx.tenantId)}`,
    ...(defindId === undefined ? [] : [`i.definition_id = ${parameters.bind(defindId)}`]),
    ...(versionNo === undefined ? [] : [`v.no = ${parameters.bind(versionNo)}`]),
    ...(instanceStatus ? [`i.run_status = ${parameters.bind(instanceStatus)}`] : []),
    ...filters(input, parameters),
  ];
  const order = 'i.create_time desc, i.id desc';
  const place = { parameters, current: input.current, size: input.size };
  return pageOfRows(ctx, { select: instanceSelect, from: instanceFrom, where, order }, place);
}
