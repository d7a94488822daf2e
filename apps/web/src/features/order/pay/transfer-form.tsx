import type { Fields } from '@zhaocai/model/kit/field';
import type { OrderDetail } from '@zhaocai/model/order/order-endpoints';
import { handInVoucher, type PayChannelAnswer } from '@zhaocai/model/order/pay-endpoints';
import { payOrder } from '@zhaocai/model/order/pay-order';
import { Alert } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm } from '../../../kit/resource-form/resource-form.tsx';
import { sentFiles } from '../../../kit/resource-form/sent-files.ts';
import { useText } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { orderTexts as texts } from '../texts.ts';

const { payerName, payTime, voucher } = payOrder.fields;
const fields: Fields = {
  payerName: { ...payerName, readOnly: false, detailOnly: false, required: true },
  payTime: { ...payTime, label: texts.payTime, readOnly: false, required: true },
  voucher: { ...voucher, readOnly: false, detailOnly: false, required: true },
};
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

interface TransferFormProps {
  readonly row: OrderDetail;
  readonly channel: PayChannelAnswer;
}

/** Where a transfer goes, and what proves that it was made; what was typed stays when it is refused. */
export function TransferForm({ row, channel }: TransferFormProps) {
  const t = useText();
  const handing = useCommand(handInVoucher, { success: texts.handedIn });
  const { id: orderId, version } = row;
  return (
    <>
      <Alert type="info" showIcon title={t(texts.transferTo)} className="order-note" />
      <DescriptionList
        facts={[
          { key: 'name', label: t(texts.accountName), value: channel.accountName },
          { key: 'no', label: t(texts.accountNo), value: <Copyable value={channel.accountNo ?? ''} /> },
          { key: 'bank', label: t(texts.bankName), value: channel.bankName },
          { key: 'remark', label: t(payOrder.fields.orderNo.label), value: <Copyable value={row.orderNo ?? ''} /> },
        ]}
      />
      <div className="order-transfer">
        <ResourceForm
          fields={fields}
          initial={{}}
          submitText={t(texts.handIn)}
          onSubmit={async (values) => {
            const answer = await handing.run({
              orderId,
              version,
              payerName: textOf(values.payerName),
              payTime: textOf(values.payTime),
              voucher: sentFiles(values.voucher) ?? [],
            });
            return answer !== undefined;
          }}
        />
      </div>
    </>
  );
}
