import { CheckCircleFilled, ExclamationCircleFilled } from '@ant-design/icons';
import { sumYuan } from '@zhaocai/contract/kit/money';
import { Button } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { moneyInCapitals } from '../../../kit/widgets/money-capitals.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { budgetCheck, type ProjectDraft } from './project-draft.ts';
import { editTexts as texts } from './texts.ts';

/** Do the package budgets add up to the project's? Said while it is typed. */
export function BudgetLine({ draft, onTakeSum }: { draft: ProjectDraft; onTakeSum: (sum: string) => void }) {
  const t = useText();
  const { sum, budget, comparison } = budgetCheck(draft);
  const isRight = comparison === 0;
  const difference = budget === undefined ? undefined : formatMoney(sumYuan([sum, `-${budget}`]).replace('-', ''));
  return (
    <div className={isRight ? 'edit-sum edit-sum-right' : 'edit-sum'} aria-live="polite">
      <span className="tender-label">{t(texts.sum)}</span>
      <strong className="edit-sum-value">{formatMoney(sum)}</strong>
      <span className="tender-hint">{moneyInCapitals(sum)}</span>
      {comparison !== undefined && (
        <span className="edit-sum-verdict">
          {isRight ? <CheckCircleFilled /> : <ExclamationCircleFilled />}
          {isRight
            ? t(texts.sumRight)
            : t(comparison < 0 ? texts.sumLess : texts.sumMore, { difference: difference ?? '' })}
        </span>
      )}
      {!isRight && sum !== '0.00' && (
        <Button type="link" size="small" onClick={() => onTakeSum(sum)}>
          {t(texts.takeSum)}
        </Button>
      )}
    </div>
  );
}
