import { costOut } from '@zhaocai/model/treasury/cost-out';
import { ownFees, type OwnFee } from '@zhaocai/model/treasury/cost-out-endpoints';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { treasuryTexts as texts } from '../texts.ts';

const columns = shownColumns<OwnFee>(costOut.fields, {
  projectName: { label: texts.project, width: 240 },
  outStatus: { width: 110 },
  money: { width: 140 },
  taxMoney: { width: 110 },
  netMoney: { width: 120 },
  hours: { width: 120 },
  payWay: { width: 110 },
  payTime: { width: 170 },
  outNo: { width: 150, isProno: true },
});

/** What an expert was paid for his evaluations, and what was withheld of it. */
export function OwnFees() {
  const t = useText();
  const query = useEndpoint(ownFees, {});
  return (
    <Section title={t(texts.ownFees)}>
      <Loaded query={query} rows={2}>
        {(rows) => (
          <DataTable<OwnFee>
            rowKey="id"
            columns={columns}
            rows={rows}
            isPagedHere
            empty={<Empty title={t(texts.noFees)} help={t(texts.noFeesHelp)} />}
          />
        )}
      </Loaded>
    </Section>
  );
}
