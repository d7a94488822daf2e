import '@xyflow/react/dist/style.css';
import './canvas.css';
import {
  Background,
  ConnectionLineType,
  ConnectionMode,
  MarkerType,
  MiniMap,
  ReactFlow,
  SelectionMode,
  useReactFlow,
} from '@xyflow/react';
import { useMemo, useRef, useState, type DragEvent } from 'react';
import { useCompact } from '../../../../kit/screen/use-compact.ts';
import { useText } from '../../../../kit/text/language.ts';
import type { StepKind } from '../drawing/graph.ts';
import { dropStep } from '../drawing/insert.ts';
import { zoomLimits } from '../drawing/zoom.ts';
import { designTexts as texts, kindLabel } from '../texts.ts';
import { canvasHandlers } from './canvas-handlers.ts';
import { changeGraph, useDesign, useDesignStore } from './design-store.ts';
import { GuideLines } from './guide-lines.tsx';
import { draggedKind } from './palette.tsx';
import { StepNode } from './step-node.tsx';
import { useZoomKeys } from './use-zoom.ts';
import { WayEdge, WordsPlace } from './way-edge.tsx';

const nodeTypes = { step: StepNode };
const edgeTypes = { way: WayEdge };
const arrow = { type: MarkerType.ArrowClosed, width: 16, height: 16, markerUnits: 'userSpaceOnUse' };
const edgeDefaults = { markerEnd: arrow };
const choosingKeys = ['Control', 'Meta'];
const withoutName = { hideAttribution: true };
const fitting = { padding: 0.16, maxZoom: 1 };

/** The drawing, to be changed by mouse and keys. */
export function FlowCanvas() {
  const t = useText();
  const store = useDesignStore();
  const graph = useDesign((design) => design.graph);
  const isReadOnly = useDesign((design) => design.isReadOnly);
  const isPhone = useCompact();
  const view = store.getState().view;
  const box = useRef<HTMLDivElement>(null);
  const [wordsPlace, setWordsPlace] = useState<Element | null>(null);
  const { screenToFlowPosition } = useReactFlow();
  useZoomKeys(box);
  const nodes = useMemo(() => [...graph.steps], [graph.steps]);
  const edges = useMemo(() => [...graph.ways], [graph.ways]);
  const handlers = useMemo(() => canvasHandlers(store), [store]);
  const drop = (event: DragEvent) => {
    const kind = draggedKind(event.dataTransfer);
    if (!kind || isReadOnly) return;
    event.preventDefault();
    const at = screenToFlowPosition({ x: event.clientX, y: event.clientY });
    addStep(kind, at);
  };
  const addStep = (kind: StepKind, at: { x: number; y: number }) => {
    changeGraph(store, dropStep(store.getState().graph, { kind, at, name: t(kindLabel(kind)) }));
  };
  return (
    <div
      className="flow-canvas"
      ref={box}
      role="region"
      aria-label={t(texts.canvas)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <WordsPlace value={wordsPlace}>
        <ReactFlow
          onInit={() => setWordsPlace(box.current?.querySelector('.react-flow__edgelabel-renderer') ?? null)}
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          defaultEdgeOptions={edgeDefaults}
          {...handlers}
          {...(view ? { defaultViewport: view } : { fitView: true, fitViewOptions: fitting })}
          minZoom={zoomLimits.min}
          maxZoom={zoomLimits.max}
          zoomOnScroll={false}
          zoomOnDoubleClick={false}
          panOnScroll
          deleteKeyCode={null}
          selectionKeyCode="Shift"
          multiSelectionKeyCode={choosingKeys}
          selectionMode={SelectionMode.Partial}
          connectionMode={ConnectionMode.Loose}
          connectionLineType={ConnectionLineType.SmoothStep}
          connectionRadius={20}
          nodesDraggable={!isReadOnly}
          nodesConnectable={!isReadOnly}
          edgesReconnectable={!isReadOnly}
          elevateNodesOnSelect={false}
          proOptions={withoutName}
        >
          <Background gap={16} />
          {!isPhone && <MiniMap pannable zoomable className="flow-map" nodeBorderRadius={6} />}
          <GuideLines />
        </ReactFlow>
      </WordsPlace>
      {graph.steps.length === 0 && !isReadOnly && <p className="flow-canvas-empty">{t(texts.emptyCanvas)}</p>}
    </div>
  );
}
