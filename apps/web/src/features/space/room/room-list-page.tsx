import type { Row } from '@zhaocai/model/kit/entity';
import { room } from '@zhaocai/model/space/room';
import { editRoom } from '@zhaocai/model/space/room-endpoints';
import { isRoomHeld, roomLifecycle } from '@zhaocai/model/space/room-lifecycle';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import type { DataColumn, RowAction } from '../../../kit/data-table/column.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { useText } from '../../../kit/text/language.ts';
import { mansionSource } from '../mansion-source.ts';
import { spaceTexts as texts } from '../texts.ts';

type RoomRow = Row<typeof room>;

const columns: readonly (string | DataColumn<RoomRow>)[] = [
  { prop: 'roomNo', label: room.fields.roomNo.label, width: 100, type: 'mylink', sortable: true },
  { prop: 'roomName', label: room.fields.roomName.label, width: 120 },
  { prop: 'mansionName', label: room.fields.mansionId.label, width: 120, spreadsheet: 'mansionId' },
  { prop: 'floorName', label: room.fields.floorId.label, width: 80, spreadsheet: 'floorId' },
  { ...fieldColumn<RoomRow>('roomStatus', room.fields.roomStatus), width: 120 },
  { ...fieldColumn<RoomRow>('usableArea', room.fields.usableArea), width: 105 },
  'roomPurpose',
  'roomType',
  'useDeptId',
  'capacity',
  { prop: 'quotaArea', label: room.fields.quotaArea.label, width: 120, align: 'right', visible: false },
];

/** Every room that the user may see, narrowed by its building. */
export function RoomListPage() {
  const t = useText();
  const allowed = useAllowed();
  const tree = { source: mansionSource, filter: 'mansionId', title: t(texts.allMansions) };
  return (
    <ResourcePage
      entity={room}
      title={t(texts.rooms)}
      columns={columns}
      tree={allowed('mansion_view') ? tree : undefined}
      rowActions={useSealing()}
      mayRemove={({ roomStatus }) => !isRoomHeld(roomStatus)}
    />
  );
}

const { vacant, sealed } = roomLifecycle.code;

/** A vacant room is taken out of use, with the reason, and opened again. */
function useSealing(): (row: RoomRow) => RowAction[] {
  const t = useText();
  const allowed = useAllowed();
  const askReason = useAskReason();
  const change = useCommand(editRoom, { success: texts.stateChanged });
  const handle = async ({ id, version, roomNo }: RoomRow, isSealing: boolean) => {
    const reason = await askReason({
      title: t(isSealing ? texts.sealTitle : texts.openTitle, { room: roomNo }),
      text: t(isSealing ? texts.sealText : texts.openText),
      ok: t(isSealing ? texts.seal : texts.open),
      isDangerous: isSealing,
      isOptional: !isSealing,
    });
    if (reason === undefined) return;
    await change.run({ id, version, roomStatus: isSealing ? sealed : vacant, reason: reason || undefined });
  };
  return (row) => {
    const isSealing = row.roomStatus === vacant;
    if (!allowed(editRoom.permission) || (!isSealing && row.roomStatus !== sealed)) return [];
    return [{ key: 'seal', label: t(isSealing ? texts.seal : texts.open), onClick: () => void handle(row, isSealing) }];
  };
}
