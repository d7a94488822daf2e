import { ledgerPosting } from '@zhaocai/model/ledger/ledger-posting';
import { walletMovements, type WalletMovement } from '@zhaocai/model/treasury/wallet-endpoints';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { treasuryTexts as texts } from '../texts.ts';

const columns = shownColumns<WalletMovement>(
  {
    ...ledgerPosting.fields,
    createTime: { kind: 'instant', label: { zh: '发生时间', en: 'Happened at' } },
    inMoney: { kind: 'money', label: texts.inMoney },
    outMoney: { kind: 'money', label: texts.outMoney },
  },
  {
    createTime: { width: 170 },
    operation: { width: 130 },
    causeNo: { width: 170, isProno: true },
    inMoney: { width: 120 },
    outMoney: { width: 120 },
    tenantName: { label: texts.unit, width: 200 },
    reason: { width: 220 },
  },
);

/** What came into the wallet and went out of it, as the ledger has it. */
export function WalletMovements() {
  const t = useText();
  const query = useEndpoint(walletMovements, {});
  return (
    <Section title={t(texts.movements)}>
      <Loaded query={query} rows={2}>
        {(rows) => (
          <DataTable<WalletMovement>
            rowKey="id"
            columns={columns}
            rows={rows}
            isPagedHere
            empty={<Empty title={t(texts.noMovements)} help={t(texts.noMovementsHelp)} />}
          />
        )}
      </Loaded>
    </Section>
  );
}
