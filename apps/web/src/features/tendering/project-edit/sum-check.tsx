import { CheckCircleFilled, ExclamationCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import type { BudgetCheck } from './budget-check.ts';
import { projectEditTexts as texts } from './texts.ts';

export interface SumCheckProps {
  readonly check: BudgetCheck;
  /** Offered where the sum differs. */
  readonly onTakeSum?: () => void;
}

/** Packages against budget, live. */
export function SumCheck({ check, onTakeSum }: SumCheckProps) {
  const t = useText();
  const { sum, budget, difference, state } = check;
  const money = formatMoney(difference?.replace('-', '') ?? '');
  return (
    <div className={`pe-sum pe-sum-${state}`} role="status">
      <span>
        {t(texts.sum)} <strong>{formatMoney(sum)}</strong>
      </span>
      <span className="pe-sum-budget">
        {t(texts.budget)} {budget ? formatMoney(budget) : '—'}
      </span>
      <span className="pe-sum-word">
        {state === 'equal' && <CheckCircleFilled />}
        {(state === 'left' || state === 'over') && <ExclamationCircleFilled />}
        {t(words[state], { money })}
      </span>
      {onTakeSum && state !== 'equal' && sum !== '0.00' && (
        <Button type="link" size="small" className="pe-inline" onClick={onTakeSum}>
          {t(texts.takeSum)}
        </Button>
      )}
    </div>
  );
}

const words = {
  open: texts.sumOpen,
  equal: texts.sumEqual,
  left: texts.sumLeft,
  over: texts.sumOver,
} as const;
