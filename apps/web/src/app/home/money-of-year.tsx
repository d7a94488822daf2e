import { YearMoney } from '../../features/budget/index.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useHomeNow } from './use-home-now.ts';

/** For whoever sees budgets. */
export function MoneyOfYear() {
  const allowed = useAllowed();
  const now = useHomeNow();
  if (!allowed('budgetPro_view')) return null;
  return (
    <div className="home-wide">
      <YearMoney year={Number(now.slice(0, 4))} />
    </div>
  );
}
