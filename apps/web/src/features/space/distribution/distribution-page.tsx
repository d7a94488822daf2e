import '../space.css';
import type { Row } from '@zhaocai/model/kit/entity';
import { actionsAllowed } from '@zhaocai/model/kit/lifecycle';
import { roomDistribution } from '@zhaocai/model/space/room-distribution';
import { distributionLifecycle } from '@zhaocai/model/space/room-lifecycle';
import { distributedRoomFields, giveRooms } from '@zhaocai/model/space/distribution-endpoints';
import { KeyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { cellValue, type DataColumn, type RowAction } from '../../../kit/data-table/column.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { spaceTexts as texts } from '../texts.ts';

// The dialogs come when they are opened: the list is there sooner.
const GiveDialog = lazy(async () => ({ default: (await import('./give-dialog.tsx')).GiveDialog }));
const CheckOutDialog = lazy(async () => ({ default: (await import('./check-out-dialog.tsx')).CheckOutDialog }));

type AllocationRow = Row<typeof roomDistribution>;

const { fields } = roomDistribution;

const narrow = (name: keyof typeof fields, width: number): DataColumn<AllocationRow> => ({
  ...fieldColumn<AllocationRow>(name, fields[name]),
  width,
});

const columns: readonly (string | DataColumn<AllocationRow>)[] = [
  {
    prop: 'roomId',
    label: fields.roomId.label,
    width: 160,
    render: (row) => <RoomCell row={row} />,
  },
  { prop: 'mansionName', label: distributedRoomFields.mansionName.label, width: 120, spreadsheet: 'mansionName' },
  { prop: 'floorName', label: distributedRoomFields.floorName.label, width: 80, spreadsheet: 'floorName' },
  narrow('deptId', 140),
  narrow('status', 130),
  narrow('area', 100),
  narrow('startDate', 110),
  narrow('allocType', 110),
  'endDate',
  { prop: 'batchNo', label: fields.batchNo.label, width: 170, isProno: true },
  { prop: 'agreementNo', label: fields.agreementNo.label, width: 150, visible: false },
  { prop: 'checkoutDate', label: fields.checkoutDate.label, width: 120, visible: false },
  { prop: 'checkoutReason', label: fields.checkoutReason.label, width: 200, visible: false },
];

/** Which unit holds which room: given out here, and handed back. */
export function DistributionPage() {
  const t = useText();
  const allowed = useAllowed();
  const [isGiving, setGiving] = useState(false);
  const [leaving, setLeaving] = useState<AllocationRow>();
  const actionsOf = (row: AllocationRow): RowAction[] =>
    // The dialog asks whether it is announced or ended at once.
    actionsAllowed(distributionLifecycle, row.status, allowed)
      .slice(0, 1)
      .map((action) => ({
        key: 'checkOut',
        label: t(distributionLifecycle.actions[action].label),
        onClick: () => setLeaving(row),
        isDangerous: distributionLifecycle.actions[action].danger,
      }));
  return (
    <>
      <ResourcePage
        entity={roomDistribution}
        title={t(texts.distributions)}
        columns={columns}
        rowActions={actionsOf}
        addButton={
          allowed(giveRooms.permission) && (
            <Button type="primary" icon={<KeyOutlined />} onClick={() => setGiving(true)}>
              {t(texts.give)}
            </Button>
          )
        }
      />
      <Suspense>
        {isGiving && <GiveDialog onClose={() => setGiving(false)} />}
        {leaving && <CheckOutDialog row={leaving} onClose={() => setLeaving(undefined)} />}
      </Suspense>
    </>
  );
}

function RoomCell({ row }: { row: AllocationRow }) {
  const [no, name] = [cellValue(row, 'roomNo'), cellValue(row, 'roomName')];
  return (
    <>
      {String(no ?? row.roomId)} <span className="space-quiet">{String(name ?? '')}</span>
    </>
  );
}
