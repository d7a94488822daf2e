import { agencyDraw, compareYuan, shareOfYuan, type project, type Row } from '@zhaocai/model';
import { stepsOfDraw } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { standingDraw } from './next-of-draw.ts';

/** What a draw is made for: another name, another kind of purchase or another amount is another purchase. */
export type DrawnFor = Pick<Row<typeof project>, 'projectName' | 'purchaseType' | 'generalBudget'>;

/** By so much of the amount that it was drawn for a draft may come to more or to less. */
const leeway = 10;

/** As it is written down when a draw begins. */
export function drawnFor({ projectName, purchaseType, generalBudget }: DrawnFor): DrawnFor {
  return { projectName, purchaseType, generalBudget };
}

/**
 * A project whose agency was drawn is not deleted, or it could be made and drawn anew until the wanted one comes: another
 * person agrees to its termination, and both stay on record.
 */
export async function demandUndrawn(ctx: Ctx, projectIds: readonly string[]): Promise<void> {
  const standing = await standingDraw(ctx, ...projectIds);
  if (standing) refuse('agency.drawKeepsProject', { no: standing.no });
}

/** What was drawn for stays what it was: the agency of a small purchase is not that of a large one, or of another kind. */
export async function demandDrawnFor(
  ctx: Ctx,
  before: DrawnFor & { readonly id: string },
  now: DrawnFor,
): Promise<void> {
  if (isSame(before, now)) return;
  const standing = await standingDraw(ctx, before.id);
  if (!standing) return;
  const was = (await recordedFor(ctx, before.id, standing.id)) ?? drawnFor(before);
  const fields = { name: was.projectName, no: standing.no };
  if (now.projectName !== was.projectName) refuse('agency.drawnForName', fields);
  if (now.purchaseType !== was.purchaseType) refuse('agency.drawnForKind', fields);
  if (!isWithin(was.generalBudget, now.generalBudget))
    refuse('agency.drawnForMoney', { money: was.generalBudget, percent: String(leeway), no: standing.no });
}

function isSame(one: DrawnFor, other: DrawnFor): boolean {
  return JSON.stringify(drawnFor(one)) === JSON.stringify(drawnFor(other));
}

function isWithin(was: string, now: string): boolean {
  return (
    compareYuan(now, shareOfYuan(was, String(100 + leeway))) <= 0 &&
    compareYuan(now, shareOfYuan(was, String(100 - leeway))) >= 0
  );
}

async function recordedFor(ctx: Ctx, projectId: string, drawId: string): Promise<DrawnFor | undefined> {
  const [add] = await stepsOfDraw(ctx, { stream: projectId, subject: drawId, actions: [`${agencyDraw.name}.add`] });
  return add?.payload.drawnFor as DrawnFor | undefined;
}
