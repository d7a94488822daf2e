import { nodeType } from '@zhaocai/model/workflow/definition';
import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useText } from '../../../../kit/text/language.ts';
import { joinSteps, moveWay, removeWay } from '../canvas/change-rows.ts';
import { choose, useDesign, useDesignStore } from '../canvas/design-store.ts';
import { kindOf } from '../drawing/graph.ts';
import { LabelledGroup } from './labelled.tsx';
import { settingTexts as texts } from './texts.ts';

export interface WaysListProps {
  /** Of the step. */
  readonly id: string;
  readonly isDecision: boolean;
}

/** Where a step leads: its edges in the order in which they are judged, and a way to draw one by keys. */
export function WaysList({ id, isDecision }: WaysListProps) {
  const t = useText();
  const store = useDesignStore();
  const ways = useDesign(({ graph }) => graph.ways);
  // Drawn anew when steps come, go or change their names, not when they are moved.
  useDesign(({ graph }) => graph.steps.map((step) => `${step.id} ${step.data.row.examine}`).join('\n'));
  const { steps } = store.getState().graph;
  const leaving = ways.filter(({ source }) => source === id);
  const names = new Map(steps.map((step) => [step.id, step.data.row.examine]));
  const open = steps.filter(
    (other) =>
      other.id !== id && !nodeType.is(kindOf(other), 'start') && !leaving.some(({ target }) => target === other.id),
  );
  return (
    <LabelledGroup label={t(texts.leads)} hint={isDecision ? t(texts.order) : undefined}>
      <ul className="flow-list">
        {leaving.map((way, at) => (
          <li key={way.id} className="flow-list-line">
            <button type="button" className="kit-link flow-list-words" onClick={() => choose(store, way.id)}>
              {isDecision && `${at + 1}. `}
              {names.get(way.target)}
              {way.data?.row.nodeExpression
                ? ` · ${way.data.row.nodeExpression}`
                : isDecision && ` · ${t(texts.otherwise)}`}
            </button>
            {isDecision && leaving.length > 1 && (
              <>
                <MoveButton id={way.id} by={-1} isOff={at === 0} name={names.get(way.target)} />
                <MoveButton id={way.id} by={1} isOff={at === leaving.length - 1} name={names.get(way.target)} />
              </>
            )}
            <Button
              size="small"
              type="text"
              aria-label={t(texts.remove)}
              icon={<DeleteOutlined />}
              onClick={() => removeWay(store, way.id)}
            />
          </li>
        ))}
      </ul>
      <Select
        size="small"
        className="kit-wide"
        value={null}
        disabled={open.length === 0}
        placeholder={t(texts.connectTo)}
        aria-label={t(texts.connectTo)}
        showSearch={{ optionFilterProp: 'label' }}
        options={open.map((step) => ({ value: step.id, label: step.data.row.examine || step.id }))}
        onChange={(to: string | null) => to && joinSteps(store, id, to)}
      />
    </LabelledGroup>
  );
}

interface MoveButtonProps {
  readonly id: string;
  readonly by: -1 | 1;
  readonly isOff: boolean;
  readonly name: string | undefined;
}

/** Judges an edge of a decision earlier or later. */
function MoveButton({ id, by, isOff, name = '' }: MoveButtonProps) {
  const t = useText();
  const store = useDesignStore();
  return (
    <Button
      size="small"
      type="text"
      disabled={isOff}
      aria-label={t(by < 0 ? texts.earlier : texts.later, { name })}
      icon={by < 0 ? <ArrowUpOutlined /> : <ArrowDownOutlined />}
      onClick={() => moveWay(store, id, by)}
    />
  );
}
