import { bidQuestionLifecycle } from '@zhaocai/model/evaluation/bid-question';
import type { LowPriceLine } from '@zhaocai/model/evaluation/signal-endpoints';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { signalTexts as texts } from './texts.ts';

interface LowPriceHeadProps {
  readonly name: string;
  readonly low: LowPriceLine;
}

/** Whose price is low, by what, how far its explanation is, and what the committee finds. */
export function LowPriceHead({ name, low }: LowPriceHeadProps) {
  const t = useText();
  const { reasons, askedStatus, accepted, refused, isAccepted } = low;
  return (
    <>
      <div className="evaluation-mark-fields">
        <strong>{name}</strong>
        {askedStatus === null ? (
          <ToneTag tone="orange">{t(texts.notAsked)}</ToneTag>
        ) : (
          <ChoiceTag choices={bidQuestionLifecycle.choices} value={askedStatus} />
        )}
        {isAccepted === null ? (
          <span className="kit-quiet">{t(texts.undecided)}</span>
        ) : (
          <ToneTag tone={isAccepted ? 'green' : 'red'}>{t(isAccepted ? texts.accepted : texts.refused)}</ToneTag>
        )}
        {accepted + refused > 0 && <span className="kit-quiet">{t(texts.votes, { accepted, refused })}</span>}
      </div>
      {reasons.map(({ rule, measure, limit }) => (
        <p key={rule} className="evaluation-hint">
          {t(texts[rule], { measure: formatMoney(measure), limit: formatMoney(limit) })}
        </p>
      ))}
    </>
  );
}
