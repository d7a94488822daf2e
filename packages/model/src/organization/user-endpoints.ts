import { z } from 'zod';
import { endpoint, type Endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { pageInput, pageOf, type Page, type PageInput } from '../kit/page.ts';
import { exportInput, idInput, rowSchema, type ExportInput } from '../kit/resource.ts';
import { idsText, looseCall } from './wire.ts';
import { user } from './user.ts';
import {
  importUsers,
  importUsersCheck,
  importUsersFaults,
  initialPassword,
  userTemplate,
} from './user-import-endpoints.ts';

/** What a list and a detail show beside the account's own fields: ids joined by commas, and the names likewise. */
const joined = {
  roleId: z.string(),
  roleName: z.string(),
  deptId: z.string(),
  deptName: z.string(),
  postId: z.string(),
  postName: z.string(),
};
const userRow = rowSchema(user.fields).extend(joined);

export type UserRow = Row<typeof user> & {
  readonly roleId: string;
  readonly roleName: string;
  readonly deptId: string;
  readonly deptName: string;
  readonly postId: string;
  readonly postName: string;
};

const filterIds = { deptId: idInput.optional(), roleId: idInput.optional(), postId: idInput.optional() };
export type UserPageInput = PageInput & {
  readonly deptId?: string;
  readonly roleId?: string;
  readonly postId?: string;
};

export type UserExportInput = UserPageInput & ExportInput;

/** `deptId` means the department and everything below it. */
export const pageUsers: Endpoint<UserPageInput, Page<UserRow>> = endpoint({
  route: 'GET /api/blade-user/page',
  aliases: ['GET /api/blade-user/list'],
  label: { zh: '用户分页查询', en: 'Users: page' },
  permission: 'user_view',
  input: pageInput.extend(filterIds),
  // The rows are the entity's, typed by its fields.
  output: pageOf(userRow) as unknown as z.ZodType<Page<UserRow>>,
  ids: { deptId: 'dept', roleId: 'role', postId: 'post' },
});

export const userDetail = endpoint({
  route: 'GET /api/blade-user/detail',
  label: { zh: '用户详情', en: 'User: detail' },
  permission: 'user_view',
  input: looseCall({ id: idInput }),
  output: userRow as unknown as z.ZodType<UserRow>,
  ids: { id: 'user' },
});

const userInput = looseCall({
  id: idInput.optional(),
  version: z.coerce.number().int().min(0).optional(),
  deptId: idsText.optional(),
  postId: idsText.optional(),
  roleId: idsText.optional(),
});
export type UserInput = z.infer<typeof userInput>;

const userIds = { id: 'user', deptId: 'dept', postId: 'post', roleId: 'role' } as const;

const savedUser = z.object({
  id: z.string(),
  version: z.number(),
  /** Of a new account, told this once and kept nowhere. */
  initialPassword: z.string().optional(),
});

/**
 * Adds without an id, changes with one. `raw`, here and below, because the answer holds a password: it must not be kept
 * with the idempotency key. The unique account refuses a repetition.
 */
export const submitUser = endpoint({
  route: 'POST /api/blade-user/submit',
  label: { zh: '保存用户', en: 'Save a user' },
  permission: 'user_edit',
  permissionToAdd: 'user_add',
  input: userInput,
  output: savedUser,
  writes: true,
  stepUp: true,
  raw: true,
  ids: userIds,
});

export const updateUser = endpoint({
  route: 'POST /api/blade-user/update',
  label: { zh: '修改用户', en: 'Change a user' },
  permission: 'user_edit',
  input: userInput.extend({ id: idInput }),
  output: savedUser,
  writes: true,
  stepUp: true,
  ids: userIds,
});

export const removeUsers = endpoint({
  route: 'POST /api/blade-user/remove',
  label: { zh: '删除用户', en: 'Remove users' },
  permission: 'user_delete',
  input: looseCall({ ids: idsText }),
  output: z.null(),
  writes: true,
  ids: { ids: 'user' },
});

export const grantUsers = endpoint({
  route: 'POST /api/blade-user/grant',
  label: { zh: '分配角色', en: 'Assign roles' },
  permission: 'user_role',
  input: looseCall({ userIds: idsText, roleIds: idsText }),
  output: z.null(),
  writes: true,
  stepUp: true,
  ids: { userIds: 'user', roleIds: 'role' },
});

/** New initial passwords, told this once. */
export const resetPasswords = endpoint({
  route: 'POST /api/blade-user/reset-password',
  label: { zh: '重置密码', en: 'Reset passwords' },
  permission: 'user_reset',
  input: looseCall({ userIds: idsText }),
  output: z.array(initialPassword),
  writes: true,
  stepUp: true,
  raw: true,
  ids: { userIds: 'user' },
});

/** What would be left lying if somebody were disabled. */
export const userDuties = endpoint({
  route: 'GET /api/blade-user/open-duties',
  label: { zh: '用户待办统计', en: 'Open duties of a user' },
  permission: 'user_edit',
  input: looseCall({ id: idInput }),
  output: z.object({
    /** What waits for him, by his person or by his rights. */
    open: z.number(),
    /** Of these: his by name, or of a right that nobody else has who may do it. */
    alone: z.number(),
  }),
  ids: { id: 'user' },
});

export const unlockUsers = endpoint({
  route: 'POST /api/blade-user/unlock',
  label: { zh: '解锁账号', en: 'Unlock accounts' },
  permission: 'user_unlock',
  input: looseCall({ userIds: idsText }),
  output: z.null(),
  writes: true,
  ids: { userIds: 'user' },
});

/** Takes away codes and passkeys of people who lost theirs; they are told, and enrol anew. */
export const resetSecondFactors = endpoint({
  route: 'POST /api/blade-user/reset-second-factors',
  label: { zh: '重置双重验证', en: 'Reset second factors' },
  permission: 'user_reset',
  input: looseCall({ userIds: idsText }),
  output: z.null(),
  writes: true,
  stepUp: true,
  ids: { userIds: 'user' },
});

const platformUser = z.object({
  userId: z.string(),
  account: z.string(),
  name: z.string(),
  userType: z.number(),
  userExt: z.string(),
});

export const userPlatformDetail = endpoint({
  route: 'GET /api/blade-user/platform-detail',
  label: { zh: '用户平台信息', en: 'User: kind of client' },
  permission: 'user_view',
  input: looseCall({ id: idInput }),
  output: platformUser,
  ids: { id: 'user' },
});

export const updateUserPlatform = endpoint({
  route: 'POST /api/blade-user/update-platform',
  label: { zh: '修改用户平台信息', en: 'Change the kind of client' },
  permission: 'user_edit',
  input: looseCall({
    userId: idInput,
    userType: z.coerce.number().int().min(1),
    userExt: z.string().max(4000).nullish(),
  }),
  output: z.null(),
  writes: true,
  ids: { userId: 'user' },
});

const listedUser = z.object({
  id: z.string(),
  account: z.string(),
  name: z.string(),
  realName: z.string().nullable(),
  deptId: z.string(),
  deptName: z.string(),
});
export type ListedUser = z.infer<typeof listedUser>;

/** For choosers: the enabled people of one's own tenant, who they are and where they sit; `keyword` narrows them. */
export const listUsers = endpoint({
  route: 'GET /api/blade-user/user-list',
  label: { zh: '用户列表', en: 'Users: list' },
  permission: 'signedIn',
  input: looseCall({ deptId: idInput.optional() }),
  output: z.array(listedUser),
  ids: { deptId: 'dept' },
});

const assignableRole = z.object({
  id: z.string(),
  roleName: z.string(),
  roleAlias: z.string(),
  /** May the caller give it to somebody? Nobody grants what he does not hold. */
  isGrantable: z.boolean(),
});
export type AssignableRole = z.infer<typeof assignableRole>;

export const assignableRoles = endpoint({
  route: 'GET /api/blade-user/assignable-roles',
  label: { zh: '可分配角色', en: 'Roles to assign' },
  permission: 'user_view',
  input: looseCall({}),
  output: z.array(assignableRole),
});

/** With the filters of the list, in the columns of the import. */
export const exportUsers = endpoint({
  route: 'POST /api/blade-user/export-user',
  aliases: ['GET /api/blade-user/export-user'],
  label: { zh: '导出用户', en: 'Export users' },
  permission: 'user_export',
  input: exportInput as z.ZodType<UserExportInput>,
  output: z.unknown(),
  raw: true,
});

const lookedAfter = z.object({ tenantId: z.string(), tenantName: z.string(), kind: z.string() });

/** In which tenants the caller may look after people and departments: the platform in all, everybody else in his own. */
export const tenantsToLookAfter = endpoint({
  route: 'GET /api/blade-user/tenants',
  label: { zh: '可管理的租户', en: 'Tenants to look after' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.array(lookedAfter),
});

/** The page, the detail, the save and the removal are the entity's own routes, answered by the module. */
export const userEndpoints = [
  updateUser,
  grantUsers,
  resetPasswords,
  resetSecondFactors,
  unlockUsers,
  userDuties,
  userPlatformDetail,
  updateUserPlatform,
  listUsers,
  assignableRoles,
  importUsers,
  importUsersCheck,
  importUsersFaults,
  exportUsers,
  userTemplate,
  tenantsToLookAfter,
] as const;
