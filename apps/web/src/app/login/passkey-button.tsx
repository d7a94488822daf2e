import { hasPasskeys } from '../../kit/session/passkey.ts';
import { useText } from '../../kit/text/language.ts';
import { loginTexts } from './login-texts.ts';

/** Nothing where this browser has no passkeys. */
export function PasskeyButton({ isBusy, onEnter }: { readonly isBusy: boolean; readonly onEnter: () => void }) {
  const t = useText();
  if (!hasPasskeys()) return null;
  return (
    <button type="button" className="login-quiet" disabled={isBusy} onClick={onEnter}>
      {t(loginTexts.byPasskey)}
    </button>
  );
}
