import { Alert, Button, Form, Input, Progress } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../kit/text/language.ts';
import { useFocusBack } from '../../../kit/screen/use-focus-back.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { moneyInCapitals } from '@zhaocai/model/kit/money-capitals';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { canSeal, sealKeysPath } from '../../sealing/index.ts';
import { hasQuoted } from './quote-draft.ts';
import { receiptsId } from './receipt-panel.tsx';
import { quoteTexts as texts } from './texts.ts';
import type { QuoteSubject, QuoteWork } from './use-quote.ts';

interface SealDialogProps {
  readonly subject: QuoteSubject;
  readonly work: QuoteWork;
}

/** The amount is read once more, and the passphrase asked for that signs it; then it is sealed here and handed in. */
export function SealDialog({ subject: { own }, work }: SealDialogProps) {
  const t = useText();
  useFocusBack(receiptsId);
  const { seal, judged, draft } = work;
  const [passphrase, setPassphrase] = useState('');
  const [fault, setFault] = useState<'wrongPassphrase' | 'failed'>();
  const isChange = hasQuoted(own);
  const handleSubmit = async () => {
    setFault(undefined);
    const outcome = await work.sendSealed(passphrase);
    if (outcome === 'wrongPassphrase' || outcome === 'failed') setFault(outcome);
    // What the server said of it stands on the page.
    else work.askSeal(false);
  };
  const title = isChange ? t(texts.changeTitle, { version: own.versionNo }) : t(texts.submitTitle);
  const close = () => work.askSeal(false);
  return (
    <Dialog isOpen title={title} width={480} onClose={seal.isRunning ? () => undefined : close}>
      <div className="quote-confirm">
        <p className="quote-confirm-amount">{t(texts.confirmAmount, { amount: formatMoney(judged.totalMoney) })}</p>
        <p className="quote-quiet">
          {moneyInCapitals(judged.totalMoney)}
          {draft.files.length > 0 && ` · ${t(texts.confirmFiles, { count: draft.files.length })}`}
        </p>
        <p>{t(isChange ? texts.changeText : texts.sealText)}</p>
      </div>
      {!canSeal() && <Alert type="error" showIcon title={t(texts.needsHttps)} />}
      {seal.signing === null && (
        <Alert
          type="warning"
          showIcon
          title={t(texts.noSigningKey)}
          description={<Link to={sealKeysPath}>{t(texts.makeSigningKey)}</Link>}
        />
      )}
      <Form layout="vertical" onFinish={() => void handleSubmit()}>
        <Form.Item
          label={t(texts.passphrase)}
          extra={fault ? undefined : t(texts.passphraseHint)}
          validateStatus={fault ? 'error' : undefined}
          help={fault && t(texts[fault])}
        >
          <Input.Password
            value={passphrase}
            maxLength={128}
            autoFocus
            autoComplete="off"
            aria-label={t(texts.passphrase)}
            disabled={seal.isRunning}
            onChange={(event) => {
              setPassphrase(event.target.value);
              setFault(undefined);
            }}
          />
        </Form.Item>
        {seal.percent !== undefined && <Progress percent={seal.percent} aria-label={t(texts.files)} />}
        <div className="kit-form-foot">
          <Button disabled={seal.isRunning} onClick={close}>
            {t(texts.cancel)}
          </Button>
          <Button
            type="primary"
            htmlType="submit"
            loading={seal.isRunning}
            disabled={passphrase === '' || !seal.signing || !canSeal()}
          >
            {t(isChange ? texts.saveChange : texts.submit)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
