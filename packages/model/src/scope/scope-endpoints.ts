import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';

const text = z.object({ zh: z.string(), en: z.string() });

const filterField = z.object({
  name: z.string(),
  label: text,
  kind: z.enum([
    'text',
    'longText',
    'dict',
    'month',
    'integer',
    'decimal',
    'rate',
    'money',
    'choice',
    'flag',
    'ref',
    'tree',
    'refs',
    'day',
    'instant',
  ]),
  to: z.string().optional(),
  choices: z.array(z.object({ value: z.number(), label: text })).optional(),
});

/** What a data scope can be about. */
const scopeResource = z.object({
  name: z.string(),
  label: text,
  menuId: z.string().nullable(),
  fields: z.array(filterField),
  /** What `scopeField` may name; a kept one is seen whether it is named or not. */
  columns: z.array(z.object({ name: z.string(), label: text, isKept: z.boolean() })),
});
export type ScopeResource = z.infer<typeof scopeResource>;

export const scopeResources = endpoint({
  route: 'GET /api/blade-system/data-scope/resources',
  label: { zh: '可设数据权限的资源', en: 'Resources that data scopes are about' },
  permission: 'datascope_view',
  input: z.object({}),
  output: z.array(scopeResource),
});

const scopeMenu = z.object({
  id: z.string(),
  parentId: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
});
export type ScopeMenu = z.infer<typeof scopeMenu>;

/** The menus that the list stands beside, with those above them. */
export const dataScopeMenus = endpoint({
  route: 'GET /api/blade-system/data-scope/menus',
  label: { zh: '数据权限的菜单', en: 'Menus with data scopes' },
  permission: 'datascope_view',
  input: z.object({}),
  output: z.array(scopeMenu),
});

export const apiScopeMenus = endpoint({
  route: 'GET /api/blade-system/api-scope/menus',
  label: { zh: '接口权限的菜单', en: 'Menus with API scopes' },
  permission: 'apiscope_view',
  input: z.object({}),
  output: z.array(scopeMenu),
});

const scopeRoute = z.object({
  route: z.string(),
  label: text,
  permission: z.string(),
  menuId: z.string().nullable(),
});
export type ScopeRoute = z.infer<typeof scopeRoute>;

export const scopeRouteList = endpoint({
  route: 'GET /api/blade-system/api-scope/routes',
  label: { zh: '可设接口权限的接口', en: 'Endpoints that API scopes are about' },
  permission: 'apiscope_view',
  input: z.object({}),
  output: z.array(scopeRoute),
});

const reason = z.object({
  /** own: he created the row · examine: he may see everybody's · part: he has a part in it · scope: a scope of a role. */
  kind: z.enum(['own', 'examine', 'part', 'scope']),
  isMet: z.boolean(),
  roleName: z.string().nullable(),
  scopeName: z.string().nullable(),
  sentence: z.string(),
});

const explanation = z.object({
  isVisible: z.boolean(),
  /** About whom the question was. */
  userName: z.string(),
  summary: z.string(),
  reasons: z.array(reason),
  /** The labels of the row's fields that he sees, and of those kept from him; null: he sees all of them. */
  columns: z.object({ seen: z.array(z.string()), hidden: z.array(z.string()) }).nullable(),
});
export type ScopeExplanation = z.infer<typeof explanation>;

/**
 * Why does somebody see this row, or why not. Asked about oneself, a row that one may not see answers like a missing
 * one. Asked about another, the asker needs the permission of the data scopes and must himself see the row.
 */
export const explainScope = endpoint({
  route: 'GET /api/blade-system/data-scope/explain',
  label: { zh: '为什么能看到这条数据', en: 'Why is this row seen' },
  permission: 'signedIn',
  input: z.object({
    resource: z
      .string()
      .max(60)
      .meta({ examples: ['project'] }),
    id: idInput,
    userId: idInput.optional(),
  }),
  output: explanation,
  ids: { id: 'project', userId: 'user' },
});

const named = z.object({ id: z.string(), name: z.string() });
export type NamedReference = z.infer<typeof named>;

/** What a condition's references can be set to, and whom a question can be about: up to 1,000 of each. */
export const scopeReferences = endpoint({
  route: 'GET /api/blade-system/data-scope/references',
  label: { zh: '条件可引用的人员、部门、角色', en: 'People, departments and roles for conditions' },
  permission: 'datascope_view',
  input: z.object({}),
  output: z.object({ user: z.array(named), dept: z.array(named), role: z.array(named) }),
});

/** The resources that the asker may look at at all. */
export const explainResources = endpoint({
  route: 'GET /api/blade-system/data-scope/explain-resources',
  label: { zh: '可查询可见性的资源', en: 'Resources to ask about' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.array(z.object({ name: z.string(), label: text })),
});

/** Rows of a resource that the asker sees, by a word in their names: to pick one from. */
export const explainRows = endpoint({
  route: 'GET /api/blade-system/data-scope/explain-rows',
  label: { zh: '可查询的数据', en: 'Rows to ask about' },
  permission: 'signedIn',
  input: z.object({
    resource: z
      .string()
      .max(60)
      .meta({ examples: ['project'] }),
    keyword: z.string().max(60).optional(),
  }),
  output: z.array(named),
});
