import type { PurchaseContractDetail } from '@zhaocai/model/contract/contract-endpoints';
import { contractPayment } from '@zhaocai/model/contract/contract-payment';
import { paymentRecord, type ContractPaymentRow } from '@zhaocai/model/contract/payment-endpoints';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { paymentPath } from '../paths.ts';
import { performingTexts as texts } from './texts.ts';

const { fields } = contractPayment;

const columns = shownColumns<ContractPaymentRow>(fields, {
  payNo: { width: 150, type: 'mylink' },
  termName: { width: 130 },
  payStatus: { width: 110 },
  applyMoney: { width: 140 },
  payTime: { width: 170 },
  payeeAccount: { width: 190 },
});

/** What of a contract was applied for, and what became of it. */
export function PaymentSection({ row }: { readonly row: PurchaseContractDetail }) {
  const t = useText();
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
            pathOf={({ id }) => paymentPath(id, isSupplier)}
            empty={<Empty title={t(texts.noPayment)} help={t(texts.noPaymentHelp)} />}
          />
        )}
      </Loaded>
    </Section>
  );
}
