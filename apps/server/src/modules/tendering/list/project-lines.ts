import { project, type Page, type PageInput, type ProjectLine } from '@zhaocai/model';
import { hiddenFields } from '../../../platform/access/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { pageProjects } from '../project/project-queries.ts';

/** The buyer's list, each project with what it is procured again from or by. */
export async function pageLines(ctx: Ctx, input: PageInput): Promise<Page<ProjectLine>> {
  const page = await pageProjects(ctx, input);
  const ids = page.records.map(({ id }) => id);
  const isHidden = hiddenFields(ctx.user, project).includes('projectNo');
  const family = ids.length === 0 || isHidden ? [] : await familyOf(ctx, ids);
  const records = page.records.map((row) => ({ ...row, ...(family.find(({ id }) => id === row.id) ?? alone) }));
  return { ...page, records };
}

type Around = Pick<ProjectLine, 'id' | 'parentNo' | 'childId' | 'childNo'>;
const alone = { parentNo: null, childId: null, childNo: null };

const around = `
  select t.id, o.project_no as "parentNo", c.id as "childId", c.project_no as "childNo"
  from project t
  left join project o on o.tenant_id = t.tenant_id and o.id = t.parent_id and o.is_deleted = 0
  left join project c on c.tenant_id = t.tenant_id and c.parent_id = t.id and c.is_deleted = 0
  where t.tenant_id = $1 and t.id = any($2::bigint[]) and (o.id is not null or c.id is not null) order by t.id, c.id desc`;

function familyOf(ctx: Ctx, ids: readonly string[]): Promise<(Around & Record<string, unknown>)[]> {
  return ctx.db.query(around, [ctx.tenantId, ids]);
}
