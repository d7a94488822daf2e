import type { EvaluationSummary } from '@zhaocai/model/evaluation/summary-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { Section } from '../../../kit/widgets/section.tsx';
import { AskDialog } from '../question/ask-dialog.tsx';
import { LowPriceHead } from './low-price-head.tsx';
import { signalTexts as texts } from './texts.ts';

/** Prices that are low, as a summary shows them: the leader asks each bidder why. */
export function LowPrices({ summary }: { readonly summary: EvaluationSummary }) {
  const t = useText();
  const [asked, setAsked] = useState<string>();
  const { bids, members, packageId, mayLead, lowPriceMinutes: leastMinutes, substanceArticle: article } = summary;
  const low = bids.flatMap(({ entryId, name, lowPrice }) => (lowPrice ? [{ entryId, name, lowPrice }] : []));
  if (low.length === 0) return null;
  const id = members.find(({ isLeader }) => isLeader)?.id ?? '';
  return (
    <Section title={t(texts.lowPrices)}>
      <p className="evaluation-hint">{t(texts.judgeHint)}</p>
      <div className="evaluation-lows">
        {low.map(({ entryId, name, lowPrice }) => (
          <div key={entryId} className="evaluation-low">
            <LowPriceHead name={name} low={lowPrice} />
            {mayLead && lowPrice.askedStatus === null && (
              <Button size="small" onClick={() => setAsked(entryId)}>
                {t(texts.askPrice)}
              </Button>
            )}
          </div>
        ))}
      </div>
      {asked !== undefined && (
        <AskDialog
          asking={{
            id,
            packageId,
            article,
            isLeader: true,
            bidders: low.map((one) => ({ id: one.entryId, name: one.name })),
            lowPrice: { bidderId: asked, leastMinutes, content: t(texts.pricePrompt) },
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Section>
  );
}
