import type { OrderDetail } from '@zhaocai/model/order/order-endpoints';
import { payOrder } from '@zhaocai/model/order/pay-order';
import { project } from '@zhaocai/model/tendering/project';
import { usePresentFacts } from '../../../kit/resource-page/use-present-facts.tsx';
import { useText } from '../../../kit/text/language.ts';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { orderTexts as texts } from '../texts.ts';

type FieldName = keyof typeof payOrder.fields;

const ofPayment: readonly FieldName[] = [
  'payType',
  'payTime',
  'tradeNo',
  'payerName',
  'voucher',
  'refundCause',
  'refundReason',
  'refundTime',
  'refundTradeNo',
];

/** What was ordered, how it was paid, and what became of the money: only what there is. */
export function OrderFacts({ row }: { readonly row: OrderDetail }) {
  const t = useText();
  const about = usePresentFacts(payOrder.fields, row, ['orderType', 'orderMoney', 'expireTime']);
  const payment = usePresentFacts(payOrder.fields, row, ofPayment);
  return (
    <>
      <Section title={t(texts.facts)}>
        <DescriptionList
          facts={[
            { key: 'project', label: t(project.label), value: `${row.projectNo} ${row.projectName}` },
            { key: 'buyer', label: t(texts.buyer), value: row.buyerName },
            { key: 'supplier', label: t(payOrder.fields.supplierName.label), value: row.supplierName },
            ...about,
          ]}
        />
      </Section>
      {payment.length > 0 && (
        <Section title={t(texts.payFacts)}>
          <DescriptionList facts={payment} />
        </Section>
      )}
    </>
  );
}
