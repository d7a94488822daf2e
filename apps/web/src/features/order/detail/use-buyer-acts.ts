import type { Field } from '@zhaocai/model/kit/field';
import { confirmOrder, orderMoves, payOrderRefund, type OrderDetail } from '@zhaocai/model/order/order-endpoints';
import { payOrder } from '@zhaocai/model/order/pay-order';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import type { FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useText } from '../../../kit/text/language.ts';
import { actsOf, type ActButton } from '../../../kit/widgets/act-buttons.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { orderTexts as texts } from '../texts.ts';

const reasonField: Field = { kind: 'longText', label: texts.reason, maxLength: 500, required: true };
const tradeField: Field = { kind: 'text', label: texts.tradeNo, maxLength: 64, required: true };
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The buyer's acts, as far as the server allows them now. */
export function useBuyerActs(row: OrderDetail, onAsk: (task: FormTask) => void): ActButton[] {
  const t = useText();
  const sure = useConfirm();
  const confirming = useCommand(confirmOrder, { success: texts.confirmed });
  const tasks = useTasks(row);
  const movesOf = useRowMoves(payOrder, orderMoves, ({ supplierName }) => supplierName);
  const may = (action: string) => row.actions.includes(action);
  const { id, version } = row;
  const confirm = async () => {
    if (await sure({ title: t(texts.confirmTitle, { money: formatMoney(row.orderMoney) }) }))
      await confirming.run({ id, version, agree: true });
  };
  const moves = actsOf(movesOf(row), row.actions);
  return [
    ...moves,
    ...(may('reject')
      ? [{ key: 'reject', label: t(texts.reject), isDanger: true, onClick: () => onAsk(tasks.reject) }]
      : []),
    ...(may('confirm')
      ? [{ key: 'confirm', label: t(texts.confirm), isMain: true, onClick: () => void confirm() }]
      : []),
    ...(may('payRefund')
      ? [{ key: 'payRefund', label: t(texts.payRefund), isMain: true, onClick: () => onAsk(tasks.payRefund) }]
      : []),
  ];
}

function useTasks(row: OrderDetail) {
  const t = useText();
  const rejecting = useCommand(confirmOrder, { success: texts.rejectedDone });
  const paying = useCommand(payOrderRefund, { success: texts.refunded });
  const { id, version } = row;
  const reject: FormTask = {
    key: `reject ${version}`,
    title: t(texts.reject),
    fields: { reason: reasonField },
    onSubmit: async ({ reason }) =>
      (await rejecting.run({ id, version, agree: false, reason: textOf(reason) })) !== undefined,
  };
  const payRefund: FormTask = {
    key: `payRefund ${version}`,
    title: t(texts.payRefund),
    note: t(texts.payRefundNote, { money: formatMoney(row.orderMoney) }),
    fields: { tradeNo: tradeField },
    onSubmit: async ({ tradeNo }) => (await paying.run({ id, version, tradeNo: textOf(tradeNo) })) !== undefined,
  };
  return { reject, payRefund };
}
