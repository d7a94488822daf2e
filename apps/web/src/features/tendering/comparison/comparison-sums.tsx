import type { Comparison } from '@zhaocai/model/tendering/opening-endpoints';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { totalsOf, type SelectionDraft } from './selection-draft.ts';
import { comparisonTexts as texts } from './texts.ts';

/** General budget, what is selected and what it saves: the sums that a purchaser answers for. */
export function ComparisonSums({ comparison, draft }: { comparison: Comparison; draft: SelectionDraft }) {
  const t = useText();
  const totals = totalsOf(comparison, draft);
  const isDearer = totals.saved.startsWith('-');
  return (
    <div className="cmp-sums" aria-live="polite">
      <Sum label={t(texts.generalBudget)} value={formatMoney(comparison.generalBudget) || '—'} />
      <Sum
        label={t(texts.selectedSum)}
        value={formatMoney(totals.selected)}
        tone={totals.isOverBudget ? 'red' : undefined}
        note={t(texts.decided, { decided: totals.decided, quoted: totals.quoted })}
      />
      <Sum
        label={t(isDearer ? texts.overspent : texts.saved)}
        value={totals.savedShare === null ? '—' : formatMoney(totals.saved.replace('-', ''))}
        tone={totals.savedShare === null ? undefined : isDearer ? 'red' : 'green'}
        note={totals.savedShare !== null && t(texts.ofBudget, { share: totals.savedShare.replace('-', '') })}
      />
      {comparison.canSelect && <span className="cmp-keys">{t(texts.keysHelp)}</span>}
    </div>
  );
}

interface SumProps {
  readonly label: string;
  readonly value: string;
  readonly tone?: 'red' | 'green';
  readonly note?: ReactNode;
}

function Sum({ label, value, tone, note }: SumProps) {
  return (
    <div className={tone ? `cmp-sum cmp-sum-${tone}` : 'cmp-sum'}>
      <span className="cmp-sum-label">{label}</span>
      <span className="cmp-sum-value">{value}</span>
      {note && <span className="cmp-sum-note">{note}</span>}
    </div>
  );
}
