import { hall } from '@zhaocai/model/hall/hall';
import type { HallRoom } from '@zhaocai/model/hall/hall-endpoints';
import { hallLifecycle, hallNodeLifecycle } from '@zhaocai/model/hall/hall-lifecycle';
import { configureHall, hallMoves, nextNode, switchVideo } from '@zhaocai/model/hall/host-endpoints';
import { hallNodes } from '@zhaocai/model/hall/node-codes';
import type { Row } from '@zhaocai/model/kit/entity';
import { Button } from 'antd';
import { Suspense } from 'react';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useRowMoves } from '../../kit/resource-page/use-row-moves.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useSession } from '../../kit/session/session-store.ts';
import { useText } from '../../kit/text/language.ts';
import { useAskReason } from '../../kit/widgets/use-confirm.tsx';
import { OpenButton } from '../tendering/index.ts';
import { nodeLabel } from './node-label.ts';
import type { RoomProps } from './room-props.ts';
import { hallTexts as texts } from './texts.ts';

type Held = NonNullable<HallRoom['hall']>;

/** What the host may do now; of whoever else may host, that he takes over. */
export function HostBar({ hall: { projectId, canHost, openedTime }, room }: RoomProps) {
  const t = useText();
  const mayOpen = useAllowed()('project_open');
  const held = room.hall;
  if (held === null || !canHost || hallLifecycle.is(held.hallStatus, 'closed', 'stopped')) return null;
  if (!held.isHost)
    return (
      <div className="hall-acts">
        <TakeOver held={held} />
      </div>
    );
  const running = room.nodes.find(({ nodeStatus }) => hallNodeLifecycle.is(nodeStatus, 'running'));
  const isToOpen = openedTime === null && hallNodes.is(running?.nodeCode, 'open');
  return (
    <div className="hall-acts">
      {isToOpen && mayOpen && (
        <Suspense>
          <OpenButton projectId={projectId} />
        </Suspense>
      )}
      <NextButton held={held} room={room} isMain={!isToOpen} />
      <VideoButton held={held} />
      <MoveButtons held={held} room={room} />
      {isToOpen && !mayOpen && <span className="hall-person-note">{t(texts.mayNotOpen)}</span>}
    </div>
  );
}

interface NextProps {
  readonly held: Held;
  readonly room: HallRoom;
  /** Nothing else comes first. */
  readonly isMain: boolean;
}

function NextButton({ held, room, isMain }: NextProps) {
  const t = useText();
  const moving = useCommand(nextNode);
  if (hallLifecycle.is(held.hallStatus, 'paused')) return null;
  const ahead = room.nodes.find(({ nodeStatus }) => hallNodeLifecycle.is(nodeStatus, 'ahead'));
  const isWaiting = hallLifecycle.is(held.hallStatus, 'waiting');
  const label = ahead ? t(texts.nextTo, { name: t(nodeLabel(ahead)) }) : t(texts.close);
  const { id, version } = held;
  return (
    <Button
      type={isMain ? 'primary' : 'default'}
      // Its name is the next node's as soon as that is read, while the step before is still being settled.
      disabled={moving.isRunning}
      loading={moving.isRunning}
      onClick={() => void moving.run({ id, version, ...(ahead && { to: ahead.nodeCode }) })}
    >
      {isWaiting ? t(texts.begin) : label}
    </Button>
  );
}

function VideoButton({ held: { id, isVideoOn } }: { readonly held: Held }) {
  const t = useText();
  const switching = useCommand(switchVideo);
  return (
    <Button loading={switching.isRunning} onClick={() => void switching.run({ id, flag: isVideoOn ? '0' : '1' })}>
      {t(isVideoOn ? texts.stopRecord : texts.record)}
    </Button>
  );
}

function MoveButtons({ held, room }: { readonly held: Held; readonly room: HallRoom }) {
  const movesOf = useRowMoves(hall, hallMoves, () => room.packageName);
  // A move needs a row's id, version and state, which the room has.
  const moves = movesOf(held as unknown as Row<typeof hall>);
  return moves
    .filter(({ key }) => key !== 'stop' || held.canStop)
    .map(({ key, label, onClick, isDangerous }) => (
      <Button key={key} danger={isDangerous} onClick={onClick}>
        {label}
      </Button>
    ));
}

function TakeOver({ held: { id, version, hallStatus } }: { readonly held: Held }) {
  const t = useText();
  const ask = useAskReason();
  const taking = useCommand(configureHall);
  const hostId = useSession(({ user }) => user?.userId);
  const handle = async () => {
    const isOptional = hallLifecycle.is(hallStatus, 'waiting');
    const question = { title: t(texts.takeOver), placeholder: t(texts.takeOverWhy), isOptional };
    const reason = await ask(question);
    if (reason !== undefined) await taking.run({ id, version, hostId, ...(reason && { reason }) });
  };
  return (
    <Button loading={taking.isRunning} onClick={() => void handle()}>
      {t(texts.takeOver)}
    </Button>
  );
}
