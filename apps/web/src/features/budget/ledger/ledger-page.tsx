import { budgetPosting } from '@zhaocai/model/budget/budget-posting';
import { budgetAccount, budgetCause } from '@zhaocai/model/budget/choices';
import { heldAccounts, ledgerFigures } from '@zhaocai/model/budget/ledger-figures';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import type { Row } from '@zhaocai/model/kit/entity';
import { Link, useSearchParams } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import '../budget.css';
import { declarations } from '../paths.ts';
import { budgetWords } from '../words.ts';
import { yearMoneyTexts as figureTexts } from '../year-money-texts.ts';

type PostingRow = Row<typeof budgetPosting>;

const columns: readonly (string | DataColumn<PostingRow>)[] = [
  { prop: 'createTime', label: kitTexts.createTime, width: 170, sortable: true, keepsWidth: true },
  'operation',
  'money',
  'fromAccount',
  'toAccount',
  'causeType',
  { prop: 'causeName', label: budgetPosting.fields.causeName.label, width: 220, render: (row) => <Cause row={row} /> },
  { prop: 'causeNo', label: budgetPosting.fields.causeNo.label, width: 160, isProno: true },
  'reason',
];

/** What money was moved for leads to its page. */
const causePages: Readonly<Partial<Record<keyof typeof budgetCause.code, string>>> = {
  budgetPro: declarations.first.detail,
  plan: '/purchaseEntrust/purchasePlan/planTransmit/purchaseDetails',
  project: '/tenderee/projectDetail/index',
  contract: '/tenderee/contractManager/contractDetails',
  payment: '/tenderee/paymentManage/paymentDetails',
};

function Cause({ row: { causeType, causeId, causeName } }: { readonly row: PostingRow }) {
  const cause = budgetCause.named(causeType)?.name;
  const page = cause && causePages[cause];
  if (!page || !causeId || !causeName) return causeName;
  return <Link to={`${page}?id=${causeId}`}>{causeName}</Link>;
}

/**
 * The rows of a figure: of a project, a line, a plan, and of the account that was clicked on. The address names them as the
 * list's call does, which takes every name of the address for a filter.
 */
export function LedgerPage() {
  const t = useText();
  const [search] = useSearchParams();
  const asked = {
    budgetProId: search.get('budgetProId'),
    budgetCostId: search.get('budgetCostId'),
    causeNo: search.get('causeNo'),
    planNo: search.get('planNo'),
    year: search.get('year'),
    account: search.get('account'),
  };
  const fixedFilters = Object.fromEntries(
    Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== null && entry[1] !== ''),
  );
  const account = budgetAccount.named(Number(asked.account));
  const { account: _account, year, ...among } = fixedFilters;
  const { data } = useEndpoint(ledgerFigures, { ...among, ...(year && { year: Number(year) }) });
  const money = account ? data?.[account.name] : asked.account === heldAccounts.join(',') ? data?.held : undefined;
  const named = t(account?.label ?? figureTexts.whole);
  const title = account ? `${t(budgetWords.ledger)} · ${t(account.label)}` : t(budgetWords.ledger);
  return (
    <ResourcePage
      entity={budgetPosting}
      title={year ? `${title} · ${year}` : title}
      columns={columns}
      fixedFilters={fixedFilters}
      notice={
        money !== undefined && (
          <p className="budget-note">{t(figureTexts.comesTo, { account: named, money: formatMoney(money) })}</p>
        )
      }
    />
  );
}
