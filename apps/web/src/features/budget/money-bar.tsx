import type { budgetAccount } from '@zhaocai/model/budget/choices';
import { Link } from 'react-router';
import { formatMoney } from '../../kit/widgets/money.tsx';
import './budget.css';

interface MoneyPart {
  readonly account: keyof typeof budgetAccount.code;
  readonly label: string;
  /** In yuan. */
  readonly money: string | null | undefined;
  /** The rows of the ledger that it is made of. */
  readonly to: string;
}

/** Money as one stacked bar with its figures; each opens its rows. Nothing is drawn where nothing was given. */
export function MoneyBar({ parts, whole }: { readonly parts: readonly MoneyPart[]; readonly whole: string | null }) {
  return (
    <>
      <div className="budget-bar" aria-hidden>
        {whole !== '0.00' &&
          parts.map(({ account, money }) => (
            <span
              key={account}
              className={`budget-part budget-${account}`}
              style={{ width: `${shareOf(money, whole)}%` }}
            />
          ))}
      </div>
      <dl className="budget-figures">
        {parts.map(({ account, label, money, to }) => (
          <div key={account}>
            <dt>
              <i className={`budget-dot budget-${account}`} />
              {label}
            </dt>
            <dd>
              <Link to={to}>{formatMoney(money)}</Link>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** In percent, for the width of a part alone: no figure is calculated from it. */
function shareOf(part: string | null | undefined, whole: string | null): string {
  const all = Number(whole ?? 0);
  return all > 0 ? ((Number(part ?? 0) / all) * 100).toFixed(3) : '0';
}
