import { useText } from '../../../kit/text/language.ts';
import { BidScroll } from '../../../kit/widgets/bid-scroll.tsx';
import { NumberedSteps } from '../../../kit/widgets/numbered-steps.tsx';
import { RandomRoll } from '../../../kit/widgets/random-roll.tsx';
import { StageSteps, type Stage } from '../../../kit/widgets/stage-steps.tsx';
import { TaskTimeline } from '../../../kit/widgets/task-timeline.tsx';
import { Labelled } from './labelled.tsx';
import { widgetTexts as texts } from './texts.ts';

const bids = Array.from({ length: 12 }, (_, at) => ({
  entryId: String(880_001 + at),
  entryNum: `BM-2026-${String(at + 1).padStart(3, '0')}`,
  bidMoney: `${120_000 + at * 1_350}.50`,
}));
const stages: readonly Stage[] = texts.stages.map((label, at) => ({
  key: at,
  label,
  state: at < 7 ? 'done' : at === 7 ? 'now' : 'ahead',
}));

/** Stages, steps, what was done to a task, draws, bids. */
export function ProgressWidgets() {
  const t = useText();
  const candidates = texts.candidates.map((name, at) => ({ id: String(at), name: t(name), phone: `1381234567${at}` }));
  return (
    <div className="kit-facts">
      <Labelled label={t(texts.stageBar)} isWide>
        <StageSteps stages={stages} />
      </Labelled>
      <Labelled label={t(texts.steps)} isWide>
        <NumberedSteps
          current={1}
          steps={texts.stages.slice(0, 4).map((title, at) => ({ key: `${at}`, title: t(title) }))}
        />
      </Labelled>
      <Labelled label={t(texts.timeline)}>
        <TaskTimeline
          operations={[
            { key: '1', who: t(texts.buyer), what: t(texts.submitted), tone: 'blue', time: '2026-11-20 09:12:00' },
            {
              key: '2',
              who: t(texts.finance),
              what: t(texts.agreed),
              tone: 'green',
              time: '2026-11-20 15:30:00',
              opinion: t(texts.opinion),
            },
            { key: '3', who: t(texts.director), what: t(texts.waiting), tone: 'orange' },
          ]}
        />
      </Labelled>
      <Labelled label={t(texts.roll)}>
        <RandomRoll candidates={candidates} count={2} />
      </Labelled>
      <Labelled label={t(texts.bids)} isWide>
        <BidScroll bids={bids} />
      </Labelled>
    </div>
  );
}
