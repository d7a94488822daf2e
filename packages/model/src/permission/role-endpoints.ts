import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { role } from './role.ts';
import { idList, tenantIdInput, treeOutput } from './wire.ts';

/** `children` is left out where empty. */
export type RoleRecord = Row<typeof role> & {
  readonly parentId: string;
  readonly parentName: string;
  readonly isBuiltIn: boolean;
  /** How many users have it. */
  readonly userCount: number;
  readonly children?: readonly RoleRecord[];
};

export const roleRecord = rowSchema(role.fields).extend({
  parentId: z.string(),
  parentName: z.string(),
  isBuiltIn: z.boolean(),
  userCount: z.number(),
  children: z.lazy(() => z.array(z.unknown())).optional(),
}) as unknown as z.ZodType<RoleRecord>;

export const roleList = endpoint({
  route: 'GET /api/blade-system/role/list',
  label: { zh: '角色列表', en: 'Roles' },
  permission: 'role_view',
  input: z.looseObject({
    tenantId: tenantIdInput,
    roleName: z.string().optional(),
    roleAlias: z.string().optional(),
    keyword: z.string().optional(),
  }),
  output: z.array(roleRecord),
});

export const roleTree = endpoint({
  route: 'GET /api/blade-system/role/tree',
  label: { zh: '角色树', en: 'Tree of roles' },
  permission: 'signedIn',
  input: z.looseObject({ tenantId: tenantIdInput }),
  output: treeOutput,
});

export const roleTreeById = endpoint({
  route: 'GET /api/blade-system/role/tree-by-id',
  label: { zh: '可作上级的角色树', en: 'Tree of roles that may stand above one' },
  permission: 'role_view',
  input: z.looseObject({ roleId: idInput, tenantId: tenantIdInput }),
  output: treeOutput,
  ids: { roleId: 'role' },
});

export const roleDetail = endpoint({
  route: 'GET /api/blade-system/role/detail',
  label: { zh: '角色详情', en: 'Role: detail' },
  permission: 'role_view',
  input: z.looseObject({ id: idInput, tenantId: tenantIdInput }),
  output: roleRecord,
  ids: { id: 'role' },
});

export const roleSubmit = endpoint({
  route: 'POST /api/blade-system/role/submit',
  label: { zh: '保存角色', en: 'Save a role' },
  permission: 'role_edit',
  permissionToAdd: 'role_add',
  input: z.looseObject({
    id: idInput.or(z.literal('')).optional(),
    parentId: z.string().max(18).nullish(),
    tenantId: tenantIdInput,
  }),
  output: z.object({ id: z.string(), version: z.number() }),
  writes: true,
  stepUp: true,
  ids: { id: 'role', parentId: 'role' },
});

export const roleRemove = endpoint({
  route: 'POST /api/blade-system/role/remove',
  label: { zh: '删除角色', en: 'Remove roles' },
  permission: 'role_delete',
  input: z.object({ ids: idList, tenantId: tenantIdInput }),
  output: z.null(),
  writes: true,
  ids: { ids: 'role' },
});

/** Replaces what the roles hold by what is sent; with `topId` only among the menus of that application. */
export const roleGrant = endpoint({
  route: 'POST /api/blade-system/role/grant',
  label: { zh: '角色授权', en: 'Grant to roles' },
  permission: 'role_edit',
  input: z.object({
    roleIds: idList,
    menuIds: idList,
    dataScopeIds: idList.optional(),
    apiScopeIds: idList.optional(),
    topId: idInput.or(z.literal('')).nullish(),
    /** By role, as `role-tree-keys` told them: a role that somebody changed meanwhile is refused. */
    versions: z.record(idInput, z.coerce.number().int().min(0)).optional(),
    tenantId: tenantIdInput,
  }),
  output: z.null(),
  writes: true,
  stepUp: true,
  ids: { roleIds: 'role', menuIds: 'menu', dataScopeIds: 'dataScope', apiScopeIds: 'apiScope', topId: 'topMenu' },
});

/** Copies a role of the platform, with what of it the tenant can hold, into a tenant. */
export const platformGrantTenant = endpoint({
  route: 'POST /api/blade-system/role/platGrantTenant',
  label: { zh: '平台角色授予租户', en: 'Give platform roles to a tenant' },
  permission: 'tenantRole_add',
  input: z.object({ roleIds: idList, tenantId: z.string().regex(/^\d{6}$/) }),
  output: z.object({ roles: z.array(z.object({ id: z.string(), roleName: z.string(), menus: z.number() })) }),
  writes: true,
  stepUp: true,
  ids: { roleIds: 'role' },
});

export const roleEndpoints = [
  roleList,
  roleTree,
  roleTreeById,
  roleDetail,
  roleSubmit,
  roleRemove,
  roleGrant,
  platformGrantTenant,
] as const;
