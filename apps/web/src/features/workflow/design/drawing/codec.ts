import { isEdge, isPlain, readNodeJson, type DrawnFlow } from '@zhaocai/model/workflow/node-json';
import { nodeType } from '@zhaocai/model/workflow/definition';
import type { FlowExamine } from '@zhaocai/model/workflow/flow-examine';
import {
  boxOf,
  facingSides,
  isSide,
  stepSizes,
  type Graph,
  type Point,
  type Side,
  type Step,
  type Way,
} from './graph.ts';

export type Cell = Readonly<Record<string, unknown>>;

export interface ReadDrawing {
  /** Undefined for an empty or unreadable text. */
  readonly drawn: DrawnFlow | undefined;
  readonly graph: Graph;
}

/** A stored drawing as the canvas shows it. */
export function readDrawing(text: string): ReadDrawing {
  const drawn = readNodeJson(text);
  if (!drawn) return { drawn, graph: { steps: [], ways: [] } };
  const rows = new Map(drawn.rows.map((row) => [row.nodeId, row]));
  const cells = firstOfEachId(drawn.cells);
  const steps = cells
    .filter((cell) => !isEdge(cell))
    .flatMap((cell) => stepOf(cell, { row: rows.get(String(cell.id)), guessed: drawn.guessed }));
  const known = new Map(steps.map((step) => [step.id, step]));
  const cellOf = new Map(cells.map((cell) => [String(cell.id), cell]));
  const ways = cells.filter(isEdge).flatMap((cell) => wayOf(cell, { row: rows.get(String(cell.id)), known, cellOf }));
  return { drawn, graph: { steps, ways } };
}

/** The canvas cannot show two things of one id; the judgement of the flow names them. */
function firstOfEachId(cells: readonly Cell[]): readonly Cell[] {
  const seen = new Set<string>();
  return cells.filter(({ id }) => {
    const isNew = typeof id === 'string' && !seen.has(id);
    if (isNew) seen.add(id);
    return isNew;
  });
}

interface StepContext {
  readonly row: FlowExamine | undefined;
  readonly guessed: readonly string[];
}

function stepOf(cell: Cell, { row, guessed }: StepContext): Step[] {
  if (!row || row.nodeType === nodeType.code.edge) return [];
  const place = isPlain(cell.position) ? cell.position : cell;
  const size = isPlain(cell.size) ? cell.size : cell;
  const own = stepSizes[row.nodeType];
  return [
    {
      id: row.nodeId,
      type: 'step',
      position: { x: numberOr(place.x, 0), y: numberOr(place.y, 0) },
      width: numberOr(size.width, own.width),
      height: numberOr(size.height, own.height),
      data: { row, isGuessed: guessed.includes(row.nodeId) },
    },
  ];
}

interface WayContext {
  readonly row: FlowExamine | undefined;
  readonly known: ReadonlyMap<string, Step>;
  readonly cellOf: ReadonlyMap<string, Cell>;
}

function wayOf(cell: Cell, { row, known, cellOf }: WayContext): Way[] {
  const from = known.get(row?.sourceNodeId ?? '');
  const to = known.get(row?.targetNodeId ?? '');
  // An edge to nowhere cannot be drawn: it stays in the drawing and is listed among its faults.
  if (!row || !from || !to) return [];
  const facing = facingSides(boxOf(from), boxOf(to));
  return [
    {
      id: row.nodeId,
      type: 'way',
      source: from.id,
      target: to.id,
      sourceHandle: sideOfPort(cellOf.get(from.id), cell.source) ?? facing.source,
      targetHandle: sideOfPort(cellOf.get(to.id), cell.target) ?? facing.target,
      data: { row, points: pointsOf(cell.vertices) },
    },
  ];
}

function portItems(cell: Cell | undefined): readonly Cell[] {
  const ports = cell?.ports;
  const items: unknown = isPlain(ports) ? ports.items : ports;
  return Array.isArray(items) ? items.filter(isPlain) : [];
}

function sideOfPort(cell: Cell | undefined, end: unknown): Side | undefined {
  const port = isPlain(end) ? end.port : undefined;
  if (port === undefined) return undefined;
  const group: unknown = portItems(cell).find(({ id }) => id === port)?.group ?? port;
  return isSide(group) ? group : undefined;
}

/** The port of a cell on a side, by the name that the drawing gives it. */
export function portOf(cell: Cell | undefined, side: Side): string {
  const item = portItems(cell).find(({ group }) => group === side);
  return typeof item?.id === 'string' ? item.id : side;
}

function pointsOf(vertices: unknown): readonly Point[] {
  if (!Array.isArray(vertices)) return [];
  return vertices.filter(isPlain).map(({ x, y }) => ({ x: numberOr(x, 0), y: numberOr(y, 0) }));
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}
