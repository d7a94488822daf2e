import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

export const topMenuRow = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  nameEn: z.string(),
  source: z.string(),
  path: z.string(),
  sort: z.number(),
  /** The menus under it of which the user holds something: where a page belongs. */
  menuIds: z.array(z.string()),
});
export type TopMenuRow = z.infer<typeof topMenuRow>;

const menuFields = {
  id: z.string(),
  /** `'0'` at the root. */
  parentId: z.string(),
  code: z.string(),
  name: z.string(),
  nameEn: z.string(),
  alias: z.string(),
  path: z.string(),
  /** Name of the icon. */
  source: z.string(),
  sort: z.number(),
  /** 1 menu · 2 button. */
  category: z.number(),
  /** 0 none · 1 toolbar · 2 row · 3 both. */
  action: z.number(),
  /** 1 in the application · 2 in a window of its own. */
  isOpen: z.number(),
  /** Aliases of the roles whose sidebar shows it; left out where it is everybody's (rules 54 and 55). */
  meta: z.object({ roles: z.array(z.string()) }).optional(),
};

const menuFlat = z.object(menuFields);

/** `children` is left out where empty: a client takes any present `children` for a branch and loses the code. */
export interface MenuNode extends z.infer<typeof menuFlat> {
  readonly children?: readonly MenuNode[];
}

export const menuNode: z.ZodType<MenuNode> = menuFlat.extend({
  children: z.lazy(() => z.array(menuNode)).optional(),
});

export const topMenus = endpoint({
  route: 'GET /api/blade-system/menu/top-menu',
  label: { zh: '顶部菜单', en: 'Top menu' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.array(topMenuRow),
});

export const menuRoutes = endpoint({
  route: 'GET /api/blade-system/menu/routes',
  label: { zh: '菜单路由', en: 'Menu of the user' },
  permission: 'signedIn',
  input: z.object({ topMenuId: z.string().max(40).optional() }),
  output: z.array(menuNode),
  ids: { topMenuId: 'topMenu' },
});

export const menuButtons = endpoint({
  route: 'GET /api/blade-system/menu/buttons',
  label: { zh: '按钮权限', en: 'Buttons of the user' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.array(menuNode),
});

/** The codes of the buttons alone: what the application asks at every start, a tenth of the tree. */
export const menuPermissions = endpoint({
  route: 'GET /api/blade-system/menu/permissions',
  label: { zh: '权限编码', en: 'Permission codes of the user' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.array(z.string()),
});
