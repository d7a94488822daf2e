import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { idsText, looseCall } from './wire.ts';

const levelInput = looseCall({ parentId: idInput.optional() });

export interface DeptNode {
  readonly id: string;
  readonly parentId: string;
  readonly title: string;
  readonly key: string;
  readonly value: string;
  readonly hasChildren?: boolean;
  readonly children?: DeptNode[];
}

const deptNode: z.ZodType<DeptNode> = z.object({
  id: z.string(),
  parentId: z.string(),
  title: z.string(),
  key: z.string(),
  value: z.string(),
  hasChildren: z.boolean().optional(),
  children: z.lazy(() => z.array(deptNode)).optional(),
});

export interface DeptRow {
  readonly id: string;
  readonly tenantId: string;
  readonly parentId: string;
  readonly parentName: string | null;
  readonly ancestors: string;
  readonly deptName: string;
  readonly fullName: string | null;
  readonly deptCategory: number;
  readonly managerId: string | null;
  readonly managerName: string | null;
  readonly sort: number;
  readonly remark: string | null;
  readonly status: number;
  readonly version: number;
  readonly createTime: string;
  readonly updateTime: string;
  readonly hasChildren?: boolean;
  readonly children?: DeptRow[];
}

const deptRow: z.ZodType<DeptRow> = z.object({
  id: z.string(),
  tenantId: z.string(),
  parentId: z.string(),
  parentName: z.string().nullable(),
  ancestors: z.string(),
  deptName: z.string(),
  fullName: z.string().nullable(),
  deptCategory: z.number(),
  managerId: z.string().nullable(),
  managerName: z.string().nullable(),
  sort: z.number(),
  remark: z.string().nullable(),
  status: z.number(),
  version: z.number(),
  createTime: z.string(),
  updateTime: z.string(),
  hasChildren: z.boolean().optional(),
  children: z.lazy(() => z.array(deptRow)).optional(),
});

export const deptDetail = endpoint({
  route: 'GET /api/blade-system/dept/detail',
  label: { zh: '部门详情', en: 'Department: detail' },
  permission: 'dept_view',
  input: looseCall({ id: idInput }),
  output: deptRow,
  ids: { id: 'dept' },
});

/** The whole forest; with a name or a kind, what matches, each a root where its parent does not match. */
export const listDepts = endpoint({
  route: 'GET /api/blade-system/dept/list',
  label: { zh: '部门列表', en: 'Departments: list' },
  permission: 'dept_view',
  input: looseCall({ deptName: z.string().max(100).optional(), deptCategory: z.coerce.number().int().optional() }),
  output: z.array(deptRow),
});

/** One level; with `deptName`, what matches on all levels. */
export const lazyListDepts = endpoint({
  route: 'GET /api/blade-system/dept/lazy-list',
  label: { zh: '部门懒加载列表', en: 'Departments: one level' },
  permission: 'dept_view',
  input: levelInput,
  output: z.array(deptRow),
  ids: { parentId: 'dept' },
});

/** For choosers everywhere: names and places only. */
export const deptTree = endpoint({
  route: 'GET /api/blade-system/dept/tree',
  label: { zh: '部门树', en: 'Tree of departments' },
  permission: 'signedIn',
  input: looseCall({}),
  output: z.array(deptNode),
});

export const lazyDeptTree = endpoint({
  route: 'GET /api/blade-system/dept/lazy-tree',
  label: { zh: '部门懒加载树', en: 'Tree of departments: one level' },
  permission: 'signedIn',
  input: levelInput,
  output: z.array(deptNode),
  ids: { parentId: 'dept' },
});

/** The manager of a department, of one's own first one when none is named. */
export const deptManager = endpoint({
  route: 'GET /api/blade-system/dept/deptManager',
  label: { zh: '部门负责人', en: 'Manager of a department' },
  permission: 'signedIn',
  input: looseCall({ deptId: idInput.optional() }),
  output: z.object({
    deptId: z.string(),
    deptName: z.string(),
    managerId: z.string().nullable(),
    managerName: z.string().nullable(),
  }),
  ids: { deptId: 'dept' },
});

/** The entity's own fields are judged one by one by `validate`; the schema only takes the shape. */
export const submitDept = endpoint({
  route: 'POST /api/blade-system/dept/submit',
  label: { zh: '保存部门', en: 'Save a department' },
  permission: 'dept_edit',
  permissionToAdd: 'dept_add',
  input: looseCall({
    id: idInput.optional(),
    parentId: z.string().nullish(),
    managerId: z.string().nullish(),
  }),
  output: z.object({ id: z.string(), version: z.number() }),
  writes: true,
  ids: { id: 'dept', parentId: 'dept', managerId: 'user' },
});

export const removeDepts = endpoint({
  route: 'POST /api/blade-system/dept/remove',
  label: { zh: '删除部门', en: 'Remove departments' },
  permission: 'dept_delete',
  input: looseCall({ ids: idsText }),
  output: z.null(),
  writes: true,
  ids: { ids: 'dept' },
});

/** The detail, the save and the removal are the entity's own routes, answered by the module. */
export const deptEndpoints = [listDepts, lazyListDepts, deptTree, lazyDeptTree, deptManager] as const;
