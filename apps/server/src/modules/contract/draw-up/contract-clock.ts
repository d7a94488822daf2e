import { dueAfter, type Rule } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { loadCalendar, ruleInForce, type ProjectRow } from '../../tendering/index.ts';

export interface Clock {
  /** The last second of the last day; null where no rule or no calendar says it. */
  readonly due: string | null;
  readonly rule: Rule | undefined;
}

/** By when something is done that follows an event of a project, by the law that is in force on that day. */
export async function clockOf(
  ctx: Ctx,
  project: ProjectRow,
  { kind, event }: { readonly kind: string; readonly event: string },
): Promise<Clock> {
  const rule = await ruleInForce(ctx, { ...project, publishTime: event }, kind);
  return { due: rule ? dueAfter(event, rule, await loadCalendar(ctx, event)) : null, rule };
}

/** By when a contract is signed after its result was published (R42). */
export function signingClock(ctx: Ctx, project: ProjectRow): Promise<Clock> {
  return clockOf(ctx, project, { kind: 'contractPeriod', event: project.resultTime ?? ctx.now });
}
