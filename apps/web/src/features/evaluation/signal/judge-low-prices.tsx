import { bidQuestionLifecycle } from '@zhaocai/model/evaluation/bid-question';
import { verdict } from '@zhaocai/model/evaluation/choices';
import { packageEvaluationLifecycle } from '@zhaocai/model/evaluation/desk-lifecycle';
import type { DeskSheet } from '@zhaocai/model/evaluation/desk-endpoints';
import { judgeLowPrice } from '@zhaocai/model/evaluation/signal-endpoints';
import { Button } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { Section } from '../../../kit/widgets/section.tsx';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { LowPriceHead } from './low-price-head.tsx';
import { signalTexts as texts } from './texts.ts';

interface JudgeLowPricesProps {
  readonly id: string;
  readonly sheet: DeskSheet;
}

/** Low prices, each to be judged by the member who reads them once it is explained or its time is over. */
export function JudgeLowPrices({ id, sheet }: JudgeLowPricesProps) {
  const t = useText();
  if (sheet.lowPrices.length === 0) return null;
  return (
    <Section title={t(texts.lowPrices)}>
      <p className="evaluation-hint">{t(texts.judgeHint)}</p>
      <div className="evaluation-lows">
        {sheet.lowPrices.map((low) => (
          <LowPrice key={low.bidKey} {...{ id, sheet, low }} />
        ))}
      </div>
    </Section>
  );
}

interface LowPriceProps extends JudgeLowPricesProps {
  readonly low: DeskSheet['lowPrices'][number];
}

function LowPrice({ id, sheet, low }: LowPriceProps) {
  const t = useText();
  const askReason = useAskReason();
  const judging = useCommand(judgeLowPrice, { success: texts.judged });
  const { packageId, evaluationStatus, bids } = sheet;
  const { bidKey, ownVerdict, ownReason, askedStatus } = low;
  const mayJudge =
    packageEvaluationLifecycle.is(evaluationStatus, 'summed') &&
    bidQuestionLifecycle.is(askedStatus, 'answered', 'lapsed');
  const own = ownVerdict === null ? undefined : t(verdict.is(ownVerdict, 'met') ? texts.accept : texts.refuse);
  const refuse = async () => {
    const ok = t(texts.refuse);
    const reason = await askReason({ title: ok, text: t(texts.refuseAsk), ok, isDangerous: true });
    if (reason) await judging.run({ id, packageId, bidKey, isAccepted: false, reason });
  };
  return (
    <div className="evaluation-low">
      <LowPriceHead name={bids.find((one) => one.bidKey === bidKey)?.name ?? ''} low={low} />
      {own && (
        <p className="evaluation-hint">
          {t(texts.own, { verdict: own })} {ownReason}
        </p>
      )}
      {mayJudge && (
        <div className="evaluation-mark-fields">
          <Button
            loading={judging.isRunning}
            onClick={() => void judging.run({ id, packageId, bidKey, isAccepted: true })}
          >
            {t(texts.accept)}
          </Button>
          <Button danger onClick={() => void refuse()}>
            {t(texts.refuse)}
          </Button>
        </div>
      )}
    </div>
  );
}
