import { compareYuan, isBlank, type ProjectInput } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { budgetOfDemands } from '../../demand/index.ts';
import type { ProjectRow } from './find-project.ts';

type Origin = Pick<ProjectInput, 'demandId' | 'planId'>;

/** A project says that it is of a demand because the making of it wrote so: whoever saves a draft claims none. */
export function demandNoClaim({ demandId }: Origin): void {
  if (!isBlank(demandId)) refuse('tendering.demandByMaking');
}

/**
 * What a draft came of stays what it came of: another project takes a confirmed demand or a plan up once this one has
 * given it back. Of a demand it asks for no more money than was confirmed; what a plan has left its plan says.
 */
export async function demandOrigin(ctx: Ctx, input: Partial<ProjectInput>, existing: ProjectRow): Promise<void> {
  if ('demandId' in input && (input.demandId || null) !== existing.demandId) {
    if (existing.demandId) refuse('tendering.demandFixed');
    demandNoClaim(input);
  }
  if (existing.planId && 'planId' in input && input.planId !== existing.planId) refuse('tendering.planFixed');
  if (existing.demandId) await demandWithinDemand(ctx, { ...existing, ...input, id: existing.id });
}

/** The same of a draft that is handed in. */
export async function demandWithinDemand(
  ctx: Ctx,
  { id, generalBudget }: Pick<ProjectRow, 'id' | 'generalBudget'>,
): Promise<void> {
  const money = await budgetOfDemands(ctx, id);
  if (money !== null && compareYuan(generalBudget, money) > 0) refuse('tendering.aboveDemand', { money });
}
