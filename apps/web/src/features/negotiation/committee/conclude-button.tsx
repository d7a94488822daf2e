import { concludeNegotiation, type CommitteeRounds } from '@zhaocai/model/negotiation/round-endpoints';
import { quoteRoundLifecycle, roundBidderLifecycle } from '@zhaocai/model/negotiation/round-lifecycle';
import { Button } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { roundTexts as texts } from '../texts.ts';
import type { Seat } from './seat.ts';

interface ConcludeButtonProps {
  readonly seat: Seat;
  readonly data: CommitteeRounds;
  readonly isMain: boolean;
}

/** On with the last quotes; where there are none, or too few, with a reason alone. */
export function ConcludeButton({ seat, data, isMain }: ConcludeButtonProps) {
  const t = useText();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const concluding = useCommand(concludeNegotiation, { success: texts.concluded });
  const last = data.rounds.find((one) => one.isLast && quoteRoundLifecycle.is(one.roundStatus, 'opened'));
  const quoted = last?.quotes.filter((one) => roundBidderLifecycle.is(one.bidderStatus, 'opened')).length ?? 0;
  const title = t(texts.conclude);
  const isFew = last !== undefined && quoted < data.least && data.isOverridable;
  const conclude = async () => {
    if (last && !isFew) {
      if (await confirm({ title, text: t(texts.concludeAsk), ok: title })) await concluding.run(seat);
      return;
    }
    const text = last ? t(texts.concludeFew, { least: data.least }) : t(texts.concludeFirst);
    const reason = await askReason({ title, text, ok: title });
    if (reason) await concluding.run({ ...seat, reason });
  };
  return (
    <Button
      size="small"
      type={isMain ? 'primary' : 'default'}
      loading={concluding.isRunning}
      onClick={() => void conclude()}
    >
      {title}
    </Button>
  );
}
