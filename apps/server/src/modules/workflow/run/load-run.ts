import type { FlowState, FormValues, InstanceStatus } from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';

/** A run as it is stored, with its flow's names. */
export interface StoredRun {
  readonly id: string;
  readonly version: number;
  readonly definitionId: string;
  readonly versionId: string;
  readonly flowKey: string;
  readonly flowName: string;
  readonly businessType: string | null;
  readonly businessId: string | null;
  readonly title: string;
  readonly initiator: string;
  readonly initiatorDept: string | null;
  readonly state: FlowState;
  readonly form: FormValues;
  readonly runStatus: InstanceStatus;
  readonly lastSeq: number;
}

const columns = `i.id, i.version, i.definition_id as "definitionId", i.version_id as "versionId",
  d.flow_key as "flowKey", d.flow_name as "flowName", i.business_type as "businessType", i.business_id as "businessId",
  i.title, i.initiator, i.initiator_dept as "initiatorDept", i.state, i.form, i.run_status as "runStatus",
  i.last_seq as "lastSeq"`;
const from = `from flow_instance i
  join flow_definition d on d.tenant_id = i.tenant_id and d.id = i.definition_id
  where i.tenant_id = $1 and i.id = $2 and i.is_deleted = 0`;

/** Locks the run: whoever else acts on it waits until this transaction ends, and then sees what it left. */
export async function lockRun(ctx: Ctx, id: string): Promise<StoredRun> {
  const [run] = await ctx.db.query<StoredRun & Record<string, unknown>>(
    `select ${columns} ${from} for no key update of i`,
    [ctx.tenantId, id],
  );
  return run ?? notFound();
}

export async function findRun(ctx: Ctx, id: string): Promise<StoredRun> {
  const [run] = await ctx.db.query<StoredRun & Record<string, unknown>>(`select ${columns} ${from}`, [
    ctx.tenantId,
    id,
  ]);
  return run ?? notFound();
}

export interface StoredTask {
  readonly id: string;
  readonly instanceId: string;
  readonly taskNo: number;
  readonly visitNo: number;
  readonly nodeId: string;
  readonly assignee: string;
  readonly operateStatus: number;
}

const findTaskSql = `
  select id, instance_id as "instanceId", task_no as "taskNo", visit_no as "visitNo", node_id as "nodeId", assignee,
    operate_status as "operateStatus"
  from flow_task where tenant_id = $1 and id = $2 and is_deleted = 0`;

export async function findTask(ctx: Ctx, id: string): Promise<StoredTask> {
  const [task] = await ctx.db.query<StoredTask & Record<string, unknown>>(findTaskSql, [ctx.tenantId, id]);
  return task ?? notFound();
}
