import { describe, expect, test } from 'vitest';
import { clipOf, paste, withAllChosen, withoutChosen } from './clipboard.ts';
import { connectionFault, newWay } from './connect.ts';
import type { Graph } from './graph.ts';
import { align } from './guides.ts';
import { emptyHistory, redo, remember, undo } from './history.ts';
import { dropStep, insertStep, newStepAt } from './insert.ts';
import { commandOf } from './keys.ts';
import { tidied } from './layout.ts';
import { zoomed, zoomedAround } from './zoom.ts';

const ends = (source: string, target: string) => ({
  source,
  target,
  sourceHandle: 'bottom' as const,
  targetHandle: 'top' as const,
});

function sample(): Graph {
  const at = (x: number, y: number) => ({ x, y });
  return {
    steps: [
      newStepAt({ kind: '1', name: '开始', at: at(0, 0) }, 's'),
      newStepAt({ kind: '3', name: '审批', at: at(0, 100) }, 'a'),
      newStepAt({ kind: '4', name: '结束', at: at(0, 200) }, 'z'),
    ],
    ways: [newWay(ends('s', 'a'), 'e1'), newWay(ends('a', 'z'), 'e2')],
  };
}

const choose = (graph: Graph, ...ids: string[]): Graph => ({
  steps: graph.steps.map((step) => ({ ...step, selected: ids.includes(step.id) })),
  ways: graph.ways.map((way) => ({ ...way, selected: ids.includes(way.id) })),
});

describe('connecting', () => {
  test.each([
    { what: '[R228] blank space', from: ends('s', ''), fault: 'blank' },
    {
      what: '[R227] a step without a connection point',
      from: { ...ends('a', 'z'), targetHandle: null },
      fault: 'blank',
    },
    { what: 'a step with itself', from: ends('a', 'a'), fault: 'selfLoop' },
    { what: 'what is joined already', from: ends('s', 'a'), fault: 'duplicate' },
    { what: 'anything into the start', from: ends('a', 's'), fault: 'intoStart' },
    { what: 'anything out of the end', from: ends('z', 'a'), fault: 'outOfEnd' },
  ])('$what is refused', ({ from, fault }) => {
    expect(connectionFault(sample(), from)).toBe(fault);
  });

  test('a step with another is allowed', () => {
    expect(connectionFault(sample(), ends('s', 'z'))).toBeUndefined();
  });
});

describe('copying', () => {
  test('[R215] [R216] pastes with new ids, 32 away, with the edges between what was copied and no second start', () => {
    const clip = clipOf(choose(sample(), 's', 'a', 'z'));
    let no = 0;
    const pasted = clip && paste(sample(), clip, { times: 1, id: () => `new${(no += 1)}` });
    expect(
      pasted?.steps.slice(3).map(({ id, position, data }) => [id, position.x, position.y, data.row.nodeId]),
    ).toEqual([
      ['new1', -88 + 32, 70 + 32, 'new1'],
      ['new2', -48 + 32, 180 + 32, 'new2'],
    ]);
    expect(pasted?.ways.slice(2)).toMatchObject([
      { source: 'new1', target: 'new2', data: { row: { sourceNodeId: 'new1' } } },
    ]);
    expect(pasted?.steps.filter(({ selected }) => selected)).toHaveLength(2);
  });

  test('of nothing copies nothing', () => {
    expect(clipOf(sample())).toBeUndefined();
  });
});

describe('taking away', () => {
  test('[R217] a step takes its edges along', () => {
    const left = withoutChosen(choose(sample(), 'a'));
    expect(left.steps.map(({ id }) => id)).toEqual(['s', 'z']);
    expect(left.ways).toEqual([]);
  });

  test('[R215] everything leaves nothing, and undone brings every step and edge back', () => {
    const graph = sample();
    const history = remember(emptyHistory, graph);
    const left = withoutChosen(withAllChosen(graph));
    expect(left).toEqual({ steps: [], ways: [] });
    const undone = undo(history, left);
    expect(undone?.graph).toBe(graph);
    expect(undone && redo(undone.history, undone.graph)?.graph).toBe(left);
  });
});

describe('the history', () => {
  test('takes letters of one field as one change', () => {
    const [first, second, third] = [sample(), sample(), sample()];
    let history = remember(emptyHistory, first, 'a.examine');
    history = remember(history, second, 'a.examine');
    history = remember(history, third, 'z.examine');
    expect(history.past).toEqual([first, third]);
  });

  test('goes back a hundred changes and begins anew after a change', () => {
    let history = emptyHistory;
    for (let no = 0; no < 130; no += 1) history = remember(history, sample());
    expect(history.past).toHaveLength(100);
    const undone = undo(history, sample());
    expect(undone && remember(undone.history, sample()).future).toEqual([]);
  });
});

describe('a step without a mouse', () => {
  const leads = ({ ways }: Graph) => ways.map(({ source, target }) => [source, target]);
  const between = (added: string | undefined) => [
    ['s', added],
    ['a', 'z'],
    [added, 'a'],
  ];

  test('comes into the only edge that leaves the chosen step: none goes on past it', () => {
    const graph = insertStep(choose(sample(), 's'), { kind: '3', name: '初审', at: { x: 0, y: 0 } });
    const added = graph.steps.at(-1)?.id;
    expect(leads(graph)).toEqual(between(added));
    const heights = ['s', added, 'a'].map((id) => graph.steps.find((step) => step.id === id)?.position.y ?? 0);
    expect(heights.every((y, index) => index === 0 || y >= (heights[index - 1] ?? 0) + 90)).toBe(true);
  });

  test('comes into the edge on which it is let go, and beside it only where it is put', () => {
    const onto = dropStep(sample(), { kind: '3', name: '初审', at: { x: 8, y: 52 } });
    expect(leads(onto)).toEqual(between(onto.steps.at(-1)?.id));
    const beside = dropStep(sample(), { kind: '3', name: '初审', at: { x: 200, y: 52 } });
    expect(leads(beside)).toEqual(leads(sample()));
    expect(beside.steps.at(-1)).toMatchObject({ selected: true, position: { x: 112, y: 22 } });
  });

  test('that is an end leads nowhere and splits nothing', () => {
    const graph = insertStep(choose(sample(), 's'), { kind: '4', name: '结束', at: { x: 0, y: 0 } });
    expect(leads(graph)).toEqual([...leads(sample()), ['s', graph.steps.at(-1)?.id]]);
  });

  test('comes below the chosen one and is joined to it where several ways leave that', () => {
    const two = sample();
    const forked = { ...two, ways: [...two.ways, newWay(ends('a', 's'), 'e3')] };
    const graph = insertStep(choose(forked, 'a'), { kind: '2', name: '任务', at: { x: 0, y: 0 } });
    const added = graph.steps.at(-1);
    expect(added).toMatchObject({ selected: true, data: { row: { nodeType: '2', taskEdit: '0', rejectHandle: '1' } } });
    expect(graph.ways.at(-1)).toMatchObject({ source: 'a', target: added?.id });
  });

  test('comes into the chosen edge', () => {
    const graph = insertStep(choose(sample(), 'e2'), { kind: '6', name: '判断', at: { x: 0, y: 0 } });
    const added = graph.steps.at(-1)?.id;
    expect(graph.ways.map(({ source, target }) => [source, target])).toEqual([
      ['s', 'a'],
      ['a', added],
      [added, 'z'],
    ]);
    const heights = ['a', added, 'z'].map((id) => graph.steps.find((step) => step.id === id)?.position.y ?? 0);
    expect(heights.every((y, index) => index === 0 || y >= (heights[index - 1] ?? 0) + 100)).toBe(true);
  });

  test('[R223] [R226] that is an approval is decided by a person, rejects to the end and changes no form', () => {
    expect(newStepAt({ kind: '3', name: '审批', at: { x: 0, y: 0 } }).data.row).toMatchObject({
      grantType: '2',
      rejectHandle: '1',
      taskEdit: '0',
      isCountersign: '0',
    });
  });

  test('that is an approval is not decided by the initiator himself unless that is said', () => {
    const { extension } = newStepAt({ kind: '3', name: '审批', at: { x: 0, y: 0 } }).data.row;
    expect(extension).toEqual({ onSelf: 'leader' });
  });
});

describe('the view', () => {
  test('[R211] [R212] zooms by 0.1 between 0.5 and 3', () => {
    expect([zoomed(1, 1), zoomed(1.1, -1), zoomed(3, 1), zoomed(0.5, -1), zoomed(0.95, 1)]).toEqual([
      1.1, 1, 3, 0.5, 1.1,
    ]);
  });

  test('[R213] keeps what lies under the pointer', () => {
    const view = zoomedAround({ x: 0, y: 0, zoom: 1 }, { x: 100, y: 50 }, 2);
    expect(view).toEqual({ x: -100, y: -50, zoom: 2 });
  });

  test('draws a dragged step to the lines of others', () => {
    const other = { x: 0, y: 0, width: 100, height: 40 };
    expect(align({ x: 3, y: 200, width: 100, height: 40 }, [other], 5)).toEqual({ position: { x: 0, y: 200 }, x: 50 });
    expect(align({ x: 30, y: 200, width: 100, height: 40 }, [other], 5)).toEqual({ position: { x: 30, y: 200 } });
  });

  test('tidied up runs from top to bottom', () => {
    const { steps } = tidied(sample());
    const heights = steps.map(({ position }) => position.y);
    expect([...heights].sort((left, right) => left - right)).toEqual(heights);
  });
});

describe('keys', () => {
  const pressed = (key: string, more: object = {}) =>
    commandOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more });

  test.each([
    ['1', 'zoomIn'],
    ['2', 'zoomOut'],
    ['=', 'zoomIn'],
    ['-', 'zoomOut'],
    ['c', 'copy'],
    ['x', 'cut'],
    ['v', 'paste'],
    ['z', 'undo'],
    ['y', 'redo'],
    ['a', 'selectAll'],
  ])('[R214] [R215] ctrl+%s means %s', (key, command) => {
    expect(pressed(key, { ctrlKey: true })).toBe(command);
    expect(pressed(key, { metaKey: true })).toBe(command);
    expect(pressed(key)).toBeUndefined();
  });

  test('[R217] backspace takes away, and ctrl+shift+z does again', () => {
    expect(pressed('Backspace')).toBe('remove');
    expect(pressed('Z', { ctrlKey: true, shiftKey: true })).toBe('redo');
    expect(pressed('c', { ctrlKey: true, altKey: true })).toBeUndefined();
  });
});
