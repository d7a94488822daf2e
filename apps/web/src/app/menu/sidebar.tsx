import type { MenuNode } from '@zhaocai/model/system/menu';
import { StarOutlined } from '@ant-design/icons';
import { Menu, type MenuProps } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useText } from '../../kit/text/language.ts';
import { shellTexts } from '../shell/shell-texts.ts';
import { MenuIcon } from './menu-icon.tsx';
import { menusBy, useOwnMenus } from './own-menus.ts';
import { addressOf, ancestorsOf, flatten, isExternal, menuName, nearestEntry } from './menu-tree.ts';
import type { UserMenu } from './use-menu.ts';

export interface SidebarProps {
  readonly menu: UserMenu;
  readonly path: string;
  readonly isCollapsed: boolean;
  readonly onChosen?: () => void;
}

/** A marked menu stands twice: at its place, and at the top. */
const favouriteKey = ({ id }: MenuNode) => `favourite ${id}`;

const windowOfItsOwn = 2;
const unfoldingMs = 400;

/** The user's menu, the page in front marked. */
export function Sidebar({ menu, path, isCollapsed, onChosen }: SidebarProps) {
  const t = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const current = nearestEntry(menu.sidebar, path);
  const above = current ? ancestorsOf(menu.sidebar, current.id) : [];
  const [opened, setOpened] = useState<string[]>();
  // The first groups stand open: a menu of a dozen entries needs no hunting.
  const open = opened ?? [...new Set([...above, ...menu.sidebar.slice(0, 3).map((node) => node.id), 'favourites'])];

  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a long menu the entry of the page in front may lie below what is seen.
    const reveal = () => list.current?.querySelector('.ant-menu-item-selected')?.scrollIntoView({ block: 'nearest' });
    reveal();
    // Its group may only be unfolding.
    const timer = setTimeout(reveal, unfoldingMs);
    return () => clearTimeout(timer);
  }, [current?.id, menu.isReady]);
  const handleClick = (id: string) => {
    const node = flatten(menu.all).find((candidate) => id === candidate.id || id === favouriteKey(candidate));
    if (!node) return;
    if (node.isOpen === windowOfItsOwn)
      window.open(isExternal(node) ? node.path : addressOf(node), '_blank', 'noopener');
    else void navigate(addressOf(node));
    onChosen?.();
  };
  const marked = menusBy(useOwnMenus().favourites, menu.all);
  const items = (nodes: readonly MenuNode[], depth: number): MenuProps['items'] =>
    nodes.map((node) => ({
      key: node.id,
      label: menuName(node, language),
      icon: depth === 0 || isCollapsed ? <MenuIcon name={node.source} /> : undefined,
      ...(node.children ? { children: items(node.children, depth + 1) } : {}),
    }));

  const favouritesOf = (nodes: readonly MenuNode[]): NonNullable<MenuProps['items']> =>
    nodes.length === 0
      ? []
      : [
          {
            key: 'favourites',
            label: t(shellTexts.favourites),
            icon: <StarOutlined />,
            children: nodes.map((node) => ({ key: favouriteKey(node), label: menuName(node, language) })),
          },
        ];

  if (menu.isReady && menu.sidebar.length === 0) return <p className="shell-no-menu">{t(shellTexts.noMenus)}</p>;
  return (
    <div ref={list}>
      <Menu
        mode="inline"
        className="shell-menu"
        inlineCollapsed={isCollapsed}
        inlineIndent={20}
        items={[...favouritesOf(marked), ...(items(menu.sidebar, 0) ?? [])]}
        selectedKeys={current ? [current.id] : []}
        {...(isCollapsed ? {} : { openKeys: open, onOpenChange: setOpened })}
        onClick={({ key }) => handleClick(key)}
      />
    </div>
  );
}
