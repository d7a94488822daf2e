import type { TopMenuRow } from '@zhaocai/model/system/menu';
import { App } from 'antd';
import { useLanguage, useText } from '../../kit/text/language.ts';
import { menuName } from '../menu/menu-tree.ts';
import type { UserMenu } from '../menu/use-menu.ts';
import { shellTexts } from './shell-texts.ts';

/** Its system is announced, not there: a click only says so. */
const announcedCode = 'report_mar';

/** The systems that the menu is divided into. */
export function TopMenu({ menu }: { menu: UserMenu }) {
  const t = useText();
  const language = useLanguage();
  const { message } = App.useApp();
  if (menu.tops.length < 2) return null;
  const handleClick = ({ id, code }: TopMenuRow) => {
    if (code === announcedCode) void message.info(t(shellTexts.systemUnderDevelopment));
    else menu.chooseTop(id);
  };
  return (
    <nav className="shell-tops" aria-label={t(shellTexts.systems)}>
      {menu.tops.map((top) => (
        <button
          key={top.id}
          type="button"
          className={top.id === menu.top?.id ? 'shell-top shell-top-active' : 'shell-top'}
          aria-current={top.id === menu.top?.id ? 'true' : undefined}
          onClick={() => handleClick(top)}
        >
          {menuName(top, language)}
        </button>
      ))}
    </nav>
  );
}
