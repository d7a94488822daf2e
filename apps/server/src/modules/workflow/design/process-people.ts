import { userStatus, type Page } from '@zhaocai/model';
import { escapeLike } from '../../../platform/crud/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { pageOfRows, type PageOf } from '../task/task-lists.ts';
import { nameOf } from '../task/task-rows.ts';

interface Paged {
  readonly current: number;
  readonly size: number;
  readonly name?: string | undefined;
}

interface DeptRow {
  readonly id: string;
  readonly parentId: string;
  readonly deptName: string;
  readonly fullName: string | null;
  readonly managerId: string | null;
  readonly managerName: string | null;
}

const everything = { current: 1, size: 5000 };

function depts(ctx: Ctx, parameters: Parameters, name?: string): PageOf {
  return {
    select: `p.id, p.parent_id as "parentId", p.dept_name as "deptName", p.full_name as "fullName",
      p.manager_id as "managerId", (select ${nameOf('u')} from user_account u
        where u.tenant_id = p.tenant_id and u.id = p.manager_id) as "managerName"`,
    from: 'from dept p',
    where: [
      `p.tenant_id = ${parameters.bind(ctx.tenantId)}`,
      'p.is_deleted = 0',
      ...(name ? [`p.dept_name ilike ${parameters.bind(`%${escapeLike(name)}%`)}`] : []),
    ],
    order: 'p.sort, p.id',
  };
}

export function pageOfDepts(ctx: Ctx, { current, size, name }: Paged): Promise<Page<DeptRow>> {
  const parameters = new Parameters();
  return pageOfRows<DeptRow>(ctx, depts(ctx, parameters, name), { parameters, current, size });
}

export async function listDepts(ctx: Ctx, { name }: { name?: string | undefined }): Promise<DeptRow[]> {
  return (await pageOfDepts(ctx, { ...everything, name })).records;
}

export async function deptDetail(ctx: Ctx, { id }: { id: string }): Promise<DeptRow> {
  const parameters = new Parameters();
  const question = depts(ctx, parameters);
  const where = [...question.where, `p.id = ${parameters.bind(id)}`];
  const page = await pageOfRows<DeptRow>(ctx, { ...question, where }, { parameters, current: 1, size: 1 });
  return page.records[0] ?? notFound();
}

interface RoleRow {
  readonly id: string;
  readonly roleName: string;
  readonly roleAlias: string;
  readonly userCount: number;
}

export function pageOfRoles(ctx: Ctx, { current, size, name }: Paged): Promise<Page<RoleRow>> {
  const parameters = new Parameters();
  const roles = {
    select: `r.id, r.role_name as "roleName", r.role_alias as "roleAlias", (select count(*)::int from user_role ur
      join user_account u on u.tenant_id = ur.tenant_id and u.id = ur.user_id and u.is_deleted = 0
        and u.status in ${userStatus.sql('enabled')}
      where ur.tenant_id = r.tenant_id and ur.role_id = r.id) as "userCount"`,
    from: 'from role r',
    where: [
      `r.tenant_id = ${parameters.bind(ctx.tenantId)}`,
      'r.is_deleted = 0',
      ...(name ? [`r.role_name ilike ${parameters.bind(`%${escapeLike(name)}%`)}`] : []),
    ],
    order: 'r.sort, r.id',
  };
  return pageOfRows<RoleRow>(ctx, roles, { parameters, current, size });
}

export async function listRoles(ctx: Ctx, { name }: { name?: string | undefined }): Promise<RoleRow[]> {
  return (await pageOfRoles(ctx, { ...everything, name })).records;
}
