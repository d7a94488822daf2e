import { DesktopOutlined, MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { useText } from '../../kit/text/language.ts';
import type { UserMenu } from '../menu/use-menu.ts';
import { HeaderTools, type HeaderToolsProps } from './header-tools.tsx';
import { shellTexts } from './shell-texts.ts';
import { ToolButton } from './tool-button.tsx';
import { TopMenu } from './top-menu.tsx';
import { UserMenuButton } from './user-menu-button.tsx';

export interface HeaderProps extends HeaderToolsProps {
  readonly menu: UserMenu;
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}

/** Top bar: collapse, workbench, top menu, tools, user. */
export function Header({ menu, isCollapsed, onToggle, ...tools }: HeaderProps) {
  const t = useText();
  const { isPhone } = tools;
  return (
    <header className="shell-header">
      <ToolButton
        icon={isPhone ? <MenuOutlined /> : isCollapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        label={t(isPhone ? shellTexts.openMenu : isCollapsed ? shellTexts.expand : shellTexts.collapse)}
        onClick={onToggle}
      />
      {!isPhone && (
        <>
          <ToolButton icon={<DesktopOutlined />} label={t(shellTexts.workbench)} onClick={tools.onWorkbench} />
          <TopMenu menu={menu} />
        </>
      )}
      <div className="shell-header-end">
        <HeaderTools {...tools} />
        <UserMenuButton isPhone={isPhone} onActing={tools.onActing} />
      </div>
    </header>
  );
}
