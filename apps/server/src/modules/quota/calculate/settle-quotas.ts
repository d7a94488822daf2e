import {
  deptCalculate,
  quotaLifecycle,
  type EndpointInput,
  type EndpointOutput,
  type settleQuotas,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { yearOf } from '../row-checks.ts';
import { holdQuotas } from './calculate-depts.ts';

/** SM18: drafts are published, published quotas are locked with their year; a locked year stays as it is. */
export async function settle(
  ctx: Ctx,
  input: EndpointInput<typeof settleQuotas>,
): Promise<EndpointOutput<typeof settleQuotas>> {
  const year = yearOf(ctx, input);
  const quotas = await holdQuotas(ctx, year);
  if (quotas.length === 0) refuse('quota.calculateFirst');
  const drafts = quotas.filter(({ status }) => quotaLifecycle.is(status, 'draft'));
  const isPublishing = input.status === quotaLifecycle.code.published;
  if (isPublishing && drafts.length === 0) refuse('quota.nothingToPublish', { year });
  if (!isPublishing && drafts.length > 0) refuse('quota.publishFirst', { year });
  const ids = (isPublishing ? drafts : quotas).map(({ id }) => id);
  await transitionAll(ctx, deptCalculate, { ids, action: isPublishing ? 'publish' : 'lock', payload: { year } });
  return { depts: ids.length };
}
