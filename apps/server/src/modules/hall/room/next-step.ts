import {
  hallLifecycle,
  hallNodeLifecycle,
  hallNodes,
  openFault,
  packageLifecycle,
  stageAt,
  type EndpointInput,
  type openProject as endpoint,
} from '@zhaocai/model';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { followRuling } from '../../deposit/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import {
  findProject,
  worksOn,
  openProject,
  tellingBrokenChains,
  type OpenedProject,
  type OpeningTools,
} from '../../tendering/index.ts';
import { demandHost, holdHall, holdHallOfPackage, projectOfPackage, type HallRow, type HeldHall } from './find-hall.ts';
import { leadOn } from './next-node.ts';

type Input = EndpointInput<typeof endpoint>;
type Answer = OpenedProject & { readonly hallStatus?: number; readonly nodeCode?: number | null };

/** The next step of an opening: of a package its next node, of a project the opening of its quotes, where its hall has come to it. */
export async function nextStep(
  tools: OpeningTools & { readonly database: Database },
  ctx: Ctx,
  input: Input,
): Promise<Answer> {
  const { id, packageId, projectId, reason } = input;
  if (id !== undefined || packageId !== undefined) return stepOfPackage(ctx, input);
  if (projectId === undefined) return refuse('hall.noStep');
  await demandAtOpening(ctx, projectId);
  const open = () => openProject(tools, ctx, { projectId, ...(reason && { reason }) });
  const opened = await tellingBrokenChains(tools, ctx, { projectId, open });
  await followRevoked(ctx, projectId);
  return opened;
}

const revoked = `
  select q.entry_id::text as "entryId", q.ruling_reason as reason from opened_quote q
  where q.tenant_id = $1 and q.project_id = $2 and q.open_fault in ${openFault.sql('revoked')}
    and q.ruling_reason is not null order by q.entry_id`;

/** Of bids that were revoked after the deadline the deposits are proposed to be kept, now that it may be known (R23). */
async function followRevoked(ctx: Ctx, projectId: string): Promise<void> {
  const rows = await ctx.db.query<{ entryId: string; reason: string }>(revoked, [ctx.tenantId, projectId]);
  for (const one of rows) await followRuling(ctx, { ...one, isRevoked: true });
}

async function stepOfPackage(ctx: Ctx, input: Input): Promise<Answer> {
  if (!ctx.user.permissions.has('hall_host')) throw new Refusal('platform.forbidden', {}, 403);
  const held = await hallMeant(ctx, input);
  const { hallStatus, nodeCode } = await leadOn(ctx, held, input.to);
  const project = await findProject(ctx, held.row.projectId);
  const { id, version } = project;
  return { id, version, stage: Number(stageAt(project, ctx.now)), opened: 0, unopened: 0, hallStatus, nodeCode };
}

async function hallMeant(ctx: Ctx, { id, version, packageId = '0', projectId }: Input): Promise<HeldHall> {
  if (id !== undefined) return holdHall(ctx, { id, version });
  return holdHallOfPackage(ctx, { packageId, projectId: projectId ?? (await projectOfPackage(ctx, packageId)) });
}

type Standing = Pick<HallRow, 'hostId' | 'hallStatus'> & {
  readonly no: number;
  readonly nodeCode: number | null;
  readonly name: string | null;
};

const standing = `
  select h.host_id::text as "hostId", h.hall_status as "hallStatus", k.package_no as no, n.node_code as "nodeCode",
    coalesce(n.node_name, '') as name
  from hall h join package k on k.tenant_id = h.tenant_id and k.id = h.package_id
  left join lateral (select s.node_code, s.node_name from hall_node s
    where s.tenant_id = h.tenant_id and s.hall_id = h.id and s.is_deleted = 0
      and s.node_status in ${hallNodeLifecycle.sql('running', 'paused')} limit 1) n on true
  where h.tenant_id = $1 and h.project_id = $2 and h.is_deleted = 0
    and h.hall_status in ${hallLifecycle.sql('waiting', 'running', 'paused')}
    and k.package_status in ${packageLifecycle.sql('draft', 'open', 'closed')}
  order by k.package_no`;

/**
 * Where there is a hall, quotes are opened in it: by its host, when each package has come to that node, and not while one is
 * paused. A project without a hall is opened by whoever may open and works on it.
 */
async function demandAtOpening(ctx: Ctx, projectId: string): Promise<void> {
  const halls = await ctx.db.query<Standing & Record<string, unknown>>(standing, [ctx.tenantId, projectId]);
  if (halls.length === 0 && !(await worksOn(ctx, projectId))) refuse('hall.officeOpens');
  for (const one of halls) {
    await demandHost(ctx, one);
    if (hallLifecycle.is(one.hallStatus, 'paused')) refuse('hall.notRunning');
    if (!hallNodes.is(one.nodeCode, 'open'))
      refuse('hall.notAtOpening', { no: one.no, name: one.name || waitingLabel[ctx.language] });
  }
}

const waitingLabel = hallLifecycle.named(hallLifecycle.code.waiting)?.label ?? { zh: '', en: '' };
