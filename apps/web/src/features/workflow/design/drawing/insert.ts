import { grantKind, nodeType } from '@zhaocai/model/workflow/definition';
import { newStep as stepDefaults, type FlowExamine } from '@zhaocai/model/workflow/flow-examine';
import { connectionFault, newWay } from './connect.ts';
import {
  boxOf,
  facingSides,
  kindOf,
  newId,
  stepSizes,
  type Graph,
  type Point,
  type Step,
  type StepKind,
  type Way,
} from './graph.ts';

/** What a step starts with; a task is the initiator's own unless told otherwise. */
function fieldsOf(kind: StepKind): Partial<FlowExamine> {
  const { rejectHandle, taskEdit, isWait } = stepDefaults;
  if (nodeType.is(kind, 'approval')) return stepDefaults;
  if (!nodeType.is(kind, 'task')) return {};
  return { grantType: String(grantKind.code.initiator), rejectHandle, taskEdit, isWait };
}

export interface NewStep {
  readonly kind: StepKind;
  readonly name: string;
  /** Of its middle. */
  readonly at: Point;
}

export function newStepAt({ kind, name, at }: NewStep, id = newId()): Step {
  const { width, height } = stepSizes[kind];
  return {
    id,
    type: 'step',
    position: { x: Math.round(at.x - width / 2), y: Math.round(at.y - height / 2) },
    width,
    height,
    data: { row: { nodeId: id, nodeType: kind, examine: name, ...fieldsOf(kind) }, isGuessed: false },
  };
}

const gap = 56;

/**
 * A step by click or key: into the chosen edge, into the only edge that leaves the chosen step, below that step and joined
 * to it, or where the view is. Everything is drawn without a mouse this way.
 */
export function insertStep(graph: Graph, added: NewStep): Graph {
  const before = graph.steps.find(({ selected }) => selected);
  const way = graph.ways.find(({ selected }) => selected) ?? onlyWayFrom(graph, before);
  if (way && isPassable(added.kind)) return splitWay(graph, way.id, added);
  if (!before) return withStep(graph, newStepAt({ ...added, at: freePlace(graph, added.at) }));
  const { x, y, width, height } = boxOf(before);
  const below = { x: x + width / 2, y: y + height + gap + stepSizes[added.kind].height / 2 };
  const step = newStepAt({ ...added, at: freePlace(graph, below) });
  const next = withStep(graph, step);
  const sides = facingSides(boxOf(before), boxOf(step));
  const ends = { source: before.id, target: step.id, sourceHandle: sides.source, targetHandle: sides.target };
  return connectionFault(next, ends) ? next : { ...next, ways: [...next.ways, newWay(ends)] };
}

/** An edge leads into it and another one on. */
function isPassable(kind: StepKind): boolean {
  return !nodeType.is(kind, 'start', 'end');
}

/** The edge would go on past the new step, hidden behind it: a way on which nobody is asked. */
function onlyWayFrom({ ways }: Graph, step: Step | undefined): Way | undefined {
  const leaving = step ? ways.filter(({ source }) => source === step.id) : [];
  return leaving.length === 1 ? leaving[0] : undefined;
}

const edgeReach = 24;

/** A step by the mouse: into the edge on which it is let go, or where that is. */
export function dropStep(graph: Graph, added: NewStep): Graph {
  const way = isPassable(added.kind) ? wayUnder(graph, added.at) : undefined;
  return way ? splitWay(graph, way.id, added) : withStep(graph, newStepAt(added));
}

function wayUnder({ steps, ways }: Graph, at: Point): Way | undefined {
  const middleOf = (id: string) => {
    const step = steps.find((one) => one.id === id);
    if (!step) return undefined;
    const { x, y, width, height } = boxOf(step);
    return { x: x + width / 2, y: y + height / 2 };
  };
  return ways.find(({ source, target }) => {
    const [from, to] = [middleOf(source), middleOf(target)];
    return from !== undefined && to !== undefined && distance(at, { from, to }) <= edgeReach;
  });
}

/** Of a point from the line between two others. */
function distance(at: Point, { from, to }: { from: Point; to: Point }): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((at.x - from.x) * dx + (at.y - from.y) * dy) / length;
  const on = Math.min(1, Math.max(0, share));
  return Math.hypot(at.x - from.x - on * dx, at.y - from.y - on * dy);
}

function splitWay(before: Graph, wayId: string, added: NewStep): Graph {
  const graph = withRoom(before, wayId, stepSizes[added.kind].height);
  const way = graph.ways.find(({ id }) => id === wayId);
  const from = graph.steps.find(({ id }) => id === way?.source);
  const to = graph.steps.find(({ id }) => id === way?.target);
  if (!way?.data || !from || !to) return graph;
  const [a, b] = [boxOf(from), boxOf(to)];
  const isDown = facingSides(a, b).source === 'bottom';
  const middle = (a.y + a.height / 2 + b.y + b.height / 2) / 2;
  const at = {
    x: (a.x + a.width / 2 + b.x + b.width / 2) / 2,
    y: isDown ? (a.y + a.height + b.y) / 2 : middle,
  };
  const step = newStepAt({ ...added, at });
  const [into, on] = [facingSides(a, boxOf(step)), facingSides(boxOf(step), b)];
  const first = {
    ...way,
    target: step.id,
    targetHandle: into.target,
    selected: false,
    data: { row: { ...way.data.row, targetNodeId: step.id }, points: [] },
  };
  const second = newWay({ source: step.id, target: to.id, sourceHandle: on.source, targetHandle: on.target });
  const next = withStep(graph, step);
  return { ...next, ways: [...next.ways.map((other) => (other.id === wayId ? first : other)), second] };
}

/** Moves what lies below an edge down, where a step would not fit into it. */
function withRoom(graph: Graph, wayId: string, height: number): Graph {
  const way = graph.ways.find(({ id }) => id === wayId);
  const [from, to] = [way?.source, way?.target].map((id) => graph.steps.find((step) => step.id === id));
  if (!from || !to) return graph;
  const [a, b] = [boxOf(from), boxOf(to)];
  const missing = height + 2 * gap - (b.y - a.y - a.height);
  if (facingSides(a, b).source !== 'bottom' || missing <= 0) return graph;
  const steps = graph.steps.map((step) =>
    step.position.y < b.y ? step : { ...step, position: { ...step.position, y: step.position.y + missing } },
  );
  return { ...graph, steps };
}

/** The new step is the chosen one. */
function withStep({ steps, ways }: Graph, step: Step): Graph {
  return {
    steps: [...steps.map(unselected), { ...step, selected: true }],
    ways: ways.map(unselected),
  };
}

export function unselected<T extends { selected?: boolean }>(one: T): T {
  return one.selected ? { ...one, selected: false } : one;
}

/** To the right, until nothing is covered. */
function freePlace({ steps }: Graph, at: Point): Point {
  const isTaken = (x: number) =>
    steps.some((step) => {
      const box = boxOf(step);
      return Math.abs(box.x + box.width / 2 - x) < 100 && Math.abs(box.y + box.height / 2 - at.y) < 50;
    });
  let { x } = at;
  while (isTaken(x)) x += 208;
  return { x, y: at.y };
}

export function hasStart({ steps }: Graph): boolean {
  return steps.some((step) => nodeType.is(kindOf(step), 'start'));
}
