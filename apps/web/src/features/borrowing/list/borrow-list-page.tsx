import { PlusOutlined } from '@ant-design/icons';
import { borrow } from '@zhaocai/model/borrowing/borrow';
import { borrowCount } from '@zhaocai/model/borrowing/borrow-endpoints';
import { borrowLifecycle } from '@zhaocai/model/borrowing/borrow-lifecycle';
import type { Row } from '@zhaocai/model/kit/entity';
import { Button } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { StateFigures } from '../../../kit/resource-page/state-figures.tsx';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { AskDialog, newRequest } from '../ask-dialog.tsx';
import '../borrowing.css';
import { borrowPath } from '../paths.ts';
import { borrowingTexts as texts } from '../texts.ts';

type BorrowRow = Row<typeof borrow>;
const { fields } = borrow;
const isAway = ({ borrowStatus }: BorrowRow) => borrowLifecycle.is(borrowStatus, 'out', 'partlyReturned', 'overdue');
const isBack = ({ borrowStatus }: BorrowRow) => borrowLifecycle.is(borrowStatus, 'rejected', 'withdrawn');

const columns: readonly (string | DataColumn<BorrowRow>)[] = [
  { prop: 'borrowNo', label: fields.borrowNo.label, width: 140, type: 'mylink', sortable: true },
  { ...fieldColumn<BorrowRow>('borrowStatus', fields.borrowStatus), width: 110 },
  { ...fieldColumn<BorrowRow>('projectId', fields.projectId), width: 220, sortable: false },
  { ...fieldColumn<BorrowRow>('borrowType', fields.borrowType), width: 140 },
  { ...fieldColumn<BorrowRow>('borrower', fields.borrower), width: 100 },
  {
    prop: 'planRevertTime',
    label: fields.planRevertTime.label,
    width: 240,
    sortable: true,
    render: (row) => <Deadline at={row.planRevertTime} isMet={!isAway(row)} isDuty />,
  },
  {
    prop: 'returnedCopies',
    label: texts.returnedOf,
    width: 100,
    align: 'right',
    spreadsheet: 'copies,returnedCopies,faultCopies',
    render: (row) => <Returned row={row} />,
  },
  { ...fieldColumn<BorrowRow>('papers', fields.papers), width: 200, visible: false },
  { ...fieldColumn<BorrowRow>('dept', fields.dept), width: 140, visible: false },
  { ...fieldColumn<BorrowRow>('purpose', fields.purpose), width: 240, visible: false },
  { ...fieldColumn<BorrowRow>('keeperId', fields.keeperId), width: 110, visible: false, sortable: false },
  { ...fieldColumn<BorrowRow>('outTime', fields.outTime), visible: false },
];

/** Who has which papers, and until when. */
export function BorrowListPage() {
  const t = useText();
  const allowed = useAllowed();
  const [task, setTask] = useState<RowTask>();
  return (
    <>
      <ResourcePage
        entity={borrow}
        title={t(texts.loans)}
        columns={columns}
        notice={<Figures />}
        pathOf={({ id }) => `${borrowPath}?id=${id}`}
        onAdd={() => setTask(newRequest())}
        onEdit={({ id }) => setTask({ kind: 'edit', id })}
        mayEdit={isBack}
        mayRemove={isBack}
        addButton={
          allowed('borrow_add') && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setTask(newRequest())}>
              {t(texts.ask)}
            </Button>
          )
        }
      />
      <AskDialog task={task} onClose={() => setTask(undefined)} />
    </>
  );
}

/** So many of so many; what was damaged or lost shows red. */
function Returned({ row: { copies, returnedCopies, faultCopies } }: { readonly row: BorrowRow }) {
  const t = useText();
  const isFault = Number(faultCopies ?? 0) > 0;
  return (
    <span
      className={isFault ? 'kit-number borrow-fault' : 'kit-number'}
      title={isFault ? t(texts.fault, { count: Number(faultCopies) }) : undefined}
    >
      {returnedCopies ?? 0}/{copies}
    </span>
  );
}

function Figures() {
  const { data } = useEndpoint(borrowCount, {});
  return data && data.total > 0 ? (
    <StateFigures lifecycle={borrowLifecycle} total={data.total} statuses={data.statuses} late="overdue" />
  ) : null;
}
