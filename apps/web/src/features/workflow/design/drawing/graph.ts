import { nodeType, type NodeType } from '@zhaocai/model/workflow/definition';
import type { FlowExamine } from '@zhaocai/model/workflow/flow-examine';
import type { Edge, Node } from '@xyflow/react';

export const sides = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof sides)[number];

const { start, task, approval, end, decision, edge } = nodeType.code;
export type StepKind = Exclude<NodeType, typeof edge>;
/** As the palette has them. */
export const stepKinds: readonly StepKind[] = [start, approval, task, decision, end];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface StepData extends Record<string, unknown> {
  readonly row: FlowExamine;
  /** Its kind was read off its shape and nobody has confirmed it. */
  readonly isGuessed: boolean;
}

interface WayData extends Record<string, unknown> {
  readonly row: FlowExamine;
  /** Bends that somebody drew. */
  readonly points: readonly Point[];
}

/** A node of the canvas, with what it means. */
export type Step = Node<StepData, 'step'>;
/** An edge of the canvas, with what it means. */
export type Way = Edge<WayData, 'way'>;

/** What is on the canvas. Never changed in place: two states share what they have in common. */
export interface Graph {
  readonly steps: readonly Step[];
  readonly ways: readonly Way[];
}

export const emptyGraph: Graph = { steps: [], ways: [] };

export const stepSizes: Readonly<Record<StepKind, { readonly width: number; readonly height: number }>> = {
  [start]: { width: 96, height: 40 },
  [task]: { width: 176, height: 60 },
  [approval]: { width: 176, height: 60 },
  [end]: { width: 96, height: 40 },
  [decision]: { width: 144, height: 76 },
};

export function kindOf(step: Step): StepKind {
  return kindOfRow(step.data.row);
}

export function kindOfRow({ nodeType: kind }: FlowExamine): StepKind {
  return kind === edge ? approval : kind;
}

export function boxOf({ position, width = 0, height = 0 }: Step): Box {
  return { x: position.x, y: position.y, width, height };
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Where an edge leaves or meets a box. */
export function portPoint({ x, y, width, height }: Box, side: Side): Point {
  switch (side) {
    case 'top':
      return { x: x + width / 2, y };
    case 'right':
      return { x: x + width, y: y + height / 2 };
    case 'bottom':
      return { x: x + width / 2, y: y + height };
    case 'left':
      return { x, y: y + height / 2 };
  }
}

/** The sides that look at each other: for edges that do not say where they begin and end. */
export function facingSides(from: Box, to: Box): { readonly source: Side; readonly target: Side } {
  const dx = to.x + to.width / 2 - (from.x + from.width / 2);
  const dy = to.y + to.height / 2 - (from.y + from.height / 2);
  if (Math.abs(dx) > Math.abs(dy))
    return dx > 0 ? { source: 'right', target: 'left' } : { source: 'left', target: 'right' };
  return dy < 0 ? { source: 'top', target: 'bottom' } : { source: 'bottom', target: 'top' };
}

export function isSide(value: unknown): value is Side {
  return sides.some((side) => side === value);
}

/** An id that no drawing has yet; works without a secure origin too. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
