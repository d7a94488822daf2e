import { PlusOutlined } from '@ant-design/icons';
import type { Entity, Row } from '@zhaocai/model/kit/entity';
import type { Fields } from '@zhaocai/model/kit/field';
import { payRent, waiveRent } from '@zhaocai/model/lease/rent-endpoints';
import { isBillOpen } from '@zhaocai/model/lease/rent-lifecycle';
import { roomRent } from '@zhaocai/model/lease/room-rent';
import { Button } from 'antd';
import { useState } from 'react';
import { cellValue, type DataColumn, type RowAction } from '../../kit/data-table/column.ts';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { Money } from '../../kit/widgets/money.tsx';
import { useAskReason } from '../../kit/widgets/use-confirm.tsx';
import { payFields } from './action-fields.ts';
import { BillRunDialog } from './bill-run-dialog.tsx';
import { RentFigures } from './figures.tsx';
import { FormDialog, type FormTask } from '../../kit/resource-form/form-dialog.tsx';
import { Named } from './named.tsx';
import { leaseTexts as texts } from './texts.ts';
import './lease.css';

/** The list tells two things beside the bill’s own fields, and so does its spreadsheet. */
const told = {
  unpaid: { kind: 'money', label: texts.unpaid, readOnly: true },
  overdueDays: { kind: 'integer', label: texts.overdueDays, readOnly: true },
} as const satisfies Fields;
const fields = { ...roomRent.fields, ...told };
const listed: Entity<typeof fields> = { ...roomRent, fields };
type BillRow = Row<typeof listed>;

const columns: readonly (string | DataColumn<BillRow>)[] = [
  { prop: 'billNo', label: fields.billNo.label, width: 150, type: 'mylink', sortable: true },
  'status',
  {
    prop: 'userId',
    label: fields.userId.label,
    width: 130,
    render: (row) => <Named value={cellValue(row, 'userName')} />,
  },
  {
    prop: 'roomId',
    label: fields.roomId.label,
    width: 140,
    render: (row) => <Named value={cellValue(row, 'roomName')} />,
  },
  { prop: 'dueDate', label: fields.dueDate.label, width: 110, sortable: true },
  {
    prop: 'receivable',
    label: fields.receivable.label,
    width: 110,
    align: 'right',
    render: (row) => <Money value={row.receivable} />,
  },
  {
    prop: 'lateFee',
    label: fields.lateFee.label,
    width: 100,
    align: 'right',
    render: (row) => <Money value={row.lateFee} />,
  },
  {
    prop: 'unpaid',
    label: told.unpaid.label,
    width: 120,
    align: 'right',
    render: (row) => <Money value={String(cellValue(row, 'unpaid') ?? '0.00')} />,
  },
  {
    prop: 'overdueDays',
    label: told.overdueDays.label,
    width: 110,
    align: 'right',
    render: (row) => <OverdueDays days={Number(cellValue(row, 'overdueDays') ?? 0)} />,
  },
  'paid',
  'periodStart',
  'periodEnd',
  'paidDate',
  'paymentMethod',
  'contractId',
];

/** Bills: what is due, what was paid; payments are taken here and the bills of a month made. */
export function RentPage() {
  const t = useText();
  const allowed = useAllowed();
  const [isMaking, setMaking] = useState(false);
  const [task, setTask] = useState<FormTask>();
  const actions = useBillActions(setTask);
  return (
    <>
      <ResourcePage
        entity={listed}
        title={t(texts.rents)}
        columns={columns}
        rowActions={actions}
        notice={<RentFigures />}
        addButton={
          allowed('roomRent_add') && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setMaking(true)}>
              {t(texts.generate)}
            </Button>
          )
        }
      />
      <BillRunDialog isOpen={isMaking} onClose={() => setMaking(false)} />
      <FormDialog task={task} onClose={() => setTask(undefined)} />
    </>
  );
}

function useBillActions(setTask: (task: FormTask) => void): (row: BillRow) => RowAction[] {
  const t = useText();
  const allowed = useAllowed();
  const askReason = useAskReason();
  const pay = useCommand(payRent);
  const waive = useCommand(waiveRent);
  const askPay = (row: BillRow) =>
    setTask({
      title: t(texts.payTitle, { no: row.billNo ?? '' }),
      fields: payFields,
      initial: { paid: cellValue(row, 'unpaid'), method: row.paymentMethod ?? 3 },
      submitText: t(texts.pay),
      onSubmit: async ({ paid, method, date, voucherNo }) => {
        const answer = await pay.run({
          billId: row.id,
          paid: String(paid),
          method: Number(method),
          date: date ? String(date) : undefined,
          voucherNo: voucherNo ? String(voucherNo) : undefined,
        });
        return answer !== undefined;
      },
    });
  const askWaive = async (row: BillRow) => {
    const title = t(texts.waiveTitle, { no: row.billNo ?? '' });
    const reason = await askReason({ title, text: t(texts.waiveText), ok: t(texts.waive), isDangerous: true });
    if (reason !== undefined) await waive.run({ billId: row.id, reason });
  };
  return (row) => {
    if (!allowed('roomRent_edit') || !isBillOpen(row.status)) return [];
    return [
      { key: 'pay', label: t(texts.pay), onClick: () => askPay(row) },
      { key: 'waive', label: t(texts.waive), isDangerous: true, onClick: () => void askWaive(row) },
    ];
  };
}

function OverdueDays({ days }: { days: number }) {
  if (days === 0) return <span className="kit-faint">—</span>;
  return <span className="lease-late kit-number">{days}</span>;
}
