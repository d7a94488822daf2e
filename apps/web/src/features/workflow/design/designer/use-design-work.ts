import type { flowSave, FlowDefind } from '@zhaocai/model/workflow/design-endpoints';
import { readNodeJson } from '@zhaocai/model/workflow/node-json';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useCommand } from '../../../../kit/endpoint/use-command.ts';
import { createDesign, type DesignStore, type FlowVariable } from '../canvas/design-store.ts';
import { readDrawing, type ReadDrawing } from '../drawing/codec.ts';
import { isUntouched, writeDrawing } from '../drawing/write-drawing.ts';

interface Saved extends ReadDrawing {
  readonly version: number;
  readonly versionNo: number;
  readonly versionStatus: FlowDefind['versionStatus'];
  readonly variables: readonly FlowVariable[];
}

export interface DesignWork {
  readonly store: DesignStore;
  readonly saved: Saved;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** True when the server has it. */
  readonly save: (publish: boolean) => Promise<boolean>;
}

export interface DesignWorkOptions {
  readonly isReadOnly: boolean;
  /** The address that the caller supplies (rule 233). */
  readonly saveTo: typeof flowSave;
}

/** The work on one flow from its opening to its saving: what was stored, what was changed since. */
export function useDesignWork(flow: FlowDefind, { isReadOnly, saveTo }: DesignWorkOptions): DesignWork {
  const [saved, setSaved] = useState<Saved>(() => ({ ...flow, ...readDrawing(flow.nodeJson) }));
  const [store] = useState(() => createDesign({ graph: saved.graph, isReadOnly, variables: flow.variables }));
  const isDirty = useStore(
    store,
    ({ graph, variables }) => variables !== saved.variables || !isUntouched(saved.graph, graph),
  );
  const saving = useCommand(saveTo);
  const hasOwnFields = flow.businessType === null;
  const save = async (publish: boolean) => {
    const now = store.getState();
    const nodeJson = writeDrawing({ drawn: saved.drawn, before: saved.graph, now: now.graph });
    const drawn = readNodeJson(nodeJson);
    const answer = await saving.run({
      defindId: flow.defindId,
      version: saved.version,
      nodeJson,
      flowExamines: [...(drawn?.rows ?? [])],
      publish,
      ...(hasOwnFields && { variables: [...now.variables] }),
    });
    if (!answer) return false;
    const { version, versionNo, versionStatus } = answer.data;
    setSaved({ drawn, graph: now.graph, variables: now.variables, version, versionNo, versionStatus });
    return true;
  };
  return { store, saved, isDirty, isSaving: saving.isRunning, save };
}
