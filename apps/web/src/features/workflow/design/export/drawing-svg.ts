import { nodeType } from '@zhaocai/model/workflow/definition';
import { Position } from '@xyflow/react';
import { wayPath } from '../canvas/way-path.ts';
import {
  boxOf,
  isSide,
  kindOf,
  portPoint,
  type Box,
  type Graph,
  type Side,
  type Step,
  type StepKind,
  type Way,
} from '../drawing/graph.ts';
import { cutCorner, nameHeight, noteHeight, shortened, stepLabel, type StepLabel } from '../drawing/step-label.ts';
import { escapeXml } from './escape-xml.ts';

const margin = 40;
/** From the top of a line to where its signs stand. */
const baseline = 13;
const inks = { line: '#8a94a3', text: '#1d2635', note: '#667085', ground: '#ffffff', fill: '#ffffff' } as const;
const { code } = nodeType;
const strokes = {
  [code.start]: '#1b7a34',
  [code.task]: '#146fdb',
  [code.approval]: '#146fdb',
  [code.end]: '#595959',
  [code.decision]: '#d46b08',
} as const satisfies Record<StepKind, string>;
const positions: Readonly<Record<Side, Position>> = {
  top: Position.Top,
  right: Position.Right,
  bottom: Position.Bottom,
  left: Position.Left,
};

export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** The drawing as a picture of its own: no style sheet, no font of the page, white ground to print on. */
export function drawingSvg(graph: Graph, noteOf: (step: Step) => string): Picture {
  const { x, y, width, height } = around(graph.steps.map(boxOf));
  const boxes = new Map(graph.steps.map((step) => [step.id, boxOf(step)]));
  const parts = [
    ...graph.ways.map((way) => waySvg(way, boxes)),
    ...graph.steps.map((step) => stepSvg(step, noteOf(step))),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}" font-family="'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif" font-size="13"><defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto"><path d="M0,0 L10,5 L0,10 z" fill="${inks.line}"/></marker></defs><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${inks.ground}"/>${parts.join('')}</svg>`;
  return { svg, width, height };
}

function around(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { x: 0, y: 0, width: 320, height: 200 };
  const left = Math.min(...boxes.map(({ x }) => x)) - margin;
  const top = Math.min(...boxes.map(({ y }) => y)) - margin;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function stepSvg(step: Step, note: string): string {
  const kind = kindOf(step);
  const box = boxOf(step);
  const { x, y, width, height } = box;
  const style = `fill="${inks.fill}" stroke="${strokes[kind]}" stroke-width="1.5"`;
  const label = stepLabel({ kind, name: step.data.row.examine, note, size: box });
  const radius = nodeType.is(kind, 'start', 'end') ? height / 2 : 8;
  const shape = nodeType.is(kind, 'decision')
    ? `<polygon points="${cornersOf(box, label.isFlat)}" ${style}/>`
    : `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${style}/>`;
  return shape + labelSvg(label, box);
}

function cornersOf(box: Box, isFlat: boolean): string {
  const { x, y, width, height } = box;
  const [left, right] = [x + width * cutCorner, x + width * (1 - cutCorner)];
  const upper = isFlat
    ? [
        { x: left, y },
        { x: right, y },
      ]
    : [portPoint(box, 'top')];
  const lower = [...upper].reverse().map((corner) => ({ x: corner.x, y: y + height }));
  const corners = [...upper, portPoint(box, 'right'), ...lower, portPoint(box, 'left')];
  return corners.map((corner) => `${corner.x},${corner.y}`).join(' ');
}

function labelSvg({ lines, note, isOutside }: StepLabel, { x, y, width, height }: Box): string {
  const wordsHeight = lines.length * nameHeight + (note ? noteHeight : 0);
  const top = isOutside ? y + height + 2 : y + (height - wordsHeight) / 2;
  const middle = x + width / 2;
  const names = lines.map((line, index) =>
    textSvg(line, { x: middle, y: top + index * nameHeight + baseline }, inks.text),
  );
  const noteAt = { x: middle, y: top + lines.length * nameHeight + baseline - 1 };
  return names.join('') + (note ? textSvg(shortened(note, width - 16, 'note'), noteAt, inks.note) : '');
}

function waySvg(way: Way, boxes: ReadonlyMap<string, Box>): string {
  const [from, to] = [boxes.get(way.source), boxes.get(way.target)];
  if (!from || !to || !isSide(way.sourceHandle) || !isSide(way.targetHandle)) return '';
  const [source, target] = [portPoint(from, way.sourceHandle), portPoint(to, way.targetHandle)];
  const ends = {
    sourceX: source.x,
    sourceY: source.y,
    sourcePosition: positions[way.sourceHandle],
    targetX: target.x,
    targetY: target.y,
    targetPosition: positions[way.targetHandle],
  };
  const { path, label } = wayPath(ends, way.data?.points ?? []);
  const words = way.data?.row.examine || way.data?.row.nodeExpression;
  const line = `<path d="${path}" fill="none" stroke="${inks.line}" stroke-width="1.5" marker-end="url(#arrow)"/>`;
  if (!words) return line;
  return line + textSvg(words, { x: label.x, y: label.y - 4 }, inks.note);
}

function textSvg(text: string, { x, y }: { readonly x: number; readonly y: number }, ink: string): string {
  return `<text x="${x}" y="${y}" text-anchor="middle" paint-order="stroke" stroke="${inks.ground}" stroke-width="3"${ink === inks.note ? ' font-size="12"' : ''} fill="${ink}">${escapeXml(text)}</text>`;
}
