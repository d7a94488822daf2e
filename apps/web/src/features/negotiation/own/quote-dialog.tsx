import type { OwnRound, OwnRoundsOfPackage } from '@zhaocai/model/negotiation/round-endpoints';
import type { PublishedPackage, PublishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { Alert, Button, Form, Input } from 'antd';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { canSeal, sealKeysPath } from '../../sealing/index.ts';
import { LinePrices } from '../../tendering/index.ts';
import { roundName } from '../round-name.ts';
import { roundTexts as texts } from '../texts.ts';
import { useRoundQuote } from './use-round-quote.ts';

interface QuoteDialogProps {
  readonly project: PublishedProject;
  readonly package: PublishedPackage;
  readonly own: OwnRoundsOfPackage;
  readonly round: OwnRound;
  readonly onClose: () => void;
}

/** Prices of a round, from those that were quoted first on; sealed and signed here, and handed in. */
export function QuoteDialog({ project, package: one, own, round, onClose }: QuoteDialogProps) {
  const t = useText();
  const work = useRoundQuote(own, round);
  const { draft, change, fault, isBusy, signing, isTried } = work;
  const [passphrase, setPassphrase] = useState('');
  const handleSubmit = async () => {
    if (await work.send(one.items, passphrase)) onClose();
  };
  const isReady = passphrase !== '' && canSeal() && signing !== undefined && signing !== null && round.seal !== null;
  return (
    <Dialog
      isOpen
      title={t(texts.quoteTitle, { round: roundName(t, round) })}
      width={820}
      onClose={isBusy ? () => undefined : onClose}
    >
      <p className="kit-lines">{round.terms}</p>
      <p className="kit-quiet">{t(texts.quoteHint)}</p>
      {!canSeal() && <Alert type="error" showIcon title={t(texts.needsHttps)} />}
      {round.seal === null && <Alert type="error" showIcon title={t(texts.noHolders)} />}
      {signing === null && (
        <Alert
          type="warning"
          showIcon
          title={t(texts.noSigningKey)}
          description={<Link to={sealKeysPath}>{t(texts.makeSigningKey)}</Link>}
        />
      )}
      {work.error && <Alert type="error" showIcon title={work.error.message} />}
      <Suspense>
        <LinePrices
          project={project}
          package={one}
          prices={draft.prices}
          isTried={isTried}
          onChange={(prices, { isRight }) => change({ prices, isRight })}
        />
      </Suspense>
      <Form layout="vertical" onFinish={() => void handleSubmit()}>
        <Said
          label={t(texts.matchExplain)}
          value={draft.matchExplain}
          onChange={(text) => change({ matchExplain: text })}
        />
        <Said label={t(texts.remark)} value={draft.remark} onChange={(text) => change({ remark: text })} />
        <Form.Item
          label={t(texts.passphrase)}
          extra={fault ? undefined : t(texts.passphraseHint)}
          validateStatus={fault ? 'error' : undefined}
          help={fault && t(texts[fault])}
        >
          <Input.Password
            value={passphrase}
            maxLength={128}
            autoComplete="off"
            aria-label={t(texts.passphrase)}
            disabled={isBusy}
            onChange={(event) => setPassphrase(event.target.value)}
          />
        </Form.Item>
        <div className="kit-form-foot">
          <Button disabled={isBusy} onClick={onClose}>
            {t(texts.left)}
          </Button>
          <Button type="primary" htmlType="submit" loading={isBusy} disabled={!isReady}>
            {t(texts.seal)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

interface SaidProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function Said({ label, value, onChange }: SaidProps) {
  return (
    <Form.Item label={label}>
      <Input.TextArea
        value={value}
        maxLength={2000}
        autoSize={{ minRows: 1, maxRows: 6 }}
        aria-label={label}
        onChange={(event) => onChange(event.target.value)}
      />
    </Form.Item>
  );
}
