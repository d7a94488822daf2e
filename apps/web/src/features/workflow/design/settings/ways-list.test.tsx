import { readNodeJson } from '@zhaocai/model/workflow/node-json';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearScreen, show } from '../../../../kit/testing/show.tsx';
import { createDesign, DesignContext, undoChange } from '../canvas/design-store.ts';
import { readDrawing } from '../drawing/codec.ts';
import { isUntouched, writeDrawing } from '../drawing/write-drawing.ts';
import { aFlow } from '../testing.ts';
import { WaysList } from './ways-list.tsx';

afterEach(clearScreen);

test('the ways of a decision are judged in the order that is chosen, and saved in it', async () => {
  const { nodeJson } = aFlow();
  const { drawn, graph: before } = readDrawing(nodeJson);
  const store = createDesign({ graph: before });
  const user = show(
    <DesignContext value={store}>
      <WaysList id="d" isDecision />
    </DesignContext>,
  );
  const written = () => writeDrawing({ drawn, before, now: store.getState().graph });
  const order = () => readNodeJson(written())?.rows.flatMap((row) => (row.sourceNodeId === 'd' ? [row.nodeId] : []));
  expect(order()).toEqual(['da', 'dz']);
  await user.click(screen.getByRole('button', { name: '先判断“结束”' }));
  expect(order()).toEqual(['dz', 'da']);
  expect(isUntouched(before, store.getState().graph)).toBe(false);
  undoChange(store);
  expect(written()).toBe(nodeJson);
});
