import { nodeType } from '@zhaocai/model/workflow/definition';
import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useText } from '../../../../kit/text/language.ts';
import { stepKinds, type StepKind } from '../drawing/graph.ts';
import { hasStart, insertStep } from '../drawing/insert.ts';
import { designTexts as texts, kindLabel } from '../texts.ts';
import { changeGraph, useDesign, useDesignStore } from './design-store.ts';
import { kindIcons } from './step-node.tsx';

const dragType = 'application/x-flow-step';

/** What is being dragged from the palette; undefined for anything else. */
export function draggedKind(transfer: DataTransfer): StepKind | undefined {
  const kind = transfer.getData(dragType);
  return stepKinds.find((known) => known === kind);
}

/** Steps to draw with: dragged onto the canvas, or put after what is chosen by a click or Enter. */
export function Palette() {
  const t = useText();
  const store = useDesignStore();
  const isStarted = useDesign(({ graph }) => hasStart(graph));
  const { getViewport } = useReactFlow();
  const canvas = useStoreApi();
  const insert = (kind: StepKind) => {
    const { x, y, zoom } = getViewport();
    const { width, height } = canvas.getState();
    const at = { x: (width / 2 - x) / zoom, y: (height / 2 - y) / zoom };
    changeGraph(store, insertStep(store.getState().graph, { kind, at, name: t(kindLabel(kind)) }));
  };
  return (
    <aside className="flow-palette" aria-label={t(texts.palette)}>
      <h2 className="flow-palette-title">{t(texts.palette)}</h2>
      {stepKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={`flow-palette-step flow-palette-${kind}`}
          draggable
          disabled={nodeType.is(kind, 'start') && isStarted}
          onDragStart={(event) => {
            event.dataTransfer.setData(dragType, kind);
            event.dataTransfer.effectAllowed = 'copy';
          }}
          onClick={() => insert(kind)}
        >
          <span className="flow-step-icon" aria-hidden>
            {kindIcons[kind]}
          </span>
          {t(kindLabel(kind))}
        </button>
      ))}
      <p className="flow-palette-help">{t(texts.paletteHelp)}</p>
    </aside>
  );
}
