import { contractPayment } from '@zhaocai/model/contract/contract-payment';
import { contractPaymentLifecycle } from '@zhaocai/model/contract/contract-payment-lifecycle';
import { payContract, paymentMoves, type ContractPaymentDetail } from '@zhaocai/model/contract/payment-endpoints';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import type { FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { sentFiles } from '../../../kit/resource-form/sent-files.ts';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useText } from '../../../kit/text/language.ts';
import { actsOf, type ActButton } from '../../../kit/widgets/act-buttons.tsx';
import { performingTexts as texts } from './texts.ts';
import { textIn } from './typed.ts';

const { payMoney, payTime, tradeNo, voucher, payeeAccount } = contractPayment.fields;

interface Asking {
  readonly onAsk: (task: FormTask) => void;
  readonly onChange: () => void;
}

/** What the reader may do with a payment now. */
export function usePaymentActs(row: ContractPaymentDetail, { onAsk, onChange }: Asking): ActButton[] {
  const t = useText();
  const paying = useCommand(payContract, { success: texts.payDone });
  const movesOf = useRowMoves(contractPayment, paymentMoves, ({ payNo }) => payNo);
  const isNext = (key: string) => key === 'submit' || key === 'approve';
  const moves = actsOf(movesOf(row), row.actions).map((act) => ({ ...act, isMain: isNext(act.key) }));
  const pay: FormTask = {
    key: `pay ${row.version}`,
    title: t(texts.pay),
    note: t(texts.payNote),
    fields: {
      payAccount: { ...payeeAccount, label: texts.payAccount, readOnly: false },
      payMoney: { ...payMoney, readOnly: false, required: true },
      payTime: { ...payTime, readOnly: false, required: true },
      tradeNo: { ...tradeNo, readOnly: false, required: true },
      voucher: { ...voucher, readOnly: false, required: true },
    },
    initial: { payMoney: row.applyMoney },
    submitText: t(texts.pay),
    onSubmit: async (values) => {
      const said = {
        payAccount: textIn(values, 'payAccount') ?? '',
        payMoney: textIn(values, 'payMoney') ?? '',
        payTime: textIn(values, 'payTime') ?? '',
        tradeNo: textIn(values, 'tradeNo') ?? '',
        voucher: sentFiles(values.voucher) ?? [],
      };
      return (await paying.run({ id: row.id, version: row.version, ...said })) !== undefined;
    },
  };
  return [
    ...(row.actions.includes('discard') ? [{ key: 'edit', label: t(texts.changePayment), onClick: onChange }] : []),
    ...moves,
    ...(row.actions.includes('pay')
      ? [{ key: 'pay', label: t(contractPaymentLifecycle.actions.pay.label), isMain: true, onClick: () => onAsk(pay) }]
      : []),
  ];
}
