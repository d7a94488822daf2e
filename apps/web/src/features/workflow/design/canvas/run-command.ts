import { clipOf, paste, withAllChosen, withoutChosen } from '../drawing/clipboard.ts';
import type { DesignCommand } from '../drawing/keys.ts';
import { keepClip, nextClip } from './clip-store.ts';
import { changeGraph, choose, redoChange, undoChange, type DesignStore } from './design-store.ts';

type GraphCommand = Exclude<DesignCommand, 'zoomIn' | 'zoomOut' | 'fit' | 'save'>;

/** Commands on the drawing itself, by key or by button. */
export function runCommand(store: DesignStore, command: GraphCommand): void {
  const { graph } = store.getState();
  switch (command) {
    case 'copy':
      return copy(store);
    case 'cut':
      copy(store);
      return changeGraph(store, withoutChosen(graph));
    case 'paste': {
      const next = nextClip();
      if (next) changeGraph(store, paste(graph, next.clip, { times: next.times }));
      return;
    }
    case 'remove':
      return removeChosen(store);
    case 'undo':
      return undoChange(store);
    case 'redo':
      return redoChange(store);
    case 'selectAll':
      return store.setState({ graph: withAllChosen(graph) });
    case 'leaveSelection':
      return choose(store, undefined);
  }
}

function copy(store: DesignStore): void {
  const clip = clipOf(store.getState().graph);
  if (clip) keepClip(clip);
}

function removeChosen(store: DesignStore): void {
  const { graph } = store.getState();
  const left = withoutChosen(graph);
  const isSame = left.steps.length === graph.steps.length && left.ways.length === graph.ways.length;
  if (!isSame) changeGraph(store, left);
}
