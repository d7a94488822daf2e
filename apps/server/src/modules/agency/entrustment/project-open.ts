import {
  drawLifecycle,
  entrustmentLifecycle,
  hasEnded,
  liveEntrustments,
  projectLifecycle,
  type project,
  type Row,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

/** Until its notice is out an agency may be chosen for a project. */
export function isBeforeNotice({ stage }: Pick<Row<typeof project>, 'stage'>): boolean {
  return !hasEnded(stage) && !projectLifecycle.hasReached(stage, 'published');
}

const live = `
  select agent_name as name, entrust_status as status from agency_entrustment
  where tenant_id = $1 and project_id = $2 and is_deleted = 0
    and entrust_status in ${entrustmentLifecycle.sql(...liveEntrustments)}`;
const running = `
  select draw_no as no from agency_draw where tenant_id = $1 and project_id = $2 and is_deleted = 0
    and draw_status in ${drawLifecycle.sql('waiting', 'drawing')}`;

/** Refuses where the project is past it, is with an agency, or one is being drawn. */
export async function demandOpenForChoice(ctx: Ctx, row: Pick<Row<typeof project>, 'id' | 'stage'>): Promise<void> {
  if (!isBeforeNotice(row)) refuse('agency.tooLate');
  await demandNoAgency(ctx, row.id);
  const [draw] = await ctx.db.query<{ no: string }>(running, [ctx.tenantId, row.id]);
  if (draw) refuse('agency.drawUnderWay', { no: draw.no });
}

export async function demandNoAgency(ctx: Ctx, projectId: string): Promise<void> {
  const [busy] = await ctx.db.query<{ name: string; status: number }>(live, [ctx.tenantId, projectId]);
  if (!busy) return;
  const state = entrustmentLifecycle.named(busy.status)?.label[ctx.language] ?? '';
  refuse('agency.entrustedAlready', { name: busy.name, state });
}
