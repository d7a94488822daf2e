import { afterAll, beforeAll, expect, test } from 'vitest';
import { approval, inARow, startFlowApp, type FlowApp } from '../../../../test/flow-app.ts';
import type { FlowBusiness } from '../../../platform/flows/index.ts';
import { boundFlow } from './bound-flow.ts';

const buying: FlowBusiness = {
  type: 'buying',
  label: { zh: '采购申请', en: 'Purchase' },
  isBindable: true,
  variables: [],
  onFlowFinished: async () => undefined,
};

let app: FlowApp;
beforeAll(async () => {
  app = await startFlowApp({ businesses: [buying], codes: ['flowBinding_view', 'flowBinding_edit'] });
});
afterAll(() => app.close());

const askedNow = () => app.inRequest('dan', async (ctx) => boundFlow(ctx, 'buying'));
const versionOf = async (): Promise<number> => {
  const [row] = await app.asSuperuser<{ version: number }>('select version from flow_binding');
  return row?.version ?? 0;
};

async function aBoundFlow(flowKey: string): Promise<string> {
  const { defindId } = await app.publishFlow(flowKey, inARow(approval('审', app.ids.ann)), { businessType: 'buying' });
  const binding = { businessType: 'buying', defindId, version: await versionOf() };
  expect(await app.post('admin', '/process/flow-binding/save', binding)).toMatchObject({ code: 200 });
  return defindId;
}

const remove = (ids: string, boundActions: string) =>
  app.get('admin', `/process/flow-design/flowDelete?ids=${ids}&boundActions=${boundActions}`);

test('a held action is refused with what to do, until another flow is bound', async () => {
  const flow = await aBoundFlow('first');
  expect(await askedNow()).toMatchObject({ flowKey: 'first' });
  expect((await remove(flow, 'held')).code).toBe(200);
  await expect(askedNow()).rejects.toMatchObject({ code: 'workflow.actionHeld', parameters: { action: '采购申请' } });
  const { data } = await app.get('admin', '/process/flow-binding/list');
  expect(data).toMatchObject([{ businessType: 'buying', defindId: null, isHeld: true }]);
  await aBoundFlow('second');
  expect(await askedNow()).toMatchObject({ flowKey: 'second' });
});

test('where that was said, the action takes effect at once', async () => {
  const flow = await aBoundFlow('third');
  expect((await remove(flow, 'direct')).code).toBe(200);
  expect(await askedNow()).toBeUndefined();
});
