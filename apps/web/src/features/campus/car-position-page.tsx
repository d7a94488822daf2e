import { HistoryOutlined } from '@ant-design/icons';
import type { Row } from '@zhaocai/model/kit/entity';
import { carHolderFields, carPosition } from '@zhaocai/model/campus/car-position';
import { carPositionLifecycle } from '@zhaocai/model/campus/car-states';
import { distributeCarPosition } from '@zhaocai/model/campus/campus-endpoints';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { cellValue, type DataColumn, type RowAction } from '../../kit/data-table/column.ts';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { useConfirm } from '../../kit/widgets/use-confirm.tsx';
import { carRecordPath } from './paths.ts';
import { campusTexts as texts } from './texts.ts';

type Position = Row<typeof carPosition>;

// The form with its pickers is loaded when a position is assigned.
const AssignDialog = lazy(async () => ({ default: (await import('./assign-dialog.tsx')).AssignDialog }));

const { free, assigned } = carPositionLifecycle.code;
const { fields } = carPosition;

/** What the row shows of who has the position now. */
function heldText(row: Position, name: keyof typeof carHolderFields): string {
  const value = cellValue(row, name);
  return typeof value === 'string' ? value : '';
}

function heldColumn(prop: keyof typeof carHolderFields) {
  return {
    prop,
    label: carHolderFields[prop].label,
    spreadsheet: prop,
    width: 120,
    render: (row: Position) => heldText(row, prop) || <span className="kit-faint">—</span>,
  } satisfies DataColumn<Position>;
}

const columns: readonly (string | DataColumn<Position>)[] = [
  { prop: 'positionNo', label: fields.positionNo.label, width: 130, type: 'mylink', sortable: true },
  { prop: 'parkingName', label: fields.parkingName.label, width: 170, sortable: true },
  'status',
  heldColumn('userName'),
  heldColumn('plateNo'),
  heldColumn('endDate'),
  'campus',
  'positionType',
  'kind',
  'monthFee',
  'area',
];

/** The car positions: which are free, and who has the others; assigned and returned here. */
export function CarPositionPage() {
  const t = useText();
  const navigate = useNavigate();
  const [assigning, setAssigning] = useState<Position>();
  const rowActions = useRowActions(setAssigning);
  return (
    <>
      <ResourcePage
        entity={carPosition}
        title={t(texts.positions)}
        columns={columns}
        rowActions={rowActions}
        mayRemove={({ status }) => status !== assigned}
        toolbar={
          <Button icon={<HistoryOutlined />} onClick={() => void navigate(carRecordPath)}>
            {t(texts.history)}
          </Button>
        }
      />
      {assigning && (
        <Suspense>
          <AssignDialog position={assigning} onClose={() => setAssigning(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Assign what is free, take back what is assigned; the records of either. */
function useRowActions(onAssign: (row: Position) => void): (row: Position) => RowAction[] {
  const t = useText();
  const allowed = useAllowed();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const takeBack = useCommand(distributeCarPosition, { success: texts.takenBack });
  const handleTakeBack = async (row: Position) => {
    const isSure = await confirm({
      title: t(texts.takeBackTitle, { name: row.positionNo }),
      text: t(texts.takeBackText, { holder: heldText(row, 'userName'), plate: heldText(row, 'plateNo') }),
      ok: t(texts.takeBack),
    });
    if (isSure) await takeBack.run({ positionId: row.id, action: 'return' });
  };
  return (row) => {
    const records: RowAction = {
      key: 'records',
      label: t(texts.record),
      onClick: () => void navigate(`${carRecordPath}?positionId=${row.id}`),
    };
    if (!allowed('carPosition_assign')) return [records];
    if (row.status === free) return [{ key: 'assign', label: t(texts.assign), onClick: () => onAssign(row) }, records];
    if (row.status === assigned)
      return [{ key: 'return', label: t(texts.takeBack), onClick: () => void handleTakeBack(row) }, records];
    return [records];
  };
}
