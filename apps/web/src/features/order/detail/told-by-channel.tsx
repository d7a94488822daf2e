import { payType, payVerdict } from '@zhaocai/model/order/choices';
import type { OrderDetail } from '@zhaocai/model/order/order-endpoints';
import { payRecord, payRecordLifecycle } from '@zhaocai/model/order/pay-record';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { orderTexts as texts } from '../texts.ts';

type Payment = OrderDetail['payments'][number];
const { fields } = payRecord;

const columns: readonly DataColumn<Payment>[] = [
  { prop: 'tradeNo', label: fields.tradeNo.label, width: 200 },
  {
    prop: 'payType',
    label: fields.payType.label,
    width: 110,
    render: (row) => <ChoiceTag choices={payType.choices} value={row.payType} />,
  },
  {
    prop: 'money',
    label: fields.money.label,
    width: 120,
    align: 'right',
    render: (row) => <Money value={row.money} />,
  },
  {
    prop: 'verdict',
    label: fields.verdict.label,
    width: 140,
    render: (row) => <ChoiceTag choices={payVerdict.choices} value={row.verdict} />,
  },
  {
    prop: 'recordStatus',
    label: fields.recordStatus.label,
    width: 110,
    render: (row) => <ChoiceTag choices={payRecordLifecycle.choices} value={row.recordStatus} />,
  },
  {
    prop: 'payTime',
    label: fields.payTime.label,
    width: 150,
    render: (row) => row.payTime && <time className="kit-number">{shownInstant(row.payTime)}</time>,
  },
];

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
