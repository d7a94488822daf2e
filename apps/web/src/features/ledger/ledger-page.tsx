import { ledgerAccount } from '@zhaocai/model/ledger/ledger-account';
import { ledgerAccountKind, ledgerVerdict } from '@zhaocai/model/ledger/choices';
import {
  checkLedger,
  lastLedgerCheck,
  ledgerAccounts,
  ledgerAccountsExport,
  type LedgerAccountLine,
} from '@zhaocai/model/ledger/ledger-endpoints';
import { project } from '@zhaocai/model/tendering/project';
import { Alert, Button } from 'antd';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../kit/data-table/column.ts';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { ListPage } from '../../kit/resource-page/list-page.tsx';
import { listInput, useListState } from '../../kit/resource-page/list-state.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { formatMoney, Money } from '../../kit/widgets/money.tsx';
import { shownInstant } from '../../kit/widgets/shown-instant.ts';
import { postingListPath, statementPath } from './paths.ts';
import { ledgerTexts as texts } from './texts.ts';
import { ledgerWords } from './words.ts';

const money = (prop: 'debit' | 'credit' | 'balance'): DataColumn<LedgerAccountLine> => ({
  prop,
  label: texts[prop],
  width: 150,
  align: 'right',
  render: (row) => <Money value={row[prop]} />,
});

const columns: readonly DataColumn<LedgerAccountLine>[] = [
  {
    prop: 'accountKind',
    label: texts.account,
    type: 'mylink',
    width: 150,
    render: (row) => <ChoiceTag choices={ledgerAccountKind.choices} value={row.accountKind} />,
  },
  { prop: 'projectName', label: project.fields.projectName.label, width: 240 },
  { prop: 'supplierName', label: ledgerAccount.fields.supplierName.label, width: 220 },
  money('balance'),
  money('debit'),
  money('credit'),
  { prop: 'projectNo', label: project.fields.projectNo.label, width: 150, isProno: true },
];

/** The accounts with what they hold, and the proof that they hold it. */
export function LedgerPage() {
  const t = useText();
  const [state, change] = useListState();
  const query = useEndpoint(ledgerAccounts, listInput(state), { keepPrevious: true });
  return (
    <ListPage<LedgerAccountLine>
      id="ledgerAccounts"
      title={t(ledgerWords.ledger)}
      columns={columns}
      query={query}
      state={state}
      onState={change}
      exported={ledgerAccountsExport}
      notice={<LastCheck />}
      actions={<Actions />}
      filters={[
        { name: 'keyword', label: texts.keyword },
        { name: 'accountKind', label: texts.account, choices: ledgerAccountKind.choices },
      ]}
      pathOf={({ id }) => `${statementPath}?accountId=${id}`}
      empty={{ title: t(texts.noAccounts), help: t(texts.noAccountsHelp) }}
    />
  );
}

function Actions() {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const checking = useCommand(checkLedger, { success: texts.checked });
  return (
    <>
      <Button onClick={() => void navigate(postingListPath)}>{t(texts.allPostings)}</Button>
      {allowed(checkLedger.permission) && (
        <Button type="primary" loading={checking.isRunning} onClick={() => void checking.run({})}>
          {t(texts.checkNow)}
        </Button>
      )}
    </>
  );
}

function LastCheck() {
  const t = useText();
  const { data } = useEndpoint(lastLedgerCheck, {});
  if (data === undefined) return null;
  if (data === null) return <Alert type="info" showIcon title={t(texts.neverChecked)} />;
  const { postings, unbalanced, negative, differing } = data;
  const said = { time: shownInstant(data.createTime), postings, debit: formatMoney(data.debit) };
  return ledgerVerdict.is(data.verdict, 'sound') ? (
    <Alert type="success" showIcon title={t(texts.sound, said)} />
  ) : (
    <Alert type="error" showIcon title={t(texts.broken, { ...said, unbalanced, negative, differing })} />
  );
}
