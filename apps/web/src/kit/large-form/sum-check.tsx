import { CheckCircleFilled, ExclamationCircleFilled } from '@ant-design/icons';
import type { Text } from '@zhaocai/model/kit/text';
import { Button } from 'antd';
import { useText } from '../text/language.ts';
import { formatMoney } from '../widgets/money.tsx';
import './large-form.css';

export interface CheckedSum {
  readonly sum: string;
  /** null while there is none. */
  readonly budget: string | null;
  /** Between the two, whatever its sign; null while there is no budget. */
  readonly difference: string | null;
  /** `left`: the budget is more than the sum. `over`: it is less. */
  readonly state: 'open' | 'equal' | 'left' | 'over';
}

export interface SumCheckProps {
  readonly check: CheckedSum;
  readonly texts: Readonly<Record<'sum' | 'budget' | 'sumEqual' | 'sumLeft' | 'sumOver' | 'sumOpen' | 'takeSum', Text>>;
  /** Offered where the sum differs. */
  readonly onTakeSum?: ((sum: string) => void) | undefined;
}

/** What the parts come to against a budget, live. */
export function SumCheck({ check, texts, onTakeSum }: SumCheckProps) {
  const t = useText();
  const { sum, budget, difference, state } = check;
  const words = { open: texts.sumOpen, equal: texts.sumEqual, left: texts.sumLeft, over: texts.sumOver };
  const money = formatMoney(difference?.replace('-', '') ?? '');
  return (
    <div className={`kit-sum kit-sum-${state}`} role="status">
      <span>
        {t(texts.sum)} <strong>{formatMoney(sum)}</strong>
      </span>
      <span className="kit-sum-budget">
        {t(texts.budget)} {budget ? formatMoney(budget) : '—'}
      </span>
      <span className="kit-sum-word">
        {state === 'equal' && <CheckCircleFilled />}
        {(state === 'left' || state === 'over') && <ExclamationCircleFilled />}
        {t(words[state], { money })}
      </span>
      {onTakeSum && state !== 'equal' && sum !== '0.00' && (
        <Button type="link" size="small" className="kit-inline-button" onClick={() => onTakeSum(sum)}>
          {t(texts.takeSum)}
        </Button>
      )}
    </div>
  );
}
