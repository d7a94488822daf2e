import type { OrderDetail } from '@zhaocai/model/order/order-endpoints';
import { payRecord } from '@zhaocai/model/order/pay-record';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useText } from '../../../kit/text/language.ts';
import { Section } from '../../../kit/widgets/section.tsx';
import { orderTexts as texts } from '../texts.ts';

type Payment = OrderDetail['payments'][number];
const { fields } = payRecord;

const columns = shownColumns<Payment>(fields, {
  tradeNo: { width: 200 },
  payType: { width: 110 },
  money: { width: 120 },
  verdict: { width: 140 },
  recordStatus: { width: 110 },
  payTime: { width: 150 },
});

/** Every payment of the order that a channel told of; nothing of what was never told. */
export function ToldByChannel({ payments }: { readonly payments: readonly Payment[] }) {
  const t = useText();
  if (payments.length === 0) return null;
  return (
    <Section title={t(texts.told)} note={String(payments.length)}>
      <DataTable<Payment> columns={columns} rows={payments} />
    </Section>
  );
}
