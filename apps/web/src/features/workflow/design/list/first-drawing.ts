import type { Translate } from '../../../../kit/text/language.ts';
import { newWay } from '../drawing/connect.ts';
import { emptyGraph } from '../drawing/graph.ts';
import { newStepAt } from '../drawing/insert.ts';
import { writeDrawing } from '../drawing/write-drawing.ts';
import { kindTexts } from '../texts.ts';

/** What a new flow begins with: a start and an end, joined; the steps come between. */
export function firstDrawing(t: Translate): string {
  const start = newStepAt({ kind: '1', name: t(kindTexts[1]), at: { x: 320, y: 80 } });
  const end = newStepAt({ kind: '4', name: t(kindTexts[4]), at: { x: 320, y: 320 } });
  const way = newWay({ source: start.id, target: end.id, sourceHandle: 'bottom', targetHandle: 'top' });
  return writeDrawing({ drawn: undefined, before: emptyGraph, now: { steps: [start, end], ways: [way] } });
}
