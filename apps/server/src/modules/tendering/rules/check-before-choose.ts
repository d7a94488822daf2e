import {
  leastSuppliers,
  proposedTimes,
  type checkBeforeChoose as endpoint,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { findProject } from '../project/find-project.ts';
import { askedMethod } from './asked-method.ts';
import { openMethods, usualKind } from './configured-method.ts';
import { sameItem } from './same-item.ts';
import { judgeFacts } from './project-rules.ts';

/** Before a manner is chosen: which rules apply, with source and number, the earliest deadline, and what would break. */
export async function checkBeforeChoose(
  ctx: Ctx,
  input: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const facts = {
    ...(await exceptionGrounds(ctx, input)),
    ...input,
    typeId: await usualKind(ctx, input),
    publishTime: input.publishTime || ctx.now,
  };
  const [{ rules, verdicts, kindOf }, asked, configured] = await Promise.all([
    judgeFacts(ctx, facts),
    askedMethod(ctx, facts),
    openMethods(ctx, facts.purchaseType),
  ]);
  return {
    rules: verdicts,
    earliestBidEndTime: verdicts.find(({ kind }) => kind === 'quotePeriod')?.earliest ?? null,
    leastSuppliers: leastSuppliers(rules, facts).least,
    asked,
    configured,
    sameItem: await sameItem(ctx, facts, asked),
    isBlocked: verdicts.some(({ passed, isOverridable }) => passed === false && !isOverridable),
    proposed: proposedTimes(rules, facts, kindOf),
  };
}

/** What a stored project has of the grounds to go on with fewer suppliers (R14). */
async function exceptionGrounds(ctx: Ctx, { id }: EndpointInput<typeof endpoint>) {
  if (!id) return {};
  const { parentId, mannerFiles } = await findProject(ctx, id);
  return { parentId, mannerFiles };
}
