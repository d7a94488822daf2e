import { nodeType } from '@zhaocai/model/workflow/definition';
import { kindOf, newId, type Graph, type Step, type Way } from './graph.ts';
import { hasStart, unselected } from './insert.ts';

/** What was copied: steps, and the edges that join them to each other. */
export interface Clip {
  readonly steps: readonly Step[];
  readonly ways: readonly Way[];
}

export const pasteOffset = 32;

export function clipOf({ steps, ways }: Graph): Clip | undefined {
  const chosen = steps.filter(({ selected }) => selected);
  const ids = new Set(chosen.map(({ id }) => id));
  if (ids.size === 0) return undefined;
  return { steps: chosen, ways: ways.filter(({ source, target }) => ids.has(source) && ids.has(target)) };
}

/** Pastes with new ids, moved by 32 for each time; a second start is never pasted. */
export function paste(
  graph: Graph,
  clip: Clip,
  { times, id = newId }: { readonly times: number; readonly id?: () => string },
): Graph {
  const pasted = clip.steps.filter((step) => !nodeType.is(kindOf(step), 'start') || !hasStart(graph));
  const ids = new Map(pasted.map((step) => [step.id, id()]));
  const offset = pasteOffset * times;
  const steps = pasted.map((step): Step => {
    const own = ids.get(step.id) ?? '';
    return {
      ...step,
      id: own,
      selected: true,
      position: { x: step.position.x + offset, y: step.position.y + offset },
      data: { ...step.data, row: { ...step.data.row, nodeId: own } },
    };
  });
  const ways = clip.ways.flatMap((way) => pastedWay(way, { ids, id: id(), offset }));
  return {
    steps: [...graph.steps.map(unselected), ...steps],
    ways: [...graph.ways.map(unselected), ...ways],
  };
}

interface Renewal {
  readonly ids: ReadonlyMap<string, string>;
  readonly id: string;
  readonly offset: number;
}

function pastedWay(way: Way, { ids, id, offset }: Renewal): Way[] {
  const source = ids.get(way.source);
  const target = ids.get(way.target);
  if (!source || !target || !way.data) return [];
  const row = { ...way.data.row, nodeId: id, sourceNodeId: source, targetNodeId: target };
  const points = way.data.points.map(({ x, y }) => ({ x: x + offset, y: y + offset }));
  return [{ ...way, id, source, target, selected: true, data: { row, points } }];
}

/** Takes away what is chosen, and every edge of a step that goes. */
export function withoutChosen({ steps, ways }: Graph): Graph {
  const gone = new Set(steps.filter(({ selected }) => selected).map(({ id }) => id));
  return {
    steps: steps.filter(({ id }) => !gone.has(id)),
    ways: ways.filter((way) => !way.selected && !gone.has(way.source) && !gone.has(way.target)),
  };
}

export function withAllChosen({ steps, ways }: Graph): Graph {
  return {
    steps: steps.map((step) => ({ ...step, selected: true })),
    ways: ways.map((way) => ({ ...way, selected: true })),
  };
}
