import { proofWays, prove } from '@zhaocai/model/session/proof';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { call } from '../../kit/http/call.ts';
import { askPasskey, hasPasskeys } from '../../kit/session/passkey.ts';
import { kitTexts } from '../../kit/text/kit-texts.ts';
import { useText } from '../../kit/text/language.ts';
import { words } from '../../kit/text/words.ts';
import { Dialog } from '../../kit/widgets/dialog.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { proveElsewhere } from './proof-elsewhere.ts';
import { withSealed } from './seal-password.ts';

export type Answer = (isProved: boolean) => void;
type Ways = EndpointOutput<typeof proofWays>;

const texts = {
  title: { zh: '验证身份', en: 'Is it you?' },
  help: {
    zh: '即将进行的操作较为重要，请再次验证身份。验证后自动继续，已填写的内容不会丢失。',
    en: 'What you are about to do matters. Prove once more who you are; it then goes on with all that you typed.',
  },
  codeLabel: { zh: '动态验证码或恢复码', en: 'Authenticator or recovery code' },
  byPasskey: { zh: '使用通行密钥', en: 'Use a passkey' },
  ok: { zh: '验证并继续', en: 'Prove and go on' },
  missing: { zh: '请填写后再验证', en: 'Fill this in first' },
  noWay: {
    zh: '您的账号没有密码，也未启用双重验证。请退出后重新登录，再进行此操作。',
    en: 'Your account has neither a password nor a second factor. Sign out and in again, then repeat this.',
  },
  elsewhere: { zh: '到{name}验证', en: 'Prove it at {name}' },
  elsewhereHelp: {
    zh: '将在新窗口中打开，验证后自动返回并继续；本页已填写的内容保留。',
    en: 'Opens in a window of its own; afterwards this goes on by itself, with all that you typed.',
  },
} as const;

/** Asks who the user is, by what he has. */
export function AskedProof({ onAnswer }: { readonly onAnswer: Answer }) {
  const t = useText();
  return (
    <Dialog isOpen title={t(texts.title)} width={440} onClose={() => onAnswer(false)}>
      <p>{t(texts.help)}</p>
      <WaysToProve onAnswer={onAnswer} />
    </Dialog>
  );
}

function WaysToProve({ onAnswer }: { readonly onAnswer: Answer }) {
  const query = useEndpoint(proofWays, {});
  return (
    <Loaded query={query} rows={2}>
      {(ways) => <ProofForm ways={ways} onAnswer={onAnswer} />}
    </Loaded>
  );
}

/** Sends one proof after the other until one is right; what was typed stays. */
function useProving(onAnswer: Answer) {
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setFault(undefined);
    try {
      await work();
      onAnswer(true);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return { fault, setFault, isBusy, attempt };
}

const nothing = { password: '', passcode: '', passkey: '' };
const byPassword = (typed: string) =>
  withSealed(async (seal) => call(prove, { ...nothing, password: await seal(typed) }));
const byCode = (code: string) => call(prove, { ...nothing, passcode: code });
const byPasskey = async () => call(prove, { ...nothing, passkey: await askPasskey() });

function ProofForm({ ways, onAnswer }: { readonly ways: Ways; readonly onAnswer: Answer }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const { fault, setFault, isBusy, attempt } = useProving(onAnswer);
  const cancel = <Button onClick={() => onAnswer(false)}>{t(kitTexts.cancel)}</Button>;
  const elsewhere = ways.providers.map(({ source, displayName }) => (
    <Button key={source} block loading={isBusy} onClick={() => void attempt(() => proveElsewhere(source))}>
      {t(texts.elsewhere, { name: displayName })}
    </Button>
  ));
  if (!ways.password && !ways.code)
    return (
      <>
        <p>{t(elsewhere.length > 0 ? texts.elsewhereHelp : texts.noWay)}</p>
        {elsewhere}
        {fault && (
          <p role="alert" className="proof-fault">
            {fault}
          </p>
        )}
        <div className="kit-form-foot">{cancel}</div>
      </>
    );
  const handleFinish = () => {
    if (typed.trim() === '') setFault(t(texts.missing));
    else void attempt(() => (ways.code ? byCode(typed.trim()) : byPassword(typed)));
  };
  const label = t(ways.code ? texts.codeLabel : words.password);
  const Field = ways.code ? Input : Input.Password;
  return (
    <Form layout="vertical" onFinish={handleFinish}>
      <Form.Item label={label} validateStatus={fault ? 'error' : undefined} help={fault}>
        <Field
          autoFocus
          aria-label={label}
          value={typed}
          maxLength={120}
          autoComplete={ways.code ? 'one-time-code' : 'current-password'}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Form.Item>
      {elsewhere}
      <div className="kit-form-foot">
        {cancel}
        {ways.passkey && hasPasskeys() && (
          <Button disabled={isBusy} onClick={() => void attempt(byPasskey)}>
            {t(texts.byPasskey)}
          </Button>
        )}
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t(texts.ok)}
        </Button>
      </div>
    </Form>
  );
}
