import '../profile/profile.css';
import { Segmented } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { hasPasskeys } from '../../kit/session/passkey.ts';
import { keepEnrolment } from '../../kit/session/session-store.ts';
import { useText } from '../../kit/text/language.ts';
import { words } from '../../kit/text/words.ts';
import { AddPasskey } from '../profile/factors/add-passkey.tsx';
import { EnrolTotp } from '../profile/factors/enrol-totp.tsx';
import { RecoveryCodes } from '../profile/factors/recovery-codes.tsx';
import { ProofDialog } from '../session/proof-dialog.tsx';
import { takeReturnPath } from '../session/return-path.ts';
import { signOut } from '../session/sign-out.ts';
import { newQueryClient, ShellFrame } from '../shell/shell.tsx';
import { LoginFrame } from './login-frame.tsx';
import { loginTexts } from './login-texts.ts';

/** Whose role demands a second factor enrols one before anything else is possible. */
export function EnrolPage() {
  const t = useText();
  const [queries] = useState(newQueryClient);
  useEffect(() => {
    document.title = `${t(loginTexts.enrolTitle)} - ${t(words.zhaocai)}`;
  });
  return (
    <ShellFrame queries={queries}>
      <LoginFrame>
        <div className="login-form">
          <header>
            <h1>{t(loginTexts.enrolTitle)}</h1>
            <p>{t(loginTexts.enrolHelp)}</p>
          </header>
          <Enrolment />
          <button type="button" className="login-quiet" onClick={() => void signOut()}>
            {t(loginTexts.signOut)}
          </button>
        </div>
      </LoginFrame>
      <ProofDialog />
    </ShellFrame>
  );
}

function Enrolment() {
  const t = useText();
  const navigate = useNavigate();
  const [way, setWay] = useState<'totp' | 'passkey'>('totp');
  const [codes, setCodes] = useState<readonly string[]>();
  const goOn = () => {
    keepEnrolment(false);
    void navigate(takeReturnPath(), { replace: true });
  };
  const handleEnrolled = (recoveryCodes: readonly string[] | null) => {
    if (recoveryCodes) setCodes(recoveryCodes);
    else goOn();
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={goOn} />;
  return (
    <>
      {hasPasskeys() && (
        <Segmented
          block
          value={way}
          onChange={setWay}
          options={[
            { value: 'totp', label: t(words.authenticatorCode) },
            { value: 'passkey', label: t(words.passkey) },
          ]}
        />
      )}
      {way === 'totp' ? <EnrolTotp onEnrolled={handleEnrolled} /> : <AddPasskey onEnrolled={handleEnrolled} />}
    </>
  );
}
