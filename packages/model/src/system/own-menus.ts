import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

const menuCode = z.string().min(1).max(60);
const ownMenusAnswer = z.object({
  /** Codes of menus, the first that was marked first. */
  favourites: z.array(z.string()),
  /** Codes of menus, the last that was opened first. */
  recent: z.array(z.string()),
});
export type OwnMenus = z.infer<typeof ownMenusAnswer>;

/** Of each person so many are remembered. */
export const mostRecent = 10;

export const ownMenus = endpoint({
  route: 'GET /api/blade-system/menu/own',
  label: { zh: '收藏与最近访问', en: 'Favourite and recent menus' },
  permission: 'signedIn',
  input: z.object({}),
  output: ownMenusAnswer,
});

export const markMenu = endpoint({
  route: 'POST /api/blade-system/menu/favourite',
  label: { zh: '收藏菜单', en: 'Mark a menu' },
  permission: 'signedIn',
  input: z.object({ code: menuCode, isFavourite: z.boolean() }),
  output: ownMenusAnswer,
  writes: true,
});

export const visitMenu = endpoint({
  route: 'POST /api/blade-system/menu/visit',
  label: { zh: '记录访问的菜单', en: 'Note a menu that is opened' },
  permission: 'signedIn',
  input: z.object({ code: menuCode }),
  output: ownMenusAnswer,
  writes: true,
});
