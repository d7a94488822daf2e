import { acceptancesOfContract } from '@zhaocai/model/contract/acceptance-endpoints';
import { contractAcceptance } from '@zhaocai/model/contract/contract-acceptance';
import type { PurchaseContractDetail } from '@zhaocai/model/contract/contract-endpoints';
import { purchaseContractLifecycle } from '@zhaocai/model/contract/contract-lifecycle';
import type { Row } from '@zhaocai/model/kit/entity';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { acceptancePath, drawUpAcceptancePath } from '../paths.ts';
import { performingTexts as texts } from './texts.ts';

type Acceptance = Row<typeof contractAcceptance>;

const { fields } = contractAcceptance;

const columns = shownColumns<Acceptance>(fields, {
  acceptNo: { width: 150, type: 'mylink' },
  acceptType: { width: 120 },
  acceptStatus: { width: 120 },
  acceptTime: { width: 170 },
  acceptMoney: { width: 140 },
  acceptPlace: { width: 200 },
});

/** What of a contract was looked at, and what came of it. */
export function AcceptanceSection({ row }: { readonly row: PurchaseContractDetail }) {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const query = useEndpoint(acceptancesOfContract, { contractId: row.id });
  const mayDrawUp =
    allowed('contract_edit') && purchaseContractLifecycle.is(row.contractStatus, 'signed', 'performing');
  const isSupplier = allowed('bid_quote');
  return (
    <Section
      title={t(texts.acceptances)}
      extra={
        mayDrawUp && (
          <Button onClick={() => void navigate(drawUpAcceptancePath(row.id))}>{t(texts.drawUpAcceptance)}</Button>
        )
      }
    >
      <Loaded query={query} rows={2}>
        {(rows) => (
          <DataTable<Acceptance>
            rowKey="id"
            columns={columns}
            rows={rows}
            isPagedHere
            pathOf={({ id }) => acceptancePath(id, isSupplier)}
            empty={<Empty title={t(texts.noAcceptance)} help={t(texts.noAcceptanceHelp)} />}
          />
        )}
      </Loaded>
    </Section>
  );
}
