import type { Fields } from '@zhaocai/model/kit/field';
import {
  cancelRound,
  closeRound,
  extendRound,
  openRound,
  type CommitteeRound,
} from '@zhaocai/model/negotiation/round-endpoints';
import { quoteRoundLifecycle, roundBidderLifecycle } from '@zhaocai/model/negotiation/round-lifecycle';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { useText } from '../../../kit/text/language.ts';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { roundTexts as texts } from '../texts.ts';
import { minutesField } from './minutes-field.ts';
import type { Seat } from './seat.ts';

interface RoundActsProps {
  readonly seat: Seat;
  readonly round: CommitteeRound;
}

/** What the leader can do with a round that is not open. */
export function RoundActs({ seat, round }: RoundActsProps) {
  const { roundId, version, roundStatus } = round;
  const which = { ...seat, roundId, version };
  if (quoteRoundLifecycle.is(roundStatus, 'quoting')) return <Quoting which={which} round={round} />;
  return quoteRoundLifecycle.is(roundStatus, 'closed') ? <Closed which={which} round={round} /> : null;
}

interface ActsProps {
  readonly which: Seat & Pick<CommitteeRound, 'roundId' | 'version'>;
  readonly round: CommitteeRound;
}

function Quoting({ which, round }: ActsProps) {
  const t = useText();
  const confirm = useConfirm();
  const [isExtending, setExtending] = useState(false);
  const closing = useCommand(closeRound, { success: texts.closed });
  const isWaiting = round.quotes.some(({ bidderStatus }) => roundBidderLifecycle.is(bidderStatus, 'called'));
  const close = async () => {
    if (await confirm({ title: t(texts.close), text: t(texts.closeAsk), ok: t(texts.close) })) await closing.run(which);
  };
  return (
    <span className="round-acts">
      {!isWaiting && (
        <Button size="small" type="primary" loading={closing.isRunning} onClick={() => void close()}>
          {t(texts.close)}
        </Button>
      )}
      <Button size="small" onClick={() => setExtending(true)}>
        {t(texts.extend)}
      </Button>
      <CancelButton which={which} />
      {isExtending && <ExtendDialog which={which} onClose={() => setExtending(false)} />}
    </span>
  );
}

function Closed({ which, round }: ActsProps) {
  const t = useText();
  const askReason = useAskReason();
  const opening = useCommand(openRound, { success: texts.opened });
  const submitted = round.quotes.filter(({ submitTime }) => submitTime !== null).length;
  const isWhole = round.unlocked === submitted;
  const open = async () => {
    if (isWhole) return void (await opening.run(which));
    const title = t(texts.openWithout);
    const reason = await askReason({ title, text: t(texts.openAsk), ok: title, isDangerous: true });
    if (reason) await opening.run({ ...which, reason });
  };
  return (
    <span className="round-acts">
      <Button
        size="small"
        type={isWhole ? 'primary' : 'default'}
        loading={opening.isRunning}
        onClick={() => void open()}
      >
        {t(isWhole ? texts.open : texts.openWithout)}
      </Button>
      <CancelButton which={which} />
    </span>
  );
}

function CancelButton({ which }: Pick<ActsProps, 'which'>) {
  const t = useText();
  const askReason = useAskReason();
  const cancelling = useCommand(cancelRound);
  const cancel = async () => {
    const title = t(texts.cancel);
    const reason = await askReason({ title, text: t(texts.cancelAsk), ok: title, isDangerous: true });
    if (reason) await cancelling.run({ ...which, reason });
  };
  return (
    <Button size="small" loading={cancelling.isRunning} onClick={() => void cancel()}>
      {t(texts.cancel)}
    </Button>
  );
}

const extendFields: Fields = {
  minutes: minutesField(texts.extendMinutes),
  reason: { kind: 'text', label: texts.reason, maxLength: 500, required: true },
};

function ExtendDialog({ which, onClose }: Pick<ActsProps, 'which'> & { readonly onClose: () => void }) {
  const t = useText();
  const extending = useCommand(extendRound, { success: texts.extended });
  const task: FormTask = {
    title: t(texts.extend),
    fields: extendFields,
    initial: { minutes: 10 },
    onSubmit: async ({ minutes, reason }) =>
      (await extending.run({ ...which, minutes: Number(minutes), reason: String(reason ?? '') })) !== undefined,
  };
  return <FormDialog task={task} width={480} onClose={onClose} />;
}
