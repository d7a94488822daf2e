import type { Text } from './text.ts';

/** A number with what it was made of, down to the inputs: a result that anybody can follow. */
export interface TraceNode {
  readonly label: Text;
  /** Without a value the node only heads what stands below it. */
  readonly value?: string;
  readonly unit?: 'area' | 'yuan' | 'percent';
  /** The sum in figures, such as `20 × 20.00`. */
  readonly expression?: string;
  /** Left out where nothing stands below. */
  readonly children?: readonly TraceNode[];
}

/** A stored trace as the screens read it, there without a schema (decisions/0008); undefined where none is kept. */
export function readTrace(stored: unknown): TraceNode | undefined {
  return isTrace(stored) ? stored : undefined;
}

function isTrace(stored: unknown): stored is TraceNode {
  if (typeof stored !== 'object' || stored === null) return false;
  if (!('label' in stored) || !isText(stored.label)) return false;
  return !('children' in stored) || (Array.isArray(stored.children) && stored.children.every(isTrace));
}

function isText(stored: unknown): stored is Text {
  return typeof stored === 'object' && stored !== null && 'zh' in stored && 'en' in stored;
}
