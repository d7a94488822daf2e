import { isPlain, writeNodeJson, type DrawnFlow } from '@zhaocai/model/workflow/node-json';
import { nodeType } from '@zhaocai/model/workflow/definition';
import type { FlowExamine } from '@zhaocai/model/workflow/flow-examine';
import { portOf, type Cell } from './codec.ts';
import { isSide, kindOf, sides, type Graph, type Side, type Step, type Way } from './graph.ts';

export interface Changes {
  /** As it was opened. */
  readonly drawn: DrawnFlow | undefined;
  readonly before: Graph;
  readonly now: Graph;
}

/** The drawing as it is saved: of what nobody touched, every byte stays. */
export function writeDrawing({ drawn, before, now }: Changes): string {
  const stored = new Map((drawn?.cells ?? []).map((cell) => [String(cell.id), cell]));
  const steps = new Map(before.steps.map((step) => [step.id, step]));
  const ways = new Map(before.ways.map((way) => [way.id, way]));
  const kept = new Set([...now.steps, ...now.ways].map(({ id }) => id));
  const changed = [
    ...now.steps.flatMap((step) => changedStep(step, steps.get(step.id), stored.get(step.id))),
    ...now.ways.flatMap((way) => changedWay(way, ways.get(way.id), stored)),
  ];
  const removed = [...before.steps, ...before.ways].map(({ id }) => id).filter((id) => !kept.has(id));
  return writeNodeJson(drawn, { changed, removed, order: now.ways.map(({ id }) => id) });
}

/** Whether nothing would be written; found out with every move of the mouse, so it stops at the first difference. */
export function isUntouched(before: Graph, now: Graph): boolean {
  return (
    before.steps.length === now.steps.length &&
    before.ways.length === now.ways.length &&
    now.steps.every((step, index) => isSameStep(step, before.steps[index])) &&
    now.ways.every((way, index) => isSameWay(way, before.ways[index]))
  );
}

function isSameStep(step: Step, before: Step | undefined): boolean {
  return step === before || (step.id === before?.id && changedStep(step, before, undefined).length === 0);
}

function isSameWay(way: Way, before: Way | undefined): boolean {
  return way === before || (way.id === before?.id && changedWay(way, before, noCells).length === 0);
}

const noCells: ReadonlyMap<string, Cell> = new Map();

const structural = ['nodeId', 'nodeType', 'sourceNodeId', 'targetNodeId'];

/** Fields that differ; one that was taken away is written empty, so that it does not come back from elsewhere. */
function changedFields(before: FlowExamine, now: FlowExamine): Cell {
  const values = { before: { ...before } as Cell, now: { ...now } as Cell };
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => !structural.includes(name),
  );
  const different = names.filter((name) => JSON.stringify(values.before[name]) !== JSON.stringify(values.now[name]));
  return Object.fromEntries(
    different.map((name) => [name, values.now[name] ?? (name === 'extension' ? null : '')] as const),
  );
}

function changedStep(step: Step, before: Step | undefined, cell: Cell | undefined): Cell[] {
  if (!before) return [newStepCell(step)];
  if (before === step) return [];
  const { row, isGuessed } = step.data;
  const fields = before.data.row === row ? {} : changedFields(before.data.row, row);
  const isConfirmed = (before.data.isGuessed && !isGuessed) || before.data.row.nodeType !== row.nodeType;
  const data = { ...fields, ...(isConfirmed && { nodeType: row.nodeType }) };
  const { x, y } = step.position;
  const isMoved = before.position.x !== x || before.position.y !== y;
  if (!isMoved && Object.keys(data).length === 0) return [];
  return [
    {
      id: step.id,
      ...(isMoved && placed(cell, { x, y })),
      ...(Object.keys(data).length > 0 && { data }),
      ...('examine' in fields && { attrs: withText(cell?.attrs, row.examine) }),
    },
  ];
}

/** Back to where it was found: some drawings keep the place beside the shape. */
function placed(cell: Cell | undefined, place: { readonly x: number; readonly y: number }): Cell {
  return cell && !isPlain(cell.position) && typeof cell.x === 'number' ? place : { position: place };
}

function withText(attrs: unknown, text: string): Cell {
  const kept = isPlain(attrs) ? attrs : {};
  const named = ['label', 'text'].filter((name) => isPlain(kept[name]));
  const parts = named.length > 0 ? named : ['text'];
  const texts = parts.map((name) => [name, { ...(isPlain(kept[name]) ? kept[name] : {}), text }] as const);
  return { ...kept, ...Object.fromEntries(texts) };
}

const { code } = nodeType;
const shapes = {
  [code.start]: 'custom-circle',
  [code.task]: 'custom-rect',
  [code.approval]: 'custom-rect',
  [code.end]: 'custom-circle',
  [code.decision]: 'custom-polygon',
};
const portGroups = Object.fromEntries(sides.map((side) => [side, { position: side }]));
const portItems = sides.map((side) => ({ id: side, group: side }));

function newStepCell(step: Step): Cell {
  const { nodeId: _id, ...fields } = step.data.row;
  return {
    id: step.id,
    shape: shapes[kindOf(step)],
    position: { x: step.position.x, y: step.position.y },
    size: { width: step.width, height: step.height },
    attrs: { text: { text: fields.examine } },
    ports: { groups: portGroups, items: portItems },
    zIndex: 1,
    data: fields,
  };
}

function changedWay(way: Way, before: Way | undefined, stored: ReadonlyMap<string, Cell>): Cell[] {
  const ends = { source: endOf(way, 'source', stored), target: endOf(way, 'target', stored) };
  const row = way.data?.row;
  if (!row) return [];
  if (!before?.data) return [newWayCell(way, { ends, row })];
  if (before === way) return [];
  const fields = before.data.row === row ? {} : changedFields(before.data.row, row);
  const isReconnected = (['source', 'target'] as const).some(
    (end) => before[end] !== way[end] || before[`${end}Handle`] !== way[`${end}Handle`],
  );
  const isBent = before.data.points !== way.data?.points;
  if (!isReconnected && !isBent && Object.keys(fields).length === 0) return [];
  return [
    {
      id: way.id,
      ...(isReconnected && ends),
      ...(isBent && { vertices: way.data?.points }),
      ...(Object.keys(fields).length > 0 && { data: fields }),
      ...('examine' in fields && { labels: labelsOf(row.examine) }),
    },
  ];
}

function newWayCell(way: Way, { ends, row }: { readonly ends: Cell; readonly row: FlowExamine }): Cell {
  const { nodeId: _id, sourceNodeId: _from, targetNodeId: _to, ...fields } = row;
  const points = way.data?.points ?? [];
  return {
    id: way.id,
    shape: 'edge',
    ...ends,
    ...(fields.examine && { labels: labelsOf(fields.examine) }),
    ...(points.length > 0 && { vertices: points }),
    zIndex: 0,
    data: fields,
  };
}

function labelsOf(text: string): readonly Cell[] {
  return text ? [{ attrs: { label: { text } } }] : [];
}

function endOf(way: Way, end: 'source' | 'target', stored: ReadonlyMap<string, Cell>): Cell {
  const handle = end === 'source' ? way.sourceHandle : way.targetHandle;
  const side: Side = isSide(handle) ? handle : 'top';
  return { cell: way[end], port: portOf(stored.get(way[end]), side) };
}
