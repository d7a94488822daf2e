import { trimZeros } from '@zhaocai/model/kit/number-text';
import type { BudgetChild, BudgetGovRow } from '@zhaocai/model';
import { budgetLifecycle } from '@zhaocai/model/budget/budget-lifecycle';
import { budgetGov, budgetPro } from '@zhaocai/model/budget/budget-pro';
import { planManners } from '@zhaocai/model/plan/choices';
import { Link } from 'react-router';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { declarations } from '../paths.ts';
import '../../../kit/widgets/lines.css';
import { budgetTexts as texts } from '../texts.ts';

const gov = budgetGov.fields;

/** What is bought by government purchase. */
export function GovPurchases({ rows }: { readonly rows: readonly BudgetGovRow[] }) {
  const t = useText();
  if (rows.length === 0) return <p className="budget-note">{t(texts.noGov)}</p>;
  const mannerOf = (value: number | null) => planManners.find((one) => one.value === value)?.label;
  return (
    <div className="kit-lines-scroll">
      <table className="kit-lines budget-table">
        <thead>
          <tr>
            <th scope="col">{t(gov.name.label)}</th>
            <th scope="col">{t(gov.itemCode.label)}</th>
            <th scope="col" className="kit-lines-number">
              {t(gov.qty.label)}
            </th>
            <th scope="col" className="kit-lines-number">
              {t(gov.price.label)}
            </th>
            <th scope="col" className="kit-lines-number">
              {t(gov.money.label)}
            </th>
            <th scope="col">{t(gov.mannerId.label)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, itemCode, qty, price, money, mannerId }) => {
            const manner = mannerOf(mannerId);
            return (
              <tr key={id}>
                <td data-label={t(gov.name.label)}>{name}</td>
                <td data-label={t(gov.itemCode.label)}>{itemCode}</td>
                <td data-label={t(gov.qty.label)} className="kit-lines-number">
                  {trimZeros(qty)}
                </td>
                <td data-label={t(gov.price.label)} className="kit-lines-number">
                  {formatMoney(price)}
                </td>
                <td data-label={t(gov.money.label)} className="kit-lines-number">
                  {formatMoney(money)}
                </td>
                <td data-label={t(gov.mannerId.label)}>{manner ? t(manner) : '—'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The projects of level 2 that a project of level 1 has been divided into. */
export function Children({ rows }: { readonly rows: readonly BudgetChild[] }) {
  const t = useText();
  return (
    <div className="kit-lines-scroll">
      <table className="kit-lines budget-table">
        <tbody>
          {rows.map(({ id, proName, budgetStatus, totalMoney }) => (
            <tr key={id}>
              <td data-label={t(budgetPro.fields.proName.label)}>
                <Link to={`${declarations.second.detail}?id=${id}`}>{proName}</Link>
              </td>
              <td data-label={t(budgetPro.fields.budgetStatus.label)}>
                <ChoiceTag choices={budgetLifecycle.choices} value={budgetStatus} />
              </td>
              <td data-label={t(budgetPro.fields.totalMoney.label)} className="kit-lines-number">
                {formatMoney(totalMoney)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
