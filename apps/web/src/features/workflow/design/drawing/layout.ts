import { Graph as LayoutGraph, layout } from '@dagrejs/dagre';
import { boxOf, facingSides, type Graph } from './graph.ts';

/** Tidies up: from top to bottom in the order of the flow, edges at the sides that face each other, bends dropped. */
export function tidied({ steps, ways }: Graph): Graph {
  const plan = new LayoutGraph({ multigraph: true });
  plan.setGraph({ rankdir: 'TB', nodesep: 48, ranksep: 64, marginx: 40, marginy: 40 });
  plan.setDefaultEdgeLabel(() => ({}));
  for (const { id, width = 0, height = 0 } of steps) plan.setNode(id, { width, height });
  for (const { id, source, target } of ways) plan.setEdge(source, target, {}, id);
  layout(plan);
  const placed = steps.map((step) => {
    const { x = 0, y = 0 } = plan.node(step.id);
    return {
      ...step,
      position: { x: Math.round(x - (step.width ?? 0) / 2), y: Math.round(y - (step.height ?? 0) / 2) },
    };
  });
  const boxes = new Map(placed.map((step) => [step.id, boxOf(step)]));
  const joined = ways.map((way) => {
    const from = boxes.get(way.source);
    const to = boxes.get(way.target);
    if (!from || !to || !way.data) return way;
    const facing = facingSides(from, to);
    return {
      ...way,
      sourceHandle: facing.source,
      targetHandle: facing.target,
      data: way.data.points.length > 0 ? { ...way.data, points: [] } : way.data,
    };
  });
  return { steps: placed, ways: joined };
}
