import { demand, demandResearch, type MoveAnswer, type ResearchLine, type ResearchRow, type Row } from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { asSaid, messageIds } from '../../workflow/index.ts';
import { demandLines } from '../demand/demand-lines.ts';

/** A research with its demand, both locked. */
export interface Held {
  readonly about: Row<typeof demand>;
  readonly row: ResearchRow;
}

/** What everybody may know of what is needed: without prices. */
export async function linesAsked(ctx: Ctx, demandId: string): Promise<ResearchLine[]> {
  return (await demandLines(ctx, demandId)).map(({ name, unit, qty, techParams, isKey }) => ({
    name,
    unit,
    qty,
    techParams,
    isKey: isKey === true,
  }));
}

/** Whom nobody has time to answer is not asked. */
export function demandAhead({ now }: Pick<Ctx, 'now'>, { endTime }: Pick<ResearchRow, 'endTime'>): void {
  if (endTime <= now) refuse('demand.endTimePast');
}

/**
 * Lets everybody read what is asked, with what is needed as it is now, as a notice of type 11 among the others; the demand is
 * in research from here on.
 */
export async function putUp(
  files: Files,
  ctx: Ctx,
  { about, row }: Held,
): Promise<MoveAnswer<ResearchRow['researchStatus']>> {
  demandAhead(ctx, row);
  const lines = await linesAsked(ctx, about.id);
  const moved = await transition(ctx, demandResearch, {
    subject: row,
    action: 'publish',
    set: {
      publishTime: ctx.now,
      lines,
      budget: row.isBudgetShown ? about.budget : null,
      buyerName: ctx.user.tenantName,
    },
    payload: { demandNo: about.demandNo, title: row.title, endTime: row.endTime, lines: lines.length },
  });
  await files.publish(ctx, { businessType: 'demandResearch', businessId: row.id });
  await transition(ctx, demand, { subject: about, action: 'research', payload: { researchId: row.id } });
  await tellConcerned(ctx, row);
  return moved;
}

/** Once, those whom it is likely to concern: who they are the database alone knows. */
async function tellConcerned(ctx: Ctx, { id, title, endTime }: ResearchRow): Promise<void> {
  const content = {
    zh: `${ctx.user.tenantName}发布需求调研，请于${endTime}前提交方案`,
    en: `${ctx.user.tenantName} asks what the market offers: hand in a scheme before ${endTime}`,
  };
  const told = [id, messageIds(), title, asSaid(content), ctx.now];
  await ctx.db.query('select from tell_new_research($1, $2::bigint[], $3, $4, $5)', told);
}
