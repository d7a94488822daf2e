import type { Entity, Row } from '@zhaocai/model/kit/entity';
import type { Fields } from '@zhaocai/model/kit/field';
import { isContractChangeable } from '@zhaocai/model/lease/contract-lifecycle';
import { roomContract } from '@zhaocai/model/lease/room-contract';
import { useState } from 'react';
import { cellValue, type DataColumn } from '../../kit/data-table/column.ts';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useText } from '../../kit/text/language.ts';
import { Money } from '../../kit/widgets/money.tsx';
import { ContractDialog } from './contract-dialog.tsx';
import { ContractFigures } from './figures.tsx';
import { FormDialog } from '../../kit/resource-form/form-dialog.tsx';
import { Named } from './named.tsx';
import { leaseTexts as texts } from './texts.ts';
import { useContractActions } from './use-contract-actions.ts';
import './lease.css';

/** The list tells two things beside the contract’s own fields, and so does its spreadsheet. */
const told = {
  daysLeft: { kind: 'integer', label: texts.daysLeft, readOnly: true },
  arrears: { kind: 'money', label: texts.arrears, readOnly: true },
} as const satisfies Fields;
const fields = { ...roomContract.fields, ...told };
const listed: Entity<typeof fields> = { ...roomContract, fields };
type ContractRow = Row<typeof listed>;

const columns: readonly (string | DataColumn<ContractRow>)[] = [
  { prop: 'contractNo', label: fields.contractNo.label, width: 150, type: 'mylink', sortable: true },
  'status',
  {
    prop: 'roomId',
    label: fields.roomId.label,
    width: 140,
    render: (row) => <Named value={cellValue(row, 'roomName')} />,
  },
  {
    prop: 'userId',
    label: fields.userId.label,
    width: 120,
    render: (row) => <Named value={cellValue(row, 'userName')} />,
  },
  'endDate',
  {
    prop: 'daysLeft',
    label: told.daysLeft.label,
    width: 110,
    align: 'right',
    render: (row) => <DaysLeft days={cellValue(row, 'daysLeft')} />,
  },
  {
    prop: 'arrears',
    label: told.arrears.label,
    width: 130,
    align: 'right',
    render: (row) => <Arrears amount={String(cellValue(row, 'arrears') ?? '0.00')} />,
  },
  'monthRent',
  'startDate',
  'leaseRoomType',
  'payCycle',
  'rentArea',
  'unitPrice',
  'leaseId',
];

/** Contracts with their state, the days that are left and what is owed. */
export function ContractPage() {
  const t = useText();
  const [shown, setShown] = useState<string>();
  const { actions, task, setTask } = useContractActions();
  return (
    <>
      <ResourcePage
        entity={listed}
        title={t(texts.contracts)}
        columns={columns}
        rowActions={actions}
        onOpen={({ id }) => setShown(id)}
        mayEdit={({ status }) => isContractChangeable(status)}
        notice={<ContractFigures />}
      />
      <ContractDialog id={shown} onClose={() => setShown(undefined)} />
      <FormDialog task={task} onClose={() => setTask(undefined)} />
    </>
  );
}

function DaysLeft({ days }: { days: unknown }) {
  const t = useText();
  if (typeof days !== 'number') return <span className="kit-faint">—</span>;
  if (days < 0) return <span className="lease-late">{t(texts.past, { days: -days })}</span>;
  return <span className={days <= 30 ? 'lease-late' : undefined}>{t(texts.days, { days })}</span>;
}

function Arrears({ amount }: { amount: string }) {
  if (amount === '0.00') return <span className="kit-faint">—</span>;
  return (
    <span className="lease-late">
      <Money value={amount} />
    </span>
  );
}
