import { useParams } from 'react-router';
import { Empty } from '../../kit/widgets/empty.tsx';
import { useLanguage, useText } from '../../kit/text/language.ts';
import { useUserMenu } from '../menu/menu-context.ts';
import { flatten, isExternal, menuName } from '../menu/menu-tree.ts';
import { shellTexts } from '../shell/shell-texts.ts';

/** An external page in a frame. Only addresses of the menu: a link must not be able to show a stranger's page as ours. */
export function ExternalPage() {
  const t = useText();
  const language = useLanguage();
  const { routerPath } = useParams();
  const menu = useUserMenu();
  const entry = flatten(menu.all).find((node) => node.code === routerPath && isExternal(node));
  if (!entry) return <Empty title={t(shellTexts.externalMissing)} />;
  return (
    <iframe
      className="shell-frame"
      src={entry.path}
      title={menuName(entry, language)}
      sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-downloads"
      referrerPolicy="no-referrer"
    />
  );
}
