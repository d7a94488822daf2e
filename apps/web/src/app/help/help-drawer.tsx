import { Drawer } from 'antd';
import { useLocation } from 'react-router';
import { useCompact } from '../../kit/screen/use-compact.ts';
import { useText } from '../../kit/text/language.ts';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { cleanPath } from '../match-page.ts';
import { useUserMenu } from '../menu/menu-context.ts';
import { nearestEntry } from '../menu/menu-tree.ts';
import { SafeFrame } from '../pages/safe-frame.tsx';
import { HelpContents } from './help-contents.tsx';
import { showHelp } from './help-store.ts';
import { helpTexts as texts } from './help-texts.ts';
import { useHelpAddress } from './use-help-address.ts';

/** Help on the page in front; asked for only now that the drawer is open. */
export function HelpDrawer() {
  const t = useText();
  const menu = useUserMenu();
  const isPhone = useCompact();
  const routeStr = cleanPath(useLocation().pathname);
  const query = useHelpAddress({ routeStr, code: nearestEntry(menu.all, routeStr)?.code ?? '' });
  return (
    <Drawer
      open
      placement="right"
      size={isPhone ? '100%' : '30%'}
      title={t(texts.title)}
      onClose={() => showHelp(false)}
      styles={query.data ? { body: { padding: 0 } } : undefined}
    >
      <Loaded query={query} rows={4}>
        {(address) => (address ? <SafeFrame address={address} title={t(texts.title)} /> : <HelpContents isBrief />)}
      </Loaded>
    </Drawer>
  );
}
