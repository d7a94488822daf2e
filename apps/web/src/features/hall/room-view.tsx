import type { HallRoom } from '@zhaocai/model/hall/hall-endpoints';
import { hallLifecycle, hallNodeLifecycle } from '@zhaocai/model/hall/hall-lifecycle';
import { Alert } from 'antd';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../kit/widgets/choice-tag.tsx';
import { shownInstant } from '../../kit/widgets/shown-instant.ts';
import { StageSteps, type Stage } from '../../kit/widgets/stage-steps.tsx';
import { HostBar } from './host-bar.tsx';
import { nodeLabel } from './node-label.ts';
import { ObjectionsSection } from './objections-section.tsx';
import { ReadOutSection } from './read-out-section.tsx';
import type { RoomProps } from './room-props.ts';
import { hallTexts as texts } from './texts.ts';

/** One package in the hall: how far it is, who leads it, what was read out and said. */
export function RoomView({ hall, room }: RoomProps) {
  return (
    <>
      <Head hall={hall} room={room} />
      <ReadOutSection hall={hall} room={room} />
      {hall.part !== 'agency' && <ObjectionsSection hall={hall} room={room} />}
    </>
  );
}

function Head({ hall, room }: RoomProps) {
  const t = useText();
  const held = room.hall;
  if (held === null) return null;
  const isStopped = hallLifecycle.is(held.hallStatus, 'stopped');
  return (
    <section className="hall-head" aria-label={t(texts.nodesTitle)}>
      <StageSteps stages={room.nodes.map(stageOf)} />
      <div className="hall-facts">
        <ChoiceTag choices={hallLifecycle.choices} value={held.hallStatus} />
        <span>
          {t(texts.host)} {held.hostName}
        </span>
        <ToneTag tone={held.isVideoOn ? 'red' : 'grey'}>
          {t(held.isVideoOn ? texts.recording : texts.notRecording)}
        </ToneTag>
        {held.liveUrl !== null && (
          <a href={held.liveUrl} target="_blank" rel="noreferrer">
            {t(texts.live)}
          </a>
        )}
        {held.roomId !== null && (
          <span>
            {t(texts.room)} {held.roomId}
          </span>
        )}
        {held.reviewTime !== null && (
          <span>
            {t(texts.reviewTime)} <span className="kit-number">{shownInstant(held.reviewTime)}</span>
          </span>
        )}
      </div>
      {held.pauseReason !== null && (
        <Alert
          type={isStopped ? 'error' : 'warning'}
          showIcon
          title={t(isStopped ? texts.stopped : texts.paused, { reason: held.pauseReason })}
        />
      )}
      <HostBar hall={hall} room={room} />
    </section>
  );
}

const states = { ahead: 'ahead', running: 'now', done: 'done', skipped: 'skipped', paused: 'stopped' } as const;

function stageOf(node: HallRoom['nodes'][number]): Stage {
  const { nodeCode, nodeStatus, beginTime } = node;
  const name = hallNodeLifecycle.named(nodeStatus)?.name ?? 'ahead';
  return {
    key: nodeCode,
    label: nodeLabel(node),
    state: states[name],
    time: beginTime === null ? undefined : shownInstant(beginTime).slice(11),
  };
}
