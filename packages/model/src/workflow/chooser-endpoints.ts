import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf } from '../kit/page.ts';
import { idInput } from '../kit/resource.ts';
import { pageQuery } from './wire.ts';

/** Departments and roles as whoever draws a flow, or fills in a form, chooses among them. */
const deptAnswer = z.object({
  id: z.string(),
  parentId: z.string(),
  deptName: z.string(),
  fullName: z.string().nullable(),
  managerId: z.string().nullable(),
  managerName: z.string().nullable(),
});
const roleAnswer = z.object({ id: z.string(), roleName: z.string(), roleAlias: z.string(), userCount: z.number() });
const nameFilter = { name: z.string().max(60).optional() };

export const processDeptDetail = endpoint({
  route: 'GET /api/process/dept/detail',
  label: { zh: '部门', en: 'A department' },
  permission: 'signedIn',
  input: z.object({ id: idInput }),
  output: deptAnswer,
  ids: { id: 'dept' },
});

export const processDeptList = endpoint({
  route: 'GET /api/process/dept/list',
  label: { zh: '部门分页', en: 'Departments: page' },
  permission: 'signedIn',
  input: z.object({ ...pageQuery, ...nameFilter }),
  output: pageOf(deptAnswer),
});

export const processDeptListOnly = endpoint({
  route: 'GET /api/process/dept/listOnly',
  label: { zh: '部门列表', en: 'Departments' },
  permission: 'signedIn',
  input: z.object(nameFilter),
  output: z.array(deptAnswer),
});

export const processRoleList = endpoint({
  route: 'GET /api/process/role/list',
  label: { zh: '角色分页', en: 'Roles: page' },
  permission: 'flow_view',
  input: z.object({ ...pageQuery, ...nameFilter }),
  output: pageOf(roleAnswer),
});

export const processRoleListOnly = endpoint({
  route: 'GET /api/process/role/listOnly',
  label: { zh: '角色列表', en: 'Roles' },
  permission: 'flow_view',
  input: z.object(nameFilter),
  output: z.array(roleAnswer),
});

export const chooserEndpoints = [
  processDeptDetail,
  processDeptList,
  processDeptListOnly,
  processRoleList,
  processRoleListOnly,
] as const;
