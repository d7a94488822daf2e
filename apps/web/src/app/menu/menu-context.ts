import { createContext, useContext } from 'react';
import type { UserMenu } from './use-menu.ts';

export const MenuContext = createContext<UserMenu | undefined>(undefined);

export function useUserMenu(): UserMenu {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('the menu is known inside the main layout only');
  return menu;
}
