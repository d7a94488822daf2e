import { decidedByRule, versionStatus, type StepRights } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { loadVersion, rightsAt } from './flow-version.ts';

type ReaderCtx = Pick<Ctx, 'db' | 'tenantId' | 'user'>;

interface Reading {
  readonly versionId: string;
  readonly initiator: string;
  readonly ownNode: string | null;
  readonly isTold: boolean;
}

const findReading = `
  select i.version_id as "versionId", i.initiator,
    (select t.node_id from flow_task t where t.tenant_id = i.tenant_id and t.instance_id = i.id and t.assignee = $3
        and t.automatic is distinct from '${decidedByRule.code.empty}'
      order by t.task_no desc limit 1) as "ownNode",
    exists (select from flow_message m where m.tenant_id = i.tenant_id and m.instance_id = i.id and m.user_id = $3)
      as "isTold"
  from flow_instance i where i.tenant_id = $1 and i.id = $2 and i.is_deleted = 0`;

/** With which rights the caller reads the form of a run; undefined for whom the run is not there. */
export async function readerRightsOf(ctx: ReaderCtx, instanceId: string): Promise<StepRights | undefined> {
  const { userId, permissions } = ctx.user;
  const [reading] = await ctx.db.query<Reading & Record<string, unknown>>(findReading, [
    ctx.tenantId,
    instanceId,
    userId,
  ]);
  if (!reading) return undefined;
  const version = await loadVersion(ctx, reading.versionId);
  if (reading.ownNode !== null) return rightsAt(version, reading.ownNode);
  if (reading.initiator === userId) return rightsAt(version, version.graph.start.id);
  if (permissions.has('flow_manage')) return { mayEdit: false, rights: {} };
  if (!reading.isTold) return undefined;
  return { mayEdit: false, rights: everyHidden(version.fieldRights) };
}

const published = `
  select v.id from flow_definition d
  join flow_version v on v.tenant_id = d.tenant_id and v.definition_id = d.id and v.version_status in ${versionStatus.sql('published')}
  where d.tenant_id = $1 and d.flow_key = $2 and d.is_deleted = 0`;

/** What the initiator may fill in before he starts the flow; undefined: the flow is not published. */
export async function startRightsOf(ctx: ReaderCtx, flowKey: string): Promise<StepRights | undefined> {
  const [row] = await ctx.db.query<{ id: string }>(published, [ctx.tenantId, flowKey]);
  if (!row) return undefined;
  const version = await loadVersion(ctx, row.id);
  return rightsAt(version, version.graph.start.id);
}

/** Who got a copy sees what every step may see. */
export function everyHidden(fieldRights: Readonly<Record<string, StepRights['rights']>>): StepRights['rights'] {
  const hidden = Object.values(fieldRights).flatMap((rights) =>
    Object.entries(rights).filter(([, right]) => right === 'hidden'),
  );
  return Object.fromEntries(hidden);
}
