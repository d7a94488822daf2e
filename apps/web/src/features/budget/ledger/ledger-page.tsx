import { budgetPosting } from '@zhaocai/model/budget/budget-posting';
import { budgetAccount } from '@zhaocai/model/budget/choices';
import type { Row } from '@zhaocai/model/kit/entity';
import { useSearchParams } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { budgetWords } from '../words.ts';

const columns: readonly (string | DataColumn<Row<typeof budgetPosting>>)[] = [
  { prop: 'createTime', label: kitTexts.createTime, width: 170, sortable: true, keepsWidth: true },
  'operation',
  'money',
  'fromAccount',
  'toAccount',
  'causeType',
  { prop: 'causeName', label: budgetPosting.fields.causeName.label, width: 220 },
  { prop: 'causeNo', label: budgetPosting.fields.causeNo.label, width: 160, isProno: true },
  'reason',
];

/** The rows of a figure: of a project, a line, a plan, and of the account that was clicked on. */
export function LedgerPage() {
  const t = useText();
  const [search] = useSearchParams();
  const asked = {
    budgetProId: search.get('proId'),
    budgetCostId: search.get('costId'),
    causeNo: search.get('plan'),
    account: search.get('account'),
  };
  const fixedFilters = Object.fromEntries(
    Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== null && entry[1] !== ''),
  );
  const account = budgetAccount.named(Number(asked.account));
  const title = account ? `${t(budgetWords.ledger)} · ${t(account.label)}` : t(budgetWords.ledger);
  return <ResourcePage entity={budgetPosting} title={title} columns={columns} fixedFilters={fixedFilters} />;
}
