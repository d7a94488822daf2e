import { Drawer } from 'antd';
import { Link, useLocation } from 'react-router';
import { useCompact } from '../../kit/screen/use-compact.ts';
import { useText } from '../../kit/text/language.ts';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { cleanPath, matchPage } from '../match-page.ts';
import { useUserMenu } from '../menu/menu-context.ts';
import { nearestEntry } from '../menu/menu-tree.ts';
import { SafeFrame } from '../pages/safe-frame.tsx';
import { pageRoutes } from '../routes.ts';
import { HelpContents } from './help-contents.tsx';
import { showHelp } from './help-store.ts';
import { helpTexts as texts } from './help-texts.ts';
import { useHelpAddress } from './use-help-address.ts';

/** Help on the page in front; asked for only now that the drawer is open. */
export function HelpDrawer() {
  const t = useText();
  const menu = useUserMenu();
  const isPhone = useCompact();
  const path = cleanPath(useLocation().pathname);
  const code = nearestEntry(menu.all, path)?.code ?? '';
  const query = useHelpAddress({ routeStr: routeOf(path), code });
  return (
    <Drawer
      open
      placement="right"
      size={isPhone ? '100%' : '30%'}
      title={t(texts.title)}
      extra={
        query.data && (
          <Link to="/onlineHelp" onClick={() => showHelp(false)}>
            {t(texts.contents)}
          </Link>
        )
      }
      onClose={() => showHelp(false)}
      styles={query.data ? { body: { padding: 0 } } : undefined}
    >
      <Loaded query={query} rows={4}>
        {(address) => (address ? <SafeFrame address={address} title={t(texts.title)} /> : <HelpContents isBrief />)}
      </Loaded>
    </Drawer>
  );
}

/** Help is written for a page and not for each of its rows: a page with parameters goes by its pattern. */
function routeOf(path: string): string {
  const pattern = matchPage(pageRoutes, path)?.path;
  return pattern?.includes('/:') ? pattern : path;
}
