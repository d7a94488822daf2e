import { readNodeJson } from '@zhaocai/model';
import type { Logger } from 'pino';
import { findUser } from '../../../platform/access/index.ts';
import { seedContext } from '../../../platform/http/index.ts';
import { demoTenant as tenantId, type Platform } from '../../../platform/module/index.ts';
import { saveFlow } from '../../workflow/index.ts';
import { grantForm } from '../design/change-form.ts';
import { saveForm } from '../design/save-form.ts';
import { formBusinessType } from '../form-business.ts';
import { sealApplication, sealFlowCells } from '../seal-application.ts';

const flowKey = 'seal';

interface Cast {
  readonly adminId: string | null;
  readonly managerId: string | null;
  readonly roleId: string | null;
}

const isKnown = "select 1 from flow_definition where tenant_id = $1 and flow_key = 'seal' and is_deleted = 0";
const findCast = `
  select (select id from user_account where tenant_id = $1 and account = 'admin' and is_deleted = 0) as "adminId",
    (select id from user_account where tenant_id = $1 and account = 'manager' and is_deleted = 0) as "managerId",
    (select id from role where tenant_id = $1 and role_alias = 'purchaser' and is_deleted = 0) as "roleId"`;

/**
 * The demo's 用印申请: a form bound to a flow and granted to a role, made by the commands that everybody uses.
 * Rerunnable: what is there is left alone.
 */
export async function seedDemoForms({
  database,
  flowBusinesses,
  log,
}: Platform & { readonly log: Logger }): Promise<void> {
  const db = database.scoped(tenantId);
  const [known] = await db.query(isKnown, [tenantId]);
  const [cast] = await db.query<Cast & Record<string, unknown>>(findCast, [tenantId]);
  if (known || !cast?.adminId || !cast.managerId || !cast.roleId) return;
  const { adminId, managerId, roleId } = cast;
  const user = await findUser(db, { tenantId, userId: adminId });
  const nodeJson = JSON.stringify({ cells: sealFlowCells({ adminId, managerId }) });
  const drawn = readNodeJson(nodeJson);
  if (!user || !drawn) return;
  await database.transaction(tenantId, async (tx) => {
    const ctx = seedContext(tx, { user, flowBusinesses, log });
    const flow = { flowKey, flowName: '用印审批', category: '行政', businessType: formBusinessType, nodeJson };
    await saveFlow(ctx, { ...flow, flowExamines: [...drawn.rows], variables: [], publish: true });
    const jsonData = JSON.stringify(sealApplication);
    const { formId, version } = await saveForm(ctx, {
      formName: '用印申请',
      category: '行政',
      jsonData,
      publish: true,
    });
    await grantForm(ctx, { formId, version, roleIds: roleId, flowKey });
  });
}
