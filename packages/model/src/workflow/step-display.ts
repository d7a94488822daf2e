import { isTaskOpen, taskStatus } from './run-lifecycle.ts';

/** A step of the flow in the order in which it stands (flowList). */
export interface FlowStep {
  readonly id: string;
  readonly examine: string;
  readonly sort?: number | null;
  /** It was passed on a way of its own, while a step that stands before it still waits. */
  readonly isPassed?: boolean;
}

/** A row of the history (hiTaskList), oldest first. */
export interface HistoryRow {
  /** The step that it belongs to. */
  readonly task: string;
  readonly operateStatus: number;
  readonly realName?: string | null;
  readonly auditTime?: string | null;
  readonly hisId?: string | number | null;
  /** A rule decided, in nobody's name: what it did is said in `operateStatusStr`. */
  readonly automatic?: string | null;
  readonly operateStatusStr?: string;
}

/** Where people act now: who is asked, and of several who decide together how many have agreed. */
export interface RunningStep {
  readonly id: string;
  readonly people?: string;
  readonly tally?: { readonly agreed: number; readonly asked: number } | null;
}

export type StepState = 'done' | 'rejected' | 'pending' | 'toSubmit' | 'untouched' | 'passed' | 'end';

export interface ShownStep {
  readonly key: string;
  readonly name: string;
  readonly state: StepState;
  /** Blue: completed · red: rejected · orange: waits · grey: not yet · green: the end of a flow that is over. */
  readonly tone: 'blue' | 'red' | 'orange' | 'grey' | 'green';
  readonly operator?: string;
  readonly time?: string;
  /** Of several who decide together. */
  readonly tally?: { readonly agreed: number; readonly asked: number };
}

export interface FlowShown {
  readonly flowList: readonly FlowStep[];
  /** Where people act now; empty or absent when nobody does. */
  readonly ruTask: readonly RunningStep[];
  readonly hiTaskList: readonly HistoryRow[];
}

/**
 * The steps of a flow as people see them (spec 000, section 4.1; rules 182–194, 196). The latest row of a step speaks
 * for it; from the present step on everything is still to come; the chain ends in 结束.
 */
export function shownSteps({ flowList, ruTask, hiTaskList }: FlowShown): ShownStep[] {
  const running = new Map(ruTask.map((step) => [step.id, step]));
  const currentSort = flowList.reduce<number | undefined>(
    (least, { id, sort }) => (running.has(id) && sort != null && (least === undefined || sort < least) ? sort : least),
    undefined,
  );
  const steps = flowList.map((step) => shownStep(step, { running, currentSort, hiTaskList }));
  const isOver = running.size === 0;
  const last = hiTaskList.at(-1);
  const passed: ShownStep[] =
    isOver && taskStatus.is(last?.operateStatus, 'agreed')
      ? [{ key: 'passed', name: '', state: 'passed', tone: 'blue' }]
      : [];
  return [...steps, ...passed, { key: 'end', name: '', state: 'end', tone: isOver ? 'green' : 'grey' }];
}

interface Context {
  readonly running: ReadonlyMap<string, RunningStep>;
  readonly currentSort: number | undefined;
  readonly hiTaskList: readonly HistoryRow[];
}

function shownStep(
  { id, examine, sort, isPassed = false }: FlowStep,
  { running, currentSort, hiTaskList }: Context,
): ShownStep {
  const own = { key: id, name: examine };
  if (sort == null) return { ...own, state: 'toSubmit', tone: 'grey' };
  const latest = hiTaskList.findLast(({ task }) => task === id);
  const now = running.get(id);
  if (now) return { ...own, ...askedAt(now), state: 'pending', tone: 'orange' };
  const isAhead = currentSort !== undefined && sort > currentSort && !isPassed;
  if (isAhead) return { ...own, state: 'pending', tone: 'grey' };
  if (!latest) return { ...own, state: 'untouched', tone: 'grey' };
  const who = {
    ...operatorOf(latest),
    ...(latest.auditTime && { time: latest.auditTime }),
  };
  const { operateStatus } = latest;
  if (taskStatus.is(operateStatus, 'rejected')) return { ...own, ...who, state: 'rejected', tone: 'red' };
  if (isTaskOpen(operateStatus)) return { ...own, ...who, state: 'pending', tone: 'orange' };
  return { ...own, ...who, state: 'done', tone: 'blue' };
}

function askedAt({ people, tally }: RunningStep): Pick<ShownStep, 'operator' | 'tally'> {
  return { ...(people && { operator: people }), ...(tally && { tally }) };
}

function operatorOf({ realName, automatic, operateStatusStr }: HistoryRow): Pick<ShownStep, 'operator'> {
  const operator = automatic ? operateStatusStr : realName;
  return operator ? { operator } : {};
}

/** Whether the flow is over and was passed: its last row is an agreement and nobody acts (rule 191). */
export function isFinished({ ruTask, hiTaskList }: Pick<FlowShown, 'ruTask' | 'hiTaskList'>): boolean {
  return ruTask.length === 0 && taskStatus.is(hiTaskList.at(-1)?.operateStatus, 'agreed');
}
