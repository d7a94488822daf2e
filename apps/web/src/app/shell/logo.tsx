import { Link } from 'react-router';
import { useText } from '../../kit/text/language.ts';
import { shellTexts } from './shell-texts.ts';

export function Logo({ isCollapsed }: { isCollapsed: boolean }) {
  const t = useText();
  return (
    <Link to="/" className="shell-logo" aria-label={`${t(shellTexts.brand)} ${t(shellTexts.home)}`}>
      <img src="/favicon.svg" alt="" width="28" height="28" />
      {!isCollapsed && <strong>{t(shellTexts.brand)}</strong>}
    </Link>
  );
}
