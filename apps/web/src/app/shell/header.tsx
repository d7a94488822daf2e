import {
  BgColorsOutlined,
  GlobalOutlined,
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
} from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { setLanguage, useLanguage, useText } from '../../kit/text/language.ts';
import { menuName } from '../menu/menu-tree.ts';
import type { UserMenu } from '../menu/use-menu.ts';
import { isThemeName, themes } from '../theme/themes.ts';
import { setTheme, useTheme } from '../theme/theme-store.ts';
import { shellTexts } from './shell-texts.ts';
import { UserMenuButton } from './user-menu-button.tsx';

export interface HeaderProps {
  readonly menu: UserMenu;
  readonly isPhone: boolean;
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}

/** Top bar: collapse, top menu, language, theme, user. */
export function Header({ menu, isPhone, isCollapsed, onToggle }: HeaderProps) {
  const t = useText();
  const toggleLabel = t(isPhone ? shellTexts.openMenu : isCollapsed ? shellTexts.expand : shellTexts.collapse);
  return (
    <header className="shell-header">
      <Button
        type="text"
        icon={isPhone ? <MenuOutlined /> : isCollapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        aria-label={toggleLabel}
        title={toggleLabel}
        onClick={onToggle}
      />
      {!isPhone && <TopMenu menu={menu} />}
      <div className="shell-header-end">
        <LanguageButton />
        <ThemeButton />
        <UserMenuButton isPhone={isPhone} />
      </div>
    </header>
  );
}

/** The systems that the menu is divided into. */
export function TopMenu({ menu }: { menu: UserMenu }) {
  const language = useLanguage();
  if (menu.tops.length < 2) return null;
  return (
    <nav className="shell-tops">
      {menu.tops.map((top) => (
        <button
          key={top.id}
          type="button"
          className={top.id === menu.top?.id ? 'shell-top shell-top-active' : 'shell-top'}
          aria-current={top.id === menu.top?.id ? 'true' : undefined}
          onClick={() => menu.chooseTop(top.id)}
        >
          {menuName(top, language)}
        </button>
      ))}
    </nav>
  );
}

function LanguageButton() {
  const t = useText();
  const language = useLanguage();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'zh', label: '中文', disabled: language === 'zh' },
          { key: 'en', label: 'English', disabled: language === 'en' },
        ],
        onClick: ({ key }) => setLanguage(key === 'en' ? 'en' : 'zh'),
      }}
    >
      <Button
        type="text"
        icon={<GlobalOutlined />}
        aria-label={t(shellTexts.language)}
        title={t(shellTexts.language)}
      />
    </Dropdown>
  );
}

function ThemeButton() {
  const t = useText();
  const current = useTheme((state) => state.name);
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectedKeys: [current],
        items: Object.entries(themes).map(([key, theme]) => ({ key, label: t(theme.label) })),
        onClick: ({ key }) => {
          if (isThemeName(key)) setTheme(key);
        },
      }}
    >
      <Button type="text" icon={<BgColorsOutlined />} aria-label={t(shellTexts.theme)} title={t(shellTexts.theme)} />
    </Dropdown>
  );
}
