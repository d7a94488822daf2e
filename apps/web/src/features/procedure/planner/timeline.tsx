import type { LaidOut } from '@zhaocai/model/procedure/lay-out';
import { milestones, type MilestoneName } from '@zhaocai/model/procedure/milestone';
import { periods } from '@zhaocai/model/procedure/period';
import { useId } from 'react';
import { useCompact } from '../../../kit/screen/use-compact.ts';
import { useText } from '../../../kit/text/language.ts';
import { InstantPicker } from '../../../kit/widgets/instant-picker.tsx';
import { procedureTexts as texts } from '../texts.ts';
import { Findings, RuleWords } from './findings.tsx';
import { Formers, MoveWords, type History } from './history.tsx';
import { MilestoneMark } from './milestone-mark.tsx';
import { months, placeOf, restDays, scaleOf, type Scale } from './scale.ts';
import type { Plan } from './use-plan.ts';

interface TimelineProps extends Plan {
  /** Left out where nothing can be moved. */
  readonly onMove?: (name: MilestoneName, day: string) => void;
  /** Of a project: what has happened, what moved its days, when it stood still. */
  readonly history?: History;
}

/** A line for each milestone, the days across, days off shaded; on a phone the days alone. */
export function Timeline({ laid, kindOf, onMove, history }: TimelineProps) {
  const t = useText();
  const isCompact = useCompact();
  const scale = scaleOf(laid);
  const isDrawn = scale !== undefined && !isCompact;
  return (
    <section className="planner-table" aria-label={t(texts.planner)}>
      {isDrawn && <Days scale={scale} kindOf={kindOf} pauses={history?.pauses ?? []} />}
      {laid.map((one) => (
        <div key={one.name} className="planner-line" data-milestone={one.name}>
          <Names one={one} onMove={onMove} history={history} />
          {isDrawn && (
            <div className="planner-track">
              <Bar one={one} laid={laid} scale={scale} />
              <Formers name={one.name} scale={scale} history={history} />
              <MilestoneMark one={one} scale={scale} onMove={onMove} isDone={history?.done.includes(one.name)} />
            </div>
          )}
        </div>
      ))}
    </section>
  );
}

function Names({ one, onMove, history }: { readonly one: LaidOut } & Pick<TimelineProps, 'onMove' | 'history'>) {
  const t = useText();
  const id = useId();
  const { label, ...milestone } = milestones[one.name];
  const isFixed = 'isEndOfPeriod' in milestone || !onMove;
  return (
    <>
      <div className="planner-name">
        {onMove ? <label htmlFor={id}>{t(label)}</label> : <strong>{t(label)}</strong>}
        <RuleWords one={one} />
        <Findings one={one} />
        {history && <MoveWords name={one.name} history={history} />}
      </div>
      <div className="planner-day">
        {isFixed || one.day === null ? (
          <span id={id} className="planner-fixed">
            {one.day ?? '—'}
          </span>
        ) : (
          <InstantPicker id={id} kind="day" value={one.day} onChange={(day) => day && onMove(one.name, day)} />
        )}
      </div>
    </>
  );
}

interface DaysProps extends Pick<Plan, 'kindOf'>, Pick<History, 'pauses'> {
  readonly scale: Scale;
}

/** The heads of the months, and the days off behind all lines. */
function Days({ scale, kindOf, pauses }: DaysProps) {
  return (
    <>
      <div className="planner-rest" aria-hidden>
        {restDays(scale, kindOf).map(({ from, to }) => (
          <span key={from} style={stretch(from, to, scale)} />
        ))}
        {pauses.map(({ from, to }) => (
          <span key={`pause ${from}`} className="planner-pause" style={stretch(from, to, scale)} />
        ))}
      </div>
      <div className="planner-line" aria-hidden>
        <span />
        <span />
        <div className="planner-track">
          {months(scale).map((day) => (
            <span key={day} className="planner-month" style={{ insetInlineStart: `${placeOf(day, scale)}%` }}>
              {day.slice(0, 7)}
            </span>
          ))}
        </div>
      </div>
    </>
  );
}

function stretch(from: string, to: string, scale: Scale) {
  const start = placeOf(from, scale);
  return { insetInlineStart: `${start}%`, width: `${placeOf(to, scale) - start}%` };
}

/** What the first rule counts: from the day on which its period begins to this one. */
function Bar({
  one,
  laid,
  scale,
}: {
  readonly one: LaidOut;
  readonly laid: readonly LaidOut[];
  readonly scale: Scale;
}) {
  const [rule] = one.rules;
  if (!rule || !Object.hasOwn(periods, rule.kind) || one.day === null) return null;
  // Just asked whether it is the name of a period.
  const { from, to } = periods[rule.kind as keyof typeof periods];
  const other = laid.find(({ name }) => name === (from === one.name ? to : from))?.day;
  if (!other) return null;
  const [begin, end] = [one.day, other].toSorted();
  const isBroken = one.findings.some(({ kind }) => kind !== 'dayOff');
  return (
    <span
      className={`planner-bar kit-tone-${isBroken ? 'red' : 'blue'}`}
      style={stretch(begin ?? one.day, end ?? one.day, scale)}
    />
  );
}
