import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDrawing } from './codec.ts';
import { connectionFault, newWay } from './connect.ts';
import { facingSides, boxOf, sides, stepKinds, type Graph } from './graph.ts';
import { newStepAt } from './insert.ts';
import { writeDrawing } from './write-drawing.ts';

const coordinate = fc.integer({ min: -2000, max: 2000 });
const anyStep = fc.record({
  kind: fc.constantFrom(...stepKinds),
  name: fc.string({ minLength: 1, maxLength: 12 }),
  at: fc.record({ x: coordinate, y: coordinate }),
});

/** Any drawing that the canvas allows. */
const anyGraph = fc
  .record({
    steps: fc.array(anyStep, { maxLength: 12 }),
    pairs: fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 20 }),
  })
  .map(({ steps, pairs }): Graph => {
    const placed = steps.map((step, index) => newStepAt(step, `n${index}`));
    return pairs.reduce<Graph>(
      (graph, [from, to], index) => {
        const ends = {
          source: `n${from}`,
          target: `n${to}`,
          sourceHandle: sides[index % 4] ?? 'top',
          targetHandle: 'left' as const,
        };
        return connectionFault(graph, ends) ? graph : { ...graph, ways: [...graph.ways, newWay(ends, `e${index}`)] };
      },
      { steps: placed, ways: [] },
    );
  });

const blank: Graph = { steps: [], ways: [] };
const written = (graph: Graph) => writeDrawing({ drawn: undefined, before: blank, now: graph });

describe('whatever is drawn', () => {
  test('is read again as it was written', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const { steps, ways } = readDrawing(written(graph)).graph;
        expect([...steps].sort(byId)).toEqual([...graph.steps].sort(byId));
        expect(ways).toEqual(graph.ways);
      }),
      { numRuns: 300 },
    );
  });

  test('and read again is saved byte for byte', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const text = written(graph);
        const { drawn, graph: now } = readDrawing(text);
        expect(writeDrawing({ drawn, before: now, now })).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test('has edges at sides that look at each other where none are named', () => {
    const [left, right] = [
      newStepAt({ kind: '3', name: 'a', at: { x: 0, y: 0 } }),
      newStepAt({ kind: '3', name: 'b', at: { x: 500, y: 10 } }),
    ];
    expect(facingSides(boxOf(left), boxOf(right))).toEqual({ source: 'right', target: 'left' });
  });
});

function byId(left: { id: string }, right: { id: string }): number {
  return left.id < right.id ? -1 : 1;
}
