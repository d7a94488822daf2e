import { invoice } from '@zhaocai/model/order/invoice';
import { saveInvoice } from '@zhaocai/model/order/invoice-endpoints';
import { ticketType } from '@zhaocai/model/order/choices';
import { sumYuan } from '@zhaocai/model/kit/money';
import { Alert } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { FormDialog } from '../../../kit/resource-form/form-dialog.tsx';
import type { FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { words } from '../../../kit/text/words.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { orderTexts as texts } from '../texts.ts';

const { title, taxNo, bank, account, address, phone, email } = invoice.fields;
const plain = { detailOnly: false } as const;
const fields = {
  ticketType: invoice.fields.ticketType,
  title,
  taxNo,
  email: { ...email, ...plain },
  bank: { ...bank, ...plain },
  account: { ...account, ...plain },
  address: { ...address, ...plain },
  phone: { ...phone, ...plain },
} as const;

interface Invoiced {
  readonly id: string;
  readonly orderMoney: string;
  readonly supplierName: string;
}

interface ApplyDialogProps {
  /** Without them it is closed. */
  readonly orders: readonly Invoiced[] | undefined;
  /** Of an application that is corrected. */
  readonly row?: FormValues & { readonly id: string; readonly version: number };
  readonly onClose: () => void;
}

/** What an invoice for these orders is to say; what was typed stays when it is refused. */
export function ApplyDialog({ orders, row, onClose }: ApplyDialogProps) {
  const t = useText();
  const saving = useCommand(saveInvoice, { success: texts.applied });
  const money = sumYuan((orders ?? []).map(({ orderMoney }) => orderMoney));
  const task = orders && {
    key: orders.map(({ id }) => id).join(' '),
    title: t(texts.applyTitle),
    note: (
      <Alert type="info" showIcon title={t(texts.applyNote, { count: orders.length, money: formatMoney(money) })} />
    ),
    fields,
    initial: { ticketType: ticketType.code.ordinary, title: orders[0]?.supplierName, ...row },
    submitText: t(words.submit),
    onSubmit: async (values: FormValues) => {
      const known = row && { id: row.id, version: row.version };
      const saved = await saving.run({ ...inputOf(values), ...known, orderIds: orders.map(({ id }) => id) });
      return saved !== undefined;
    },
  };
  return <FormDialog task={task} width={720} onClose={onClose} />;
}

function inputOf(values: FormValues) {
  const textOf = (name: keyof typeof fields) => (typeof values[name] === 'string' ? values[name] : '');
  return {
    ticketType: Number(values.ticketType),
    title: textOf('title'),
    taxNo: textOf('taxNo'),
    email: textOf('email'),
    bank: textOf('bank'),
    account: textOf('account'),
    address: textOf('address'),
    phone: textOf('phone'),
  };
}
