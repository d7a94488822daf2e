import { measureText } from '@zhaocai/model/kit/number-text';
import { squareMetres } from '@zhaocai/model/kit/units';
import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { removeFloor } from '@zhaocai/model/space/mansion-endpoints';
import { roomLifecycle } from '@zhaocai/model/space/room-lifecycle';
import type { StackedFloor, StackedRoom } from '@zhaocai/model/space/space-wire';
import { Button, Tooltip } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { spaceTexts as texts } from '../texts.ts';

export interface FloorStackProps {
  /** From the roof down. */
  readonly floors: readonly StackedFloor[];
  readonly onAddFloor: () => void;
  readonly onEditFloor: (floorId: string) => void;
  readonly onAddRoom: (floorId: string) => void;
  readonly onOpenRoom: (roomId: string) => void;
}

/** The building as it stands: floor above floor, each room a coloured box of its size that opens. */
export function FloorStack(props: FloorStackProps) {
  const t = useText();
  const allowed = useAllowed();
  const { floors, onAddFloor } = props;
  const used = new Set(floors.flatMap(({ rooms }) => rooms.map(({ roomStatus }) => roomStatus)));
  return (
    <Section
      title={t(texts.floors)}
      note={
        <span className="space-legend" aria-label={t(texts.colours)}>
          {roomLifecycle.choices.map(
            ({ value, label, tone }) =>
              used.has(value) && (
                <ToneTag key={value} tone={tone ?? 'grey'}>
                  {t(label)}
                </ToneTag>
              ),
          )}
        </span>
      }
      extra={
        allowed('mansion_add') && (
          <Button icon={<PlusOutlined />} onClick={onAddFloor}>
            {t(texts.addFloor)}
          </Button>
        )
      }
    >
      {floors.length === 0 ? (
        <Empty title={t(texts.noFloors)} />
      ) : (
        <ol className="space-stack">
          {floors.map((floor) => (
            <Floor key={floor.floorId} {...props} floor={floor} />
          ))}
        </ol>
      )}
    </Section>
  );
}

function Floor({ floor, onEditFloor, onAddRoom, onOpenRoom }: FloorStackProps & { floor: StackedFloor }) {
  const t = useText();
  const { floorId, floorName, rooms } = floor;
  const area = rooms.reduce((sum, { usableArea }) => sum + Number(usableArea), 0).toFixed(2);
  return (
    <li className="space-floor">
      <div className="space-floor-head">
        <strong>{floorName}</strong>
        <span className="space-quiet">
          {t(texts.floorFigures, { count: rooms.length, area: measureText(area, squareMetres.places) })}
        </span>
        <FloorButtons floor={floor} onEdit={() => onEditFloor(floorId)} onAddRoom={() => onAddRoom(floorId)} />
      </div>
      <div className="space-rooms">
        {rooms.length === 0 && <span className="space-quiet">{t(texts.noRooms)}</span>}
        {rooms.map((room) => (
          <RoomBox key={room.id} room={room} onOpen={() => onOpenRoom(room.id)} />
        ))}
      </div>
    </li>
  );
}

interface FloorButtonsProps {
  readonly floor: StackedFloor;
  readonly onEdit: () => void;
  readonly onAddRoom: () => void;
}

function FloorButtons({ floor: { floorId, floorName, rooms }, onEdit, onAddRoom }: FloorButtonsProps) {
  const t = useText();
  const allowed = useAllowed();
  const confirm = useConfirm();
  const remove = useCommand(removeFloor, { success: texts.floorRemoved });
  const handleRemove = async () => {
    const isSure = await confirm({
      title: t(texts.removeFloorTitle, { name: floorName }),
      text: t(texts.removeFloorText),
      ok: t(texts.removeFloor),
      isDangerous: true,
    });
    if (isSure) await remove.run({ id: floorId });
  };
  const button = (label: string, icon: React.ReactNode, onClick: () => void) => (
    <Tooltip title={label}>
      <Button type="text" size="small" icon={icon} aria-label={`${label} ${floorName}`} onClick={onClick} />
    </Tooltip>
  );
  return (
    <span className="space-floor-buttons">
      {allowed('room_add') && button(t(texts.addRoom), <PlusOutlined />, onAddRoom)}
      {allowed('mansion_edit') && button(t(texts.editFloor), <EditOutlined />, onEdit)}
      {allowed('mansion_delete') &&
        rooms.length === 0 &&
        button(t(texts.removeFloor), <DeleteOutlined />, () => void handleRemove())}
    </span>
  );
}

function RoomBox({ room, onOpen }: { room: StackedRoom; onOpen: () => void }) {
  const t = useText();
  const status = roomLifecycle.named(room.roomStatus);
  const area = measureText(room.usableArea, squareMetres.places);
  const label = t(texts.roomHint, { room: room.roomNo, status: status ? t(status.label) : '', area });
  return (
    <button
      type="button"
      className={`space-room kit-tone-${status?.tone ?? 'grey'}`}
      style={{ flexGrow: Math.max(1, Math.round(Number(room.usableArea) / 20)) }}
      aria-label={label}
      onClick={onOpen}
    >
      <span className="space-room-no">{room.roomNo}</span>
      <span className="space-room-name">{room.roomName ?? ''}</span>
      <span className="space-room-area">{t(texts.area, { area })}</span>
      {room.useDeptName && <span className="space-room-name">{room.useDeptName}</span>}
    </button>
  );
}
