import { ExportOutlined } from '@ant-design/icons';
import { useParams } from 'react-router';
import { Empty } from '../../kit/widgets/empty.tsx';
import { useLanguage, useText } from '../../kit/text/language.ts';
import { useUserMenu } from '../menu/menu-context.ts';
import { flatten, isExternal, menuName } from '../menu/menu-tree.ts';
import { shellTexts } from '../shell/shell-texts.ts';
import { safeAddress } from './safe-address.ts';
import { SafeFrame } from './safe-frame.tsx';

/** An external page in a frame. Only addresses of the menu: a link must not be able to show a stranger's page as ours. */
export function ExternalPage() {
  const t = useText();
  const language = useLanguage();
  const { routerPath } = useParams();
  const menu = useUserMenu();
  const entry = flatten(menu.all).find((node) => node.code === routerPath && isExternal(node));
  const address = safeAddress(entry?.path);
  if (!entry || !address) return <Empty title={t(shellTexts.externalMissing)} />;
  const link = (
    <a href={address} target="_blank" rel="noopener noreferrer">
      <ExportOutlined aria-hidden /> {t(shellTexts.externalWindow)}
    </a>
  );
  // Browsers and our own policy refuse an unencrypted page inside another.
  if (address.startsWith('http:'))
    return <Empty title={t(shellTexts.externalInsecure)} help={t(shellTexts.externalInsecureHelp)} action={link} />;
  return (
    <div className="shell-external">
      <p>
        <span>{new URL(address).host}</span>
        {link}
      </p>
      <SafeFrame address={address} title={menuName(entry, language)} />
    </div>
  );
}
