import { planDifference, planSum } from '@zhaocai/model/plan/plan-sum';
import { isYuan } from '@zhaocai/model/kit/money';
import { Button, Form } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { planTexts as texts } from '../texts.ts';
import type { LineDraft } from './line-drafts.ts';

/** What the lines come to beside the budget of the form around it, as they are typed. */
export function SumLine({ lines, isFixed = false }: { lines: readonly LineDraft[]; isFixed?: boolean }) {
  const t = useText();
  const form = Form.useFormInstance();
  const budget: unknown = Form.useWatch('budgetMoney', form);
  const sum = planSum(lines);
  const given = typeof budget === 'string' && isYuan(budget) ? budget : undefined;
  const found = given === undefined || lines.length === 0 ? undefined : planDifference(given, lines);
  const state = given === undefined || lines.length === 0 ? 'open' : found ? 'different' : 'equal';
  return (
    <div className={`plan-sum plan-sum-${state}`} role="status">
      <span>
        {t(texts.sum)} <strong>{formatMoney(sum)}</strong>
      </span>
      <span>
        {t(texts.budget)} {given ? formatMoney(given) : '—'}
      </span>
      {state === 'equal' && <span className="plan-sum-word">{t(texts.sumEqual)}</span>}
      {found && (
        <span className="plan-sum-word">{t(wordOf(found.difference), { money: amountOf(found.difference) })}</span>
      )}
      {!isFixed && state !== 'equal' && sum !== '0.00' && (
        <Button
          type="link"
          size="small"
          onClick={() => {
            form.setFieldValue('budgetMoney', sum);
            form.setFields([{ name: 'budgetMoney', errors: [] }]);
          }}
        >
          {t(texts.takeSum)}
        </Button>
      )}
    </div>
  );
}

function wordOf(difference: string) {
  return difference.startsWith('-') ? texts.sumLess : texts.sumMore;
}

function amountOf(difference: string): string {
  return formatMoney(difference.replace('-', ''));
}
