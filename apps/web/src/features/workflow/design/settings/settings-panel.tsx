import { Input } from 'antd';
import { useText } from '../../../../kit/text/language.ts';
import { changeRow } from '../canvas/change-rows.ts';
import { chosenStep, chosenWay, useDesign, useDesignStore } from '../canvas/design-store.ts';
import type { Way } from '../drawing/graph.ts';
import { ConditionField } from './condition-field.tsx';
import { Labelled } from './labelled.tsx';
import { StepSettings } from './step-settings.tsx';
import { settingTexts as texts } from './texts.ts';

/** The settings of what is chosen on the canvas. */
export function SettingsPanel() {
  const t = useText();
  // Not the step itself: it is another one with every move of the mouse that drags it.
  const id = useDesign((design) => chosenStep(design)?.id);
  const data = useDesign((design) => chosenStep(design)?.data);
  const way = useDesign(chosenWay);
  const count = useDesign(({ graph }) => [...graph.steps, ...graph.ways].filter(({ selected }) => selected).length);
  if (id && data) return <StepSettings key={id} id={id} data={data} />;
  if (way) return <WaySettings key={way.id} way={way} />;
  return <p className="flow-note">{count > 1 ? t(texts.several, { count }) : t(texts.nothing)}</p>;
}

function WaySettings({ way }: { way: Way }) {
  const t = useText();
  const store = useDesignStore();
  const isReadOnly = useDesign((design) => design.isReadOnly);
  const row = way.data?.row;
  if (!row) return null;
  return (
    <fieldset disabled={isReadOnly} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Labelled label={t(texts.name)}>
        <Input
          value={row.examine}
          maxLength={100}
          onChange={(event) => changeRow(store, way.id, { examine: event.target.value })}
        />
      </Labelled>
      <ConditionField
        label={t(texts.expression)}
        hint={t(texts.defaultWay)}
        value={row.nodeExpression ?? ''}
        onChange={(nodeExpression) => changeRow(store, way.id, { nodeExpression })}
      />
    </fieldset>
  );
}
