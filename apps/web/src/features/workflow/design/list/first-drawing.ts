import { nodeType } from '@zhaocai/model/workflow/definition';
import type { Translate } from '../../../../kit/text/language.ts';
import { newWay } from '../drawing/connect.ts';
import { emptyGraph } from '../drawing/graph.ts';
import { newStepAt } from '../drawing/insert.ts';
import { writeDrawing } from '../drawing/write-drawing.ts';
import { kindLabel } from '../texts.ts';

/** What a new flow begins with: a start and an end, joined; the steps come between. */
export function firstDrawing(t: Translate): string {
  const { code } = nodeType;
  const start = newStepAt({ kind: code.start, name: t(kindLabel(code.start)), at: { x: 320, y: 80 } });
  const end = newStepAt({ kind: code.end, name: t(kindLabel(code.end)), at: { x: 320, y: 320 } });
  const way = newWay({ source: start.id, target: end.id, sourceHandle: 'bottom', targetHandle: 'top' });
  return writeDrawing({ drawn: undefined, before: emptyGraph, now: { steps: [start, end], ways: [way] } });
}
