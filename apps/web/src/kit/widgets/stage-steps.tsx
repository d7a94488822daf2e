import { CheckOutlined, ClockCircleOutlined, CloseOutlined, ForwardOutlined } from '@ant-design/icons';
import type { Text } from '@zhaocai/model/kit/text';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';

export interface Stage {
  readonly key: string | number;
  readonly label: Text;
  readonly state: 'done' | 'now' | 'ahead' | 'late' | 'skipped' | 'stopped';
  /** When it was or must be reached, already as text. */
  readonly time?: string;
  /** The page of its own work. */
  readonly to?: string;
  /** The section of this page that shows it, by its id. */
  readonly at?: string;
}

const words = {
  done: kitTexts.stageDone,
  now: kitTexts.stageNow,
  ahead: kitTexts.stageAhead,
  late: kitTexts.stageLate,
  skipped: kitTexts.stageSkipped,
  stopped: kitTexts.stageStopped,
} as const;

/** The stages across the top: done, now, ahead, late; each a link to its own work. */
export function StageSteps({ stages }: { stages: readonly Stage[] }) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const current = stages.findIndex(({ state }) => isCurrent(state));
  useEffect(() => {
    const row = list.current;
    const step = row?.children[current];
    if (!row || !(step instanceof HTMLElement)) return;
    // Where they do not all fit, the stage that matters stands in the middle; the page itself does not move.
    row.scrollLeft = step.offsetLeft - (row.clientWidth - step.offsetWidth) / 2;
  }, [current, stages.length]);
  return (
    <ol className="kit-stages" ref={list} tabIndex={0} aria-label={t(kitTexts.stages)}>
      {stages.map((stage, index) => (
        <li
          key={stage.key}
          className={`kit-stage kit-stage-${stage.state}`}
          aria-current={isCurrent(stage.state) ? 'step' : undefined}
        >
          <span className="kit-stage-dot" aria-hidden>
            <StageMark state={stage.state} number={index + 1} />
          </span>
          <span className="kit-stage-text">
            <span className="kit-stage-label">
              <StageLink stage={stage} />
            </span>
            <span className="kit-stage-note">{stage.time ?? t(words[stage.state])}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function StageLink({ stage: { to, at, label } }: { stage: Stage }) {
  const t = useText();
  if (to) return <Link to={to}>{t(label)}</Link>;
  if (!at) return t(label);
  // Several pages stand in the document, each in its tab: the section is this page's own.
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const section = event.currentTarget.closest('.kit-page')?.querySelector<HTMLElement>(`#${at}`);
    section?.scrollIntoView({ block: 'start' });
    section?.setAttribute('tabindex', '-1');
    section?.focus({ preventScroll: true });
  };
  return (
    <a href={`#${at}`} onClick={show}>
      {t(label)}
    </a>
  );
}

/** Where it stands: the stage that matters. */
function isCurrent(state: Stage['state']): boolean {
  return state === 'now' || state === 'late' || state === 'stopped';
}

function StageMark({ state, number }: { state: Stage['state']; number: number }) {
  if (state === 'done') return <CheckOutlined />;
  if (state === 'late') return <ClockCircleOutlined />;
  if (state === 'stopped') return <CloseOutlined />;
  if (state === 'skipped') return <ForwardOutlined />;
  return number;
}
