import type { BudgetCostRow, BudgetProAnswer } from '@zhaocai/model';
import { budgetCost } from '@zhaocai/model/budget/budget-pro';
import { budgetAccount, moneyType } from '@zhaocai/model/budget/choices';
import { Button } from 'antd';
import { useState } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { Money } from '../../../kit/widgets/money.tsx';
import { MoneyBar } from '../money-bar.tsx';
import { ledgerPath } from '../paths.ts';
import { budgetTexts as texts } from '../texts.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { isWaiting } from './adjustments.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';

/** From what is gone to what is left: the colours grow quieter in this order. */
const parts = [
  { account: 'spent', field: 'spentMoney' },
  { account: 'committed', field: 'committedMoney' },
  { account: 'reserved', field: 'reservedMoney' },
  { account: 'allotted', field: 'allottedMoney' },
  { account: 'available', field: 'availableMoney' },
] as const satisfies readonly { account: keyof typeof budgetAccount.code; field: keyof BudgetCostRow }[];

/** Each line as one bar: spent, committed, reserved and available come to what was granted. A figure opens its rows. */
export function CostBars({ project }: { readonly project: BudgetProAnswer }) {
  const t = useText();
  const [adjusted, setAdjusted] = useState<BudgetCostRow>();
  const mayAdjust = project.actions.includes('adjust');
  const waiting = new Set(project.adjustments.filter(isWaiting).map(({ budgetCostId }) => budgetCostId));
  return (
    <>
      <ul className="budget-lines">
        {project.costs.map((line) => (
          <li key={line.id} className="budget-line">
            <div className="budget-line-head">
              <strong>
                {t(moneyType.named(line.moneyType)?.label ?? texts.costs)} {line.year}
              </strong>
              <Money value={line.money} unit />
              {waiting.has(line.id) && <ToneTag tone="orange">{t(texts.adjusting)}</ToneTag>}
              {mayAdjust && !waiting.has(line.id) && (
                <Button type="link" size="small" onClick={() => setAdjusted(line)}>
                  {t(texts.adjust)}
                </Button>
              )}
            </div>
            <Bar line={line} />
          </li>
        ))}
      </ul>
      <AdjustDialog line={adjusted} onClose={() => setAdjusted(undefined)} />
    </>
  );
}

function Bar({ line }: { readonly line: BudgetCostRow }) {
  const t = useText();
  // Only level 1 has something to allot.
  const shown = parts.filter(({ field, account }) => account !== 'allotted' || line[field] !== '0.00');
  return (
    <MoneyBar
      whole={line.grantedMoney}
      parts={shown.map(({ account, field }) => ({
        account,
        label: t(budgetCost.fields[field].label),
        money: line[field],
        to: `${ledgerPath}?budgetCostId=${line.id}&account=${budgetAccount.code[account]}`,
      }))}
    />
  );
}
