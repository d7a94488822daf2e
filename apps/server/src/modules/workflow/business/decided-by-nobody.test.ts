import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aNode, anEdge, approval, drawing, inARow, startFlowApp, type FlowApp } from '../../../../test/flow-app.ts';
import type { FlowBusiness } from '../../../platform/flows/index.ts';
import { askApproval, boundFlow } from './bound-flow.ts';

const ended: string[] = [];
const buying: FlowBusiness = {
  type: 'buying',
  label: { zh: '采购申请', en: 'Purchase' },
  isBindable: true,
  variables: [{ name: 'amount', type: 'number', label: { zh: '金额', en: 'Amount' } }],
  onFlowFinished: async (_ctx, { outcome }) => void ended.push(outcome),
};

let app: FlowApp;
beforeAll(async () => {
  app = await startFlowApp({ businesses: [buying], codes: ['flowBinding_view', 'flowBinding_edit'] });
});
afterAll(() => app.close());

const ofBuying = { businessType: 'buying' };
const nobody = inARow();
/** Up to a thousand nobody looks. */
const branch = () => [
  aNode('start', '1'),
  aNode('金额判断', '6'),
  approval('审批', app.ids.ann),
  aNode('end', '4'),
  anEdge('start', '金额判断'),
  anEdge('金额判断', '审批', { nodeExpression: 'amount > 1000' }),
  anEdge('金额判断', 'end', { examine: '小额' }),
  anEdge('审批', 'end'),
];
const asking = () => inARow(approval('审批', app.ids.ann));

async function bind(defindId: string) {
  const [row] = await app.asSuperuser<{ version: number }>('select version from flow_binding');
  return app.post('admin', '/process/flow-binding/save', {
    businessType: 'buying',
    defindId,
    version: row?.version ?? 0,
  });
}

const ask = (businessId: string) =>
  app.inRequest('dan', async (ctx) => {
    const flow = await boundFlow(ctx, 'buying');
    if (!flow) throw new Error('no flow is bound');
    return askApproval(ctx, { businessType: 'buying', businessId, flow, title: '采购', form: { amount: 1 } });
  });

describe('a flow that asks nobody', () => {
  test('is published with a warning, for it may only tell people, and cannot be bound', async () => {
    const { defindId, faults } = (await app.publishFlow('nobody', nobody, ofBuying)) as {
      defindId: string;
      faults?: object[];
    };
    expect(faults).toMatchObject([{ code: 'decidesNothing', level: 'warning' }]);
    expect(await bind(defindId)).toMatchObject({ code: 400, msg: expect.stringContaining('没有审批环节') });
    const { data } = await app.get('admin', '/process/flow-binding/list');
    expect(data).toMatchObject([{ defindId: null, flows: [{ undecidedWay: 'start → end' }] }]);
  });

  test('on one branch cannot be bound either, and the branch is named', async () => {
    const { defindId } = await app.publishFlow('branch', branch(), ofBuying);
    expect(await bind(defindId)).toMatchObject({
      code: 400,
      msg: expect.stringContaining('start → 金额判断（小额） → end'),
    });
  });

  test('on one branch is bound where a rule approves there, which the record names', async () => {
    const rule = approval('小额免审', app.ids.bob, { extension: { onEmpty: 'pass' } });
    const cells = [
      ...branch().filter((cell) => cell.id !== '金额判断-end'),
      rule,
      anEdge('金额判断', '小额免审'),
      anEdge('小额免审', 'end'),
    ];
    const { defindId } = await app.publishFlow('rule', cells, ofBuying);
    expect(await bind(defindId)).toMatchObject({ code: 200 });
  });
});

describe('a flow that is bound', () => {
  test('is not published any more without somebody who decides', async () => {
    const { defindId, version } = await app.publishFlow('bound', asking(), ofBuying);
    expect(await bind(defindId)).toMatchObject({ code: 200 });
    const again = { defindId, version, ...drawing(nobody), publish: true };
    const refused = await app.post('admin', '/process/flow-design/flowSave', again);
    expect(refused).toMatchObject({ code: 400, msg: expect.stringContaining('已绑定“采购申请”') });
    expect(await ask('41')).toEqual(expect.any(String));
  });

  test('from before that was asked approves nothing: the start is refused with what to do', async () => {
    const { defindId } = await app.publishFlow('older', nobody, ofBuying);
    await app.asSuperuser('update flow_binding set definition_id = $1', [defindId]);
    ended.length = 0;
    await expect(ask('42')).rejects.toMatchObject({
      code: 'workflow.flowUndecided',
      parameters: { action: '采购申请', way: 'start → end' },
    });
    expect(ended).toEqual([]);
    expect(await app.asSuperuser(`select 1 from flow_instance where business_id = '42'`)).toEqual([]);
  });
});
