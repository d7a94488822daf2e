import { isSameFlow, readNodeJson } from '@zhaocai/model/workflow/node-json';
import { describe, expect, test } from 'vitest';
import { readDrawing } from './codec.ts';
import { newWay } from './connect.ts';
import { isUntouched, writeDrawing } from './write-drawing.ts';
import type { Graph } from './graph.ts';

/** As other canvases store it: business fields in `data` of one cell, beside the shape of another, odd names of ports. */
const stored = `{ "cells": [
  {"id":"e1","shape":"edge","source":{"cell":"s","port":"p9"},"target":{"cell":"a"},"zIndex":0,"router":"manhattan"},
  {"id":"s","shape":"custom-circle","position":{"x":1,"y":2},"size":{"width":60,"height":60},
   "attrs":{"text":{"text":"开始"}},"ports":{"items":[{"id":"p9","group":"right"}]}},
  {"id":"a","shape":"custom-rect","position":{"x":190,"y":2},"attrs":{"body":{"fill":"#fff"},"label":{"text":"部门审批"}},
   "data":{"nodeType":"3","grantType":"2","grantUser":"7","unknown":[1]}},
  {"id":"z","shape":"custom-circle","x":400,"y":2,"nodeType":"4","examine":"结束","pathPc":"/a"}
] }`;

function opened() {
  const { drawn, graph } = readDrawing(stored);
  const change = (now: Graph) => writeDrawing({ drawn, before: graph, now });
  const cells = (text: string) => (readNodeJson(text)?.cells ?? []).map((cell) => JSON.stringify(cell));
  return { drawn, graph, change, cells };
}

describe('a drawing on the canvas', () => {
  test('is read with its places, sizes, sides and kinds; guesses are marked', () => {
    const { graph } = opened();
    expect(graph.steps.map(({ id, position, data }) => [id, position.x, data.row.nodeType, data.isGuessed])).toEqual([
      ['s', 1, '1', true],
      ['a', 190, '3', false],
      ['z', 400, '4', false],
    ]);
    expect(graph.ways).toMatchObject([{ source: 's', target: 'a', sourceHandle: 'right', targetHandle: 'left' }]);
  });

  test('that nobody touched is saved byte for byte', () => {
    const { graph, change } = opened();
    expect(change(graph)).toBe(stored);
    expect(isUntouched(graph, { steps: [...graph.steps], ways: graph.ways })).toBe(true);
  });

  test('with one step moved differs in the place of this step alone', () => {
    const { graph, change, cells } = opened();
    const now = {
      ...graph,
      steps: graph.steps.map((step) => (step.id === 'a' ? { ...step, position: { x: 9, y: 9 } } : step)),
    };
    const [before, after] = [cells(stored), cells(change(now))];
    expect(after.filter((cell) => !before.includes(cell))).toEqual([
      (before[2] ?? '').replace('{"x":190,"y":2}', '{"x":9,"y":9}'),
    ]);
  });

  test('keeps what it does not know, and writes fields where it found them', () => {
    const { graph, change } = opened();
    const steps = graph.steps.map((step) => {
      if (step.id === 's') return step;
      const row = { ...step.data.row, examine: '改名', pathPc: '/b', grantUser: undefined };
      return { ...step, data: { ...step.data, row } };
    });
    const after = readNodeJson(change({ ...graph, steps }));
    expect(after?.cells[2]).toMatchObject({
      attrs: { body: { fill: '#fff' }, label: { text: '改名' } },
      data: { unknown: [1], grantUser: '', pathPc: '/b' },
    });
    expect(after?.cells[3]).toMatchObject({ examine: '改名', pathPc: '/b', x: 400 });
    expect(after?.rows.find(({ nodeId }) => nodeId === 'a')).not.toHaveProperty('grantUser');
  });

  test('[R229] [R230] [R231] with new edges says in its rows what it shows', () => {
    const { graph, change } = opened();
    const way = newWay({ source: 'a', target: 'z', sourceHandle: 'bottom', targetHandle: 'top' }, 'e2');
    const now = { ...graph, ways: [...graph.ways, way] };
    const again = readDrawing(change(now));
    expect(again.graph.ways[1]).toEqual(way);
    expect(again.drawn?.rows.at(-1)).toMatchObject({
      nodeId: 'e2',
      nodeType: '5',
      sourceNodeId: 'a',
      targetNodeId: 'z',
    });
    expect(isSameFlow(again.drawn?.rows ?? [], readNodeJson(change(now))?.rows ?? [])).toBe(true);
  });

  test('without a step is without its cell', () => {
    const { graph, change, cells } = opened();
    const now = { steps: graph.steps.filter(({ id }) => id !== 's'), ways: [] };
    expect(cells(change(now))).toHaveLength(2);
  });

  test('with a guessed kind confirmed says it from then on', () => {
    const { graph, change } = opened();
    const steps = graph.steps.map((step) => ({ ...step, data: { ...step.data, isGuessed: false } }));
    expect(readNodeJson(change({ ...graph, steps }))?.guessed).toEqual([]);
  });

  test('that is no drawing is not opened', () => {
    expect(readDrawing('nonsense').drawn).toBeUndefined();
  });
});
