import { readNodeJson } from '@zhaocai/model';
import type { Logger } from 'pino';
import { findUser } from '../../../platform/access/index.ts';
import { seedContext } from '../../../platform/http/index.ts';
import { demoTenant as tenantId, type Platform } from '../../../platform/module/index.ts';
import { approvalFlows } from './seed-approvals.ts';
import { drawApproval, drawEdge, drawNode } from './draw.ts';
import { saveFlow } from '../design/save-flow.ts';

interface Cast {
  readonly adminId: string;
  readonly managerId: string;
  readonly financeId: string | null;
}

interface DemoFlow {
  readonly flowKey: string;
  readonly flowName: string;
  readonly category: string;
  readonly businessType: string;
  readonly cells: readonly object[];
}

const isKnown = 'select 1 from flow_definition where tenant_id = $1 and flow_key = $2 and is_deleted = 0';
const findCast = `
  select (select id from user_account where tenant_id = $1 and account = 'admin' and is_deleted = 0) as "adminId",
    (select id from user_account where tenant_id = $1 and account = 'manager' and is_deleted = 0) as "managerId",
    (select id from user_account where tenant_id = $1 and account = 'finance' and is_deleted = 0) as "financeId"`;

/** The demo's flows, saved and published by the command that everybody uses. Rerunnable: what is there is left alone. */
export async function seedDemoFlows({
  database,
  flowBusinesses,
  log,
}: Platform & { readonly log: Logger }): Promise<void> {
  const db = database.scoped(tenantId);
  const [cast] = await db.query<Cast & Record<string, unknown>>(findCast, [tenantId]);
  if (!cast?.adminId || !cast.managerId) return;
  const user = await findUser(db, { tenantId, userId: cast.adminId });
  if (!user) return;
  const { adminId, managerId, financeId } = cast;
  for (const flow of [leaveFlow(cast), ...approvalFlows({ adminId, managerId, financeId: financeId ?? adminId })]) {
    if ((await db.query(isKnown, [tenantId, flow.flowKey])).length > 0) continue;
    const { cells, ...named } = flow;
    const nodeJson = JSON.stringify({ cells });
    const flowExamines = [...(readNodeJson(nodeJson)?.rows ?? [])];
    await database.transaction(tenantId, async (tx) => {
      await saveFlow(seedContext(tx, { user, flowBusinesses, log }), {
        ...named,
        nodeJson,
        flowExamines,
        publish: true,
      });
    });
  }
}

/** 提交 → 部门审批 → 三天以上由负责人会签 → 结束. */
function leaveFlow({ adminId, managerId }: Cast): DemoFlow {
  const cells = [
    drawNode('n1', { x: 200, y: 20 }, { nodeType: '1', examine: '提交申请' }),
    drawNode('n2', { x: 200, y: 110 }, drawApproval('部门审批', { grantUser: managerId, taskEdit: '1' })),
    drawNode('n3', { x: 200, y: 200 }, { nodeType: '6', examine: '是否超过三天' }),
    drawNode('n4', { x: 60, y: 290 }, drawApproval('分管领导审批', { grantUser: adminId })),
    drawNode('n5', { x: 200, y: 390 }, { nodeType: '4', examine: '结束' }),
    drawEdge('n1', 'n2'),
    drawEdge('n2', 'n3'),
    drawEdge('n3', 'n4', { examine: '三天以上', nodeExpression: 'days > 3' }),
    drawEdge('n3', 'n5', { examine: '其他' }),
    drawEdge('n4', 'n5'),
  ];
  return { flowKey: 'leave', flowName: '请假流程', category: '人事', businessType: 'leave', cells };
}
