import { screen, within } from '@testing-library/react';
import { ReactFlowProvider } from '@xyflow/react';
import { afterEach, expect, test } from 'vitest';
import { answerWith, clearScreen, show } from '../../../../kit/testing/show.tsx';
import { createDesign, DesignContext, undoChange } from '../canvas/design-store.ts';
import { readDrawing } from '../drawing/codec.ts';
import { aFlow } from '../testing.ts';
import { VersionsPanel } from './versions-panel.tsx';

afterEach(clearScreen);

const former = JSON.stringify({
  cells: [{ id: 's', shape: 'custom-circle', data: { nodeType: '1', examine: '旧的开始' } }],
});
const version = (no: number, versionStatus: string) => ({
  no,
  versionStatus,
  sha256: '',
  createUserName: '周明',
  createTime: '2026-11-20 10:00:00',
  publishTime: '2026-11-20 10:00:00',
  runningCount: 0,
});

test('a former version is put back on the canvas with its fields, and can be undone', async () => {
  const flow = aFlow();
  const variables = [{ name: 'old', type: 'text' as const }];
  answerWith({
    versions: [version(2, 'published'), version(1, 'retired')],
    queryFlowDefind: { ...aFlow({ nodeJson: former }), versionNo: 1, variables },
  });
  const store = createDesign({ graph: readDrawing(flow.nodeJson).graph, variables: flow.variables });
  const user = show(
    <DesignContext value={store}>
      <ReactFlowProvider>
        <VersionsPanel flow={flow} />
      </ReactFlowProvider>
    </DesignContext>,
  );
  const [, old] = await screen.findAllByRole('button', { name: /恢\s*复/ });
  if (!old) throw new Error('both versions can be restored');
  await user.click(old);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /恢\s*复/ }));
  await expect.poll(() => store.getState().graph.steps.map(({ data }) => data.row.examine)).toEqual(['旧的开始']);
  expect(store.getState().variables).toEqual(variables);
  undoChange(store);
  expect(store.getState().graph.steps).toHaveLength(4);
});
