import type { EndpointInput, HallNodeState, nodesOfPackage as packageEndpoint } from '@zhaocai/model';
import { nodeKind } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { findProject } from '../../tendering/index.ts';
import { nodesOfEvaluation } from './evaluation-nodes.ts';
import { projectOfPackage } from './find-hall.ts';

const columns = `
  n.id::text as id, n.package_id::text as "packageId", n.node_code as "nodeCode", n.node_name as "nodeName",
  n.node_status as "nodeStatus", n.duration_min as "durationMin", n.begin_time as "beginTime", n.end_time as "endTime"`;

const steps = `select ${columns} from hall_steps($1, $2, $3) n`;

/** The nodes of a project, package by package, as whoever has a part in the opening reads them. */
export async function stepsOf(ctx: Ctx, of: { tenantId: string; projectId: string }): Promise<HallNodeState[]> {
  return ctx.db.query<HallNodeState & Record<string, unknown>>(steps, [of.tenantId, of.projectId, ctx.now]);
}

/** The nodes of a project of the own unit. */
export async function nodesOfProject(ctx: Ctx, { projectId }: { projectId: string }): Promise<HallNodeState[]> {
  const { id, tenantId } = await findProject(ctx, projectId);
  return stepsOf(ctx, { tenantId, projectId: id });
}

/** Those of one package: of its opening in the hall, or of its evaluation. */
export async function nodesOfPackage(
  ctx: Ctx,
  { packageId, type }: EndpointInput<typeof packageEndpoint>,
): Promise<HallNodeState[]> {
  const projectId = await projectOfPackage(ctx, packageId);
  if (nodeKind.is(type, 'opening'))
    return (await nodesOfProject(ctx, { projectId })).filter((node) => node.packageId === packageId);
  await findProject(ctx, projectId);
  return nodesOfEvaluation(ctx, packageId);
}
