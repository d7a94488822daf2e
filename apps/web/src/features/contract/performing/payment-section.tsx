import type { PurchaseContractDetail } from '@zhaocai/model/contract/contract-endpoints';
import { contractPayment } from '@zhaocai/model/contract/contract-payment';
import { contractPaymentLifecycle } from '@zhaocai/model/contract/contract-payment-lifecycle';
import { paymentRecord, type ContractPaymentRow } from '@zhaocai/model/contract/payment-endpoints';
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
import { paymentPath } from '../paths.ts';
import { performingTexts as texts } from './texts.ts';

const { fields } = contractPayment;

const columns: readonly DataColumn<ContractPaymentRow>[] = [
  { prop: 'payNo', label: fields.payNo.label, width: 150, type: 'mylink' },
  { prop: 'termName', label: fields.termName.label, width: 130 },
  {
    prop: 'payStatus',
    label: fields.payStatus.label,
    width: 110,
    render: (row) => <ChoiceTag choices={contractPaymentLifecycle.choices} value={row.payStatus} />,
  },
  {
    prop: 'applyMoney',
    label: fields.applyMoney.label,
    width: 140,
    align: 'right',
    render: (row) => <Money value={row.applyMoney} />,
  },
  {
    prop: 'payTime',
    label: fields.payTime.label,
    width: 170,
    render: (row) => row.payTime && shownInstant(row.payTime),
  },
  { prop: 'payeeAccount', label: fields.payeeAccount.label, width: 190 },
];

/** What of a contract was applied for, and what became of it. */
export function PaymentSection({ row }: { readonly row: PurchaseContractDetail }) {
  const t = useText();
  const navigate = useNavigate();
  const isSupplier = useAllowed()('bid_quote');
  const query = useEndpoint(paymentRecord, { contractId: row.id });
  return (
    <Section title={t(texts.payments)}>
      <Loaded query={query} rows={2}>
        {(rows) => (
          <DataTable<ContractPaymentRow>
            rowKey="id"
            columns={columns}
            rows={rows}
            isPagedHere
            onOpen={({ id }) => void navigate(paymentPath(id, isSupplier))}
            empty={<Empty title={t(texts.noPayment)} help={t(texts.noPaymentHelp)} />}
          />
        )}
      </Loaded>
    </Section>
  );
}
