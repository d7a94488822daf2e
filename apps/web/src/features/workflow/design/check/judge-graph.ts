import { expressionsOver } from '@zhaocai/model/workflow/expression';
import { definitionOf } from '@zhaocai/model/workflow/flow-examine';
import type { FlowExamine } from '@zhaocai/model/workflow/flow-examine';
import { validateDefinition, type FlowFault } from '@zhaocai/model/workflow/validate-definition';
import type { FlowVariable } from '../canvas/design-store.ts';
import type { Graph } from '../drawing/graph.ts';

/** The rows that a graph stands for, in the order of drawing. */
export function rowsOfGraph({ steps, ways }: Graph): readonly FlowExamine[] {
  return [
    ...steps.map(({ data }) => data.row),
    ...ways.flatMap(({ data, source, target }) =>
      data ? [{ ...data.row, sourceNodeId: source, targetNodeId: target }] : [],
    ),
  ];
}

/** The judgement that the server gives before it publishes. */
export function judgeGraph(graph: Graph, variables: readonly FlowVariable[]): readonly FlowFault[] {
  return validateDefinition(definitionOf(rowsOfGraph(graph)), { expressions: expressionsOver(variables), variables });
}

export function faultsByPlace(faults: readonly FlowFault[]): Readonly<Record<string, 'error' | 'warning'>> {
  const found: Record<string, 'error' | 'warning'> = {};
  for (const { at, level } of faults) if (at && found[at] !== 'error') found[at] = level;
  return found;
}
