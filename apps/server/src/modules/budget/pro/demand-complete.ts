import type { budgetPro, Row } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { costsOf, govOf } from './pro-lines.ts';
import { demandCosts, demandGov, demandParent, demandParentLines, demandYears } from './pro-rules.ts';

/** What a declaration needs before others look at it. */
export async function demandComplete(ctx: Ctx, project: Row<typeof budgetPro>): Promise<void> {
  const [costs, gov] = [await costsOf(ctx, project.id), await govOf(ctx, project.id)];
  if (costs.length === 0) refuse('budget.noCosts');
  demandYears(project);
  demandCosts(ctx, project, costs);
  demandGov(ctx, project, gov);
  await demandParent(ctx, project);
  await demandParentLines(ctx, project, costs);
}
