import { ledgerOperation } from '@zhaocai/model/ledger/choices';
import { ledgerStatement, ledgerStatementExport, type StatementLine } from '@zhaocai/model/ledger/ledger-endpoints';
import { ledgerPosting } from '@zhaocai/model/ledger/ledger-posting';
import { useSearchParams } from 'react-router';
import type { DataColumn } from '../../kit/data-table/column.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { ListPage } from '../../kit/resource-page/list-page.tsx';
import { listInput, useListState } from '../../kit/resource-page/list-state.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../kit/widgets/empty.tsx';
import { Money } from '../../kit/widgets/money.tsx';
import { postingPath } from './paths.ts';
import { ledgerTexts as texts } from './texts.ts';
import { ledgerWords } from './words.ts';

const { fields } = ledgerPosting;

const money = (prop: 'debit' | 'credit' | 'balance'): DataColumn<StatementLine> => ({
  prop,
  label: texts[prop],
  width: 150,
  align: 'right',
  render: (row) => <Money value={row[prop] === '0.00' && prop !== 'balance' ? null : row[prop]} />,
});

const columns: readonly DataColumn<StatementLine>[] = [
  { prop: 'createTime', label: texts.posted, width: 170, type: 'mylink', keepsWidth: true },
  {
    prop: 'operation',
    label: fields.operation.label,
    width: 140,
    render: (row) => <ChoiceTag choices={ledgerOperation.choices} value={row.operation} />,
  },
  money('debit'),
  money('credit'),
  money('balance'),
  { prop: 'causeName', label: fields.causeName.label, width: 220 },
  { prop: 'causeNo', label: fields.causeNo.label, width: 170, isProno: true },
  { prop: 'reason', label: fields.reason.label, width: 200 },
];

/** What came to an account and left it, newest first. `?accountId=` names it. */
export function StatementPage() {
  const t = useText();
  const [search] = useSearchParams();
  const accountId = search.get('accountId') ?? '';
  return accountId === '' ? <Empty title={t(texts.chooseAccount)} /> : <Statement accountId={accountId} />;
}

function Statement({ accountId }: { readonly accountId: string }) {
  const t = useText();
  const [state, change] = useListState();
  const query = useEndpoint(ledgerStatement, { ...listInput(state), accountId }, { keepPrevious: true });
  return (
    <ListPage<StatementLine>
      id="ledgerStatement"
      title={t(ledgerWords.statement)}
      columns={columns}
      query={query}
      state={state}
      onState={change}
      exported={ledgerStatementExport}
      pathOf={({ postingId }) => `${postingPath}?id=${postingId}`}
      empty={{ title: t(texts.noEntries) }}
    />
  );
}
