import { acceptancesOfContract } from '@zhaocai/model/contract/acceptance-endpoints';
import { contractAcceptanceLifecycle } from '@zhaocai/model/contract/acceptance-lifecycle';
import { contractAcceptance } from '@zhaocai/model/contract/contract-acceptance';
import type { PurchaseContractDetail } from '@zhaocai/model/contract/contract-endpoints';
import { purchaseContractLifecycle } from '@zhaocai/model/contract/contract-lifecycle';
import { acceptType } from '@zhaocai/model/contract/performing-choices';
import type { Row } from '@zhaocai/model/kit/entity';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { acceptancePath, drawUpAcceptancePath } from '../paths.ts';
import { performingTexts as texts } from './texts.ts';

type Acceptance = Row<typeof contractAcceptance>;

const { fields } = contractAcceptance;

const columns: readonly DataColumn<Acceptance>[] = [
  { prop: 'acceptNo', label: fields.acceptNo.label, width: 150, type: 'mylink' },
  {
    prop: 'acceptType',
    label: fields.acceptType.label,
    width: 120,
    render: (row) => <ChoiceTag choices={acceptType.choices} value={row.acceptType} />,
  },
  {
    prop: 'acceptStatus',
    label: fields.acceptStatus.label,
    width: 120,
    render: (row) => <ChoiceTag choices={contractAcceptanceLifecycle.choices} value={row.acceptStatus} />,
  },
  { prop: 'acceptTime', label: fields.acceptTime.label, width: 170, render: (row) => shownInstant(row.acceptTime) },
  {
    prop: 'acceptMoney',
    label: fields.acceptMoney.label,
    width: 140,
    align: 'right',
    render: (row) => row.acceptMoney && <Money value={row.acceptMoney} />,
  },
  { prop: 'acceptPlace', label: fields.acceptPlace.label, width: 200 },
];

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
            onOpen={({ id }) => void navigate(acceptancePath(id, isSupplier))}
            empty={<Empty title={t(texts.noAcceptance)} help={t(texts.noAcceptanceHelp)} />}
          />
        )}
      </Loaded>
    </Section>
  );
}
