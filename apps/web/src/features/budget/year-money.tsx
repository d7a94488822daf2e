import { budgetAccount } from '@zhaocai/model/budget/choices';
import { heldAccounts, ledgerFigures, type LedgerFigures } from '@zhaocai/model/budget/ledger-figures';
import { Link } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { formatMoney } from '../../kit/widgets/money.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { MoneyBar } from './money-bar.tsx';
import { declarations, ledgerPath } from './paths.ts';
import { yearMoneyTexts as texts } from './year-money-texts.ts';

const order = ['spent', 'committed', 'reserved', 'available'] as const;

/** Where the money of a year is, from the ledger that the reader sees; each figure opens its rows. */
export function YearMoney({ year }: { readonly year: number }) {
  const t = useText();
  const query = useEndpoint(ledgerFigures, { year }, { staleMs: 10_000 });
  return (
    <Section title={t(texts.title, { year })} extra={<Link to={declarations.first.list}>{t(texts.all)}</Link>}>
      <Loaded query={query} rows={2}>
        {(figures) => <Figures year={year} figures={figures} />}
      </Loaded>
    </Section>
  );
}

function Figures({ year, figures }: { readonly year: number; readonly figures: LedgerFigures }) {
  const t = useText();
  const { held } = figures;
  // His data scopes keep money from him.
  if (held === undefined) return <p className="budget-note">{t(texts.hidden)}</p>;
  if (held === '0.00') return <p className="budget-note">{t(texts.none)}</p>;
  const rowsOf = (accounts: readonly number[]) => `${ledgerPath}?year=${year}&account=${accounts.join(',')}`;
  const parts = order.map((account) => ({
    account,
    label: t(budgetAccount.named(budgetAccount.code[account])?.label ?? texts.held),
    money: figures[account],
    to: rowsOf([budgetAccount.code[account]]),
  }));
  return (
    <>
      <p className="budget-whole">
        {t(texts.held)} <Link to={rowsOf(heldAccounts)}>{formatMoney(held)}</Link>
      </p>
      <MoneyBar parts={parts} whole={held} />
    </>
  );
}
