import { rejectHandling, nodeType } from '@zhaocai/model/workflow/definition';
import { runLifecycle } from '@zhaocai/model/workflow/run-lifecycle';
import type { FlowCommand } from '@zhaocai/model/workflow/state';
import { Button, Input, InputNumber, Switch, Tag } from 'antd';
import { useEffect, useState } from 'react';
import { useLanguage, useText } from '../../../../kit/text/language.ts';
import { rowsOfGraph } from '../check/judge-graph.ts';
import { useDesign, useDesignStore, type FlowVariable } from '../canvas/design-store.ts';
import { Labelled } from '../settings/labelled.tsx';
import { effectLine, personName } from './effect-line.ts';
import { initiator, openTasks, paintOf, simulationOf, type Simulated, type Simulation } from './simulate.ts';
import { simulationTexts as texts, statusTexts } from './texts.ts';

interface Running {
  readonly simulation: Simulation;
  readonly rows: ReturnType<typeof rowsOfGraph>;
  readonly now: Simulated;
}

/** Walks through the flow as it is drawn now, with people who do not exist. */
export function SimulationPanel() {
  const t = useText();
  const store = useDesignStore();
  const variables = useDesign((design) => design.variables);
  const isStartable = useDesign(
    ({ graph }) => graph.steps.filter(({ data }) => nodeType.is(data.row.nodeType, 'start')).length === 1,
  );
  const [form, setForm] = useState<Readonly<Record<string, unknown>>>({});
  const [running, setRunning] = useState<Running>();
  useEffect(() => {
    store.setState({ paint: running ? paintOf(running.now, running.rows) : {} });
    return () => store.setState({ paint: {} });
  }, [store, running]);
  const start = () => {
    const rows = rowsOfGraph(store.getState().graph);
    const simulation = simulationOf({ rows, variables, form });
    setRunning({ simulation, rows, now: simulation.start() });
  };
  // Handed in again it is judged by what stands in the form now.
  const resubmit = ({ rows, now }: Running, command: FlowCommand) => {
    const simulation = simulationOf({ rows, variables, form });
    setRunning({ simulation, rows, now: simulation.act(now, command) });
  };
  return (
    <>
      <p className="flow-note">{t(texts.help)}</p>
      <FormValues variables={variables} form={form} onChange={setForm} />
      {!isStartable && <p className="flow-note">{t(texts.noStart)}</p>}
      <p className="flow-pick">
        <Button type="primary" disabled={!isStartable} onClick={start}>
          {t(running ? texts.again : texts.start)}
        </Button>
        {running && <Button onClick={() => setRunning(undefined)}>{t(texts.stop)}</Button>}
        {running && <Tag>{t(statusTexts[running.now.state.status])}</Tag>}
      </p>
      {running && <OpenTasks running={running} onChange={setRunning} onResubmit={resubmit} />}
      {running && <HappenedList running={running} />}
    </>
  );
}

interface FormValuesProps {
  readonly variables: readonly FlowVariable[];
  readonly form: Readonly<Record<string, unknown>>;
  readonly onChange: (form: Readonly<Record<string, unknown>>) => void;
}

function FormValues({ variables, form, onChange }: FormValuesProps) {
  const language = useLanguage();
  return variables.map(({ name, type, label }) => (
    <Labelled key={name} label={label?.[language] || name}>
      {type === 'number' && (
        <InputNumber className="kit-wide" onChange={(value) => onChange({ ...form, [name]: value })} />
      )}
      {type === 'flag' && <Switch onChange={(value) => onChange({ ...form, [name]: value })} />}
      {type === 'list' && (
        <Input onChange={(event) => onChange({ ...form, [name]: event.target.value.split(/[,，]/).filter(Boolean) })} />
      )}
      {(type === 'text' || type === 'any') && (
        <Input onChange={(event) => onChange({ ...form, [name]: event.target.value })} />
      )}
    </Labelled>
  ));
}

interface OpenTasksProps {
  readonly running: Running;
  readonly onChange: (running: Running) => void;
  readonly onResubmit: (running: Running, command: FlowCommand) => void;
}

function OpenTasks({ running, onChange, onResubmit }: OpenTasksProps) {
  const t = useText();
  const { simulation, rows, now } = running;
  const act = (command: FlowCommand) => onChange({ ...running, now: simulation.act(now, command) });
  const tasks = openTasks(now);
  if (tasks.length === 0) return null;
  return (
    <>
      <h3 className="flow-palette-title">{t(texts.waiting)}</h3>
      <ul className="flow-list">
        {tasks.map(({ no: taskNo, person: by, nodeId }) => {
          const row = rows.find((one) => one.nodeId === nodeId);
          const isReturned = runLifecycle.is(now.state.status, 'returned') && by === initiator;
          return (
            <li key={taskNo} className="flow-list-line">
              <span className="flow-list-words">
                {row?.examine} · {personName(by, { t, rows })}
              </span>
              {isReturned ? (
                (['restart', 'back'] as const).map((resume) => (
                  <Button
                    key={resume}
                    size="small"
                    onClick={() => onResubmit(running, { kind: 'resubmit', by, taskNo, resume })}
                  >
                    {t(resume === 'back' ? texts.resubmitBack : texts.resubmit)}
                  </Button>
                ))
              ) : (
                <Button size="small" type="primary" onClick={() => act({ kind: 'agree', by, taskNo })}>
                  {t(texts.agree)}
                </Button>
              )}
              {row && nodeType.is(row.nodeType, 'approval') && !isReturned && (
                <Button
                  size="small"
                  danger
                  onClick={() => act(rejection(running, { by, taskNo, rejectHandle: row.rejectHandle }))}
                >
                  {t(texts.reject)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Where the rejecter chooses the step, the one before it is taken. */
function rejection(
  { now }: Running,
  { by, taskNo, rejectHandle }: { by: string; taskNo: number; rejectHandle: string | undefined },
) {
  const toNodeId = rejectHandling.is(Number(rejectHandle), 'chosen') ? now.state.past.at(-1)?.nodeId : undefined;
  return { kind: 'reject' as const, by, taskNo, ...(toNodeId && { toNodeId }) };
}

function HappenedList({ running: { now, rows } }: { running: Running }) {
  const t = useText();
  const lines = now.effects.flatMap((effect) => effectLine(effect, { t, rows }) ?? []);
  return (
    <>
      <h3 className="flow-palette-title">{t(texts.log)}</h3>
      <ol className="flow-list" aria-live="polite">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
    </>
  );
}
