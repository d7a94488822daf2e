import type { FlowDefind, flowSave } from '@zhaocai/model/workflow/design-endpoints';
import { ReactFlowProvider } from '@xyflow/react';
import { Segmented } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { KeptOffer, useKeeping } from '../../../../kit/large-form/kept-draft.tsx';
import { useUnsaved, useTabTitle } from '../../../../kit/page/page-tab.ts';
import { useCompact } from '../../../../kit/screen/use-compact.ts';
import { useAllowed } from '../../../../kit/session/allowed.ts';
import { useText } from '../../../../kit/text/language.ts';
import { changeGraph, DesignContext, type Design } from '../canvas/design-store.ts';
import { FlowCanvas } from '../canvas/flow-canvas.tsx';
import { Palette } from '../canvas/palette.tsx';
import { CheckPanel } from '../check/check-panel.tsx';
import { designTexts as texts } from '../texts.ts';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import { VariablesPanel } from '../settings/variables-panel.tsx';
import { SimulationPanel } from '../simulation/simulation-panel.tsx';
import { VersionsPanel } from '../versions/versions-panel.tsx';
import { DesignBar } from './design-bar.tsx';
import { DesignHead } from './design-head.tsx';
import { sideTexts } from './texts.ts';
import { useDesignKeys } from './use-design-keys.ts';
import { useDesignWork, type DesignWork } from './use-design-work.ts';

export type Side = keyof typeof sideTexts;

export interface DesignerProps {
  readonly flow: FlowDefind;
  readonly saveTo: typeof flowSave;
}

/** Palette, canvas and settings of one flow. On a phone, or without the right to change it, it can be read. */
export function Designer({ flow, saveTo }: DesignerProps) {
  const t = useText();
  const isPhone = useCompact();
  const mayEdit = useAllowed()('flow_edit');
  const isReadOnly = isPhone || !mayEdit;
  const work = useDesignWork(flow, { isReadOnly, saveTo });
  const element = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<Side>('settings');
  useUnsaved(work.isDirty, element);
  useTabTitle(flow.flowName);
  const isUnreadable = flow.nodeJson !== '' && !work.saved.drawn;
  useEffect(
    () => work.store.setState({ isReadOnly: isReadOnly || isUnreadable }),
    [work.store, isReadOnly, isUnreadable],
  );
  return (
    <DesignContext value={work.store}>
      <ReactFlowProvider>
        <div className="flow-designer" ref={element}>
          <DesignHead
            flow={flow}
            work={work}
            isReadOnly={isReadOnly || isUnreadable}
            onCheck={() => setSide('check')}
          />
          {isPhone && <p className="flow-phone-note">{t(texts.phone)}</p>}
          {isUnreadable && (
            <p className="flow-phone-note" role="alert">
              {t(texts.unreadable)}
            </p>
          )}
          {!isReadOnly && !isUnreadable && <KeptDrawing defindId={flow.defindId} work={work} />}
          <DesignKeys element={element} onSave={() => void work.save(false)} />
          {!isPhone && <DesignBar name={flow.flowName} />}
          <div className="flow-designer-body">
            {!isReadOnly && <Palette />}
            <FlowCanvas />
            {!isPhone && <SidePanel flow={flow} side={side} onSide={setSide} />}
          </div>
        </div>
      </ReactFlowProvider>
    </DesignContext>
  );
}

interface Drawing extends Pick<Design, 'graph' | 'variables'> {
  /** The version that it was drawn upon. */
  readonly version: number;
}

/** What was drawn and not saved; beside a newer version it is offered no more. */
function KeptDrawing({ defindId, work }: { readonly defindId: string; readonly work: DesignWork }) {
  const { store, saved, isDirty } = work;
  const { version } = saved;
  const graph = useStore(store, (design) => design.graph);
  const variables = useStore(store, (design) => design.variables);
  const draft = useMemo<Drawing>(() => ({ graph, variables, version }), [graph, variables, version]);
  const name = `flow-drawing-${defindId}`;
  useKeeping({ name, draft, isDirty });
  const restore = (kept: Drawing) => {
    changeGraph(store, kept.graph);
    store.setState({ variables: kept.variables });
  };
  return (
    <KeptOffer<Drawing> name={name} isDirty={isDirty} fits={(kept) => kept.version === version} onRestore={restore} />
  );
}

function DesignKeys(keys: Parameters<typeof useDesignKeys>[0]) {
  useDesignKeys(keys);
  return null;
}

interface SidePanelProps {
  readonly flow: FlowDefind;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
}

const sideNames: readonly Side[] = ['settings', 'check', 'simulation', 'versions', 'fields'];

function SidePanel({ flow, side, onSide }: SidePanelProps) {
  const t = useText();
  return (
    <aside className="flow-side" aria-label={t(sideTexts[side])}>
      <div className="flow-side-head">
        <Segmented<Side>
          block
          size="small"
          value={side}
          options={sideNames.map((value) => ({ value, label: t(sideTexts[value]) }))}
          onChange={onSide}
        />
      </div>
      <div className="flow-side-body">
        {side === 'settings' && <SettingsPanel />}
        {side === 'check' && <CheckPanel />}
        {side === 'simulation' && <SimulationPanel />}
        {side === 'versions' && <VersionsPanel flow={flow} />}
        {side === 'fields' && <VariablesPanel isFixed={flow.businessType !== null} />}
      </div>
    </aside>
  );
}
