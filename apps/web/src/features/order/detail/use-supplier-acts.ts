import { isCharged } from '@zhaocai/model/order/choices';
import { deleteOrCancel, type OrderDetail } from '@zhaocai/model/order/order-endpoints';
import { payOrderLifecycle } from '@zhaocai/model/order/order-lifecycle';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import type { ActButton } from '../../../kit/widgets/act-buttons.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { invoicePath, orderListPath, payPath } from '../paths.ts';
import { orderTexts as texts } from '../texts.ts';

const flags = { cancel: 1, remove: 2 } as const;
const { is } = payOrderLifecycle;

/** What a supplier may do with his own order where it stands. */
export function useSupplierActs(row: OrderDetail, onInvoice: () => void): ActButton[] {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const sure = useConfirm();
  const ending = useCommand(deleteOrCancel, { success: texts.done });
  const { id, orderStatus, invoiceId } = row;
  const end = async (act: 'cancel' | 'remove') => {
    const [title, ok] = act === 'cancel' ? [texts.cancelTitle, texts.cancel] : [texts.removeTitle, texts.remove];
    if (!(await sure({ title: t(title), ok: t(ok), isDangerous: true }))) return;
    const done = await ending.run({ orderId: id, flag: flags[act] });
    if (done && act === 'remove') void navigate(orderListPath, { replace: true });
  };
  const isOpen = is(orderStatus, 'unpaid', 'paying');
  const isGood = is(orderStatus, 'paid') && row.refundCause === null;
  return [
    ...(isOpen && row.hasVoucher !== 1 && !isCharged(row.orderType)
      ? [{ key: 'cancel', label: t(texts.cancel), isDanger: true, onClick: () => void end('cancel') }]
      : []),
    ...(is(orderStatus, 'cancelled', 'closed')
      ? [{ key: 'remove', label: t(texts.remove), isDanger: true, onClick: () => void end('remove') }]
      : []),
    ...(isOpen && row.hasVoucher !== 1
      ? [{ key: 'pay', label: t(texts.toPay), isMain: true, onClick: () => void navigate(payPath(id)) }]
      : []),
    ...(isGood && invoiceId === null && allowed('invoice_apply')
      ? [{ key: 'invoice', label: t(texts.invoiceIt), isMain: true, onClick: onInvoice }]
      : []),
    ...(invoiceId !== null
      ? [{ key: 'seeInvoice', label: t(texts.seeInvoice), onClick: () => void navigate(invoicePath(invoiceId)) }]
      : []),
  ];
}
