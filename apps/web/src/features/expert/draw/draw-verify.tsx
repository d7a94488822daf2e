import { allot } from '@zhaocai/model/expert/draw/allot';
import { recordType } from '@zhaocai/model/expert/draw/choices';
import type { ExpertDrawAnswer } from '@zhaocai/model/expert/draw/draw-read-endpoints';
import { Alert } from 'antd';
import { useMemo } from 'react';
import { ChainCheck, DrawCheck } from '../../../kit/draw/draw-check.tsx';
import { useText } from '../../../kit/text/language.ts';
import { texts } from './texts.ts';

interface Of {
  readonly draw: ExpertDrawAnswer;
}

/** Calculates every round again, and who got which place by its order. Before it may be told there is the evidence alone. */
export function DrawVerify({ draw }: Of) {
  const t = useText();
  const isFollowed = useMemo(() => placesFollow(draw), [draw]);
  if (draw.isSealed)
    return (
      <>
        <ChainCheck recordFaults={draw.recordFaults} />
        <p className="kit-quiet">{t(texts.checkSealed)}</p>
      </>
    );
  const { drawNo, commits, reveals } = draw;
  return (
    <>
      {draw.rounds.map((round) => (
        <div key={round.round}>
          <h3 className="expert-draw-round">{t(texts.roundNo, { round: round.round })}</h3>
          <DrawCheck draw={{ ...round, drawNo, commits, reveals }} recordFaults={draw.recordFaults} />
        </div>
      ))}
      <Alert
        type={isFollowed ? 'success' : 'error'}
        showIcon
        title={t(isFollowed ? texts.places : texts.placesWrong)}
      />
    </>
  );
}

/** Whether everybody who was drawn or took over has the place that the order of his round gives him. */
export function placesFollow({ rounds, members }: Pick<ExpertDrawAnswer, 'rounds' | 'members'>): boolean {
  const places = new Map(
    rounds.flatMap((round) =>
      allot(round.tickets, round).map((place) => [`${round.round} ${place.id}`, place] as const),
    ),
  );
  return members.every((record) => {
    if (!recordType.is(record.recordType, 'main', 'alternate')) return true;
    const place = places.get(`${record.round} ${record.expertId}`);
    return (
      place?.conditionNo === record.conditionNo &&
      place.orderNo === record.orderNo &&
      place.recordType === record.recordType
    );
  });
}
