import { plan } from '@zhaocai/model';
import type { Reader } from '../../../platform/flows/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';

/** Whether the plan is this reader's to see. */
export async function maySeePlan(reader: Reader, id: string): Promise<boolean> {
  if (!reader.user.permissions.has('planManage_view')) return false;
  const parameters = new Parameters();
  const conditions = visibleConditions(plan, reader, { parameters });
  const sql = `select 1 from ${plan.table} t where ${conditions.join(' and ')} and t.id = ${parameters.bind(id)}`;
  return (await reader.db.query(sql, parameters.values)).length > 0;
}
