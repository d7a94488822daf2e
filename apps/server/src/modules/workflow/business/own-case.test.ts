import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approval, inARow, startFlowApp, type FlowApp, type PersonName } from '../../../../test/flow-app.ts';
import type { FlowBusiness } from '../../../platform/flows/index.ts';
import { askApproval, boundFlow } from './bound-flow.ts';

/** Whatever is asked about, cid made it. */
const buying: FlowBusiness = {
  type: 'buying',
  label: { zh: '采购申请', en: 'Purchase' },
  isBindable: true,
  variables: [],
  makers: async () => [app.ids.cid],
  onFlowFinished: async () => undefined,
};

let app: FlowApp;
beforeAll(async () => {
  app = await startFlowApp({ businesses: [buying], codes: ['flowBinding_view', 'flowBinding_edit'] });
});
afterAll(() => app.close());

/** A flow of one step that these people decide, bound. */
async function bound(key: string, people: string, data: object = {}): Promise<void> {
  const cells = inARow(approval('审批', people, data));
  const { defindId } = await app.publishFlow(key, cells, { businessType: 'buying' });
  const [row] = await app.asSuperuser<{ version: number }>('select version from flow_binding');
  const binding = { businessType: 'buying', defindId, version: row?.version ?? 0 };
  expect(await app.post('admin', '/process/flow-binding/save', binding)).toMatchObject({ code: 200 });
}

const handIn = (who: PersonName, businessId: string) =>
  app.inRequest(who, async (ctx) => {
    const flow = await boundFlow(ctx, 'buying');
    if (!flow) throw new Error('no flow is bound');
    return askApproval(ctx, { businessType: 'buying', businessId, flow, title: '采购', form: {} });
  });

const asked = async (runId: string): Promise<string[]> => {
  const rows = await app.asSuperuser<{ account: string }>(
    `select u.account from flow_task t join user_account u on u.tenant_id = t.tenant_id and u.id = t.assignee
     where t.instance_id = $1 and t.operate_status in (1, 4) order by u.account`,
    [runId],
  );
  return rows.map(({ account }) => account);
};

describe('an action that a flow decides about', () => {
  test('is never decided by who handed it in or made it; transferred back to him neither', async () => {
    await bound('among', [app.ids.dan, app.ids.cid, app.ids.ann].join(','));
    const run = await handIn('dan', '51');
    expect(await asked(run)).toEqual(['ann']);
    const id = await app.taskOf('ann', run);
    for (const toUserId of [app.ids.dan, app.ids.cid])
      expect(await app.post('ann', '/process/flow/transfer', { id, toUserId })).toMatchObject({
        code: 400,
        msg: expect.stringContaining('不能由本人审批'),
      });
    expect(await app.post('ann', '/process/flow/complete', { id, operateStatus: 0 })).toMatchObject({
      code: 200,
      data: { instanceStatus: 'finished' },
    });
  });

  test('goes to an administrator where only he is named, though the step would let it pass', async () => {
    await bound('alone', app.ids.dan, { extension: { onSelf: 'pass', onEmpty: 'pass' } });
    expect(await asked(await handIn('dan', '52'))).toEqual(['admin']);
  });

  test('of the administrator himself goes to his superior, and is refused where there is none', async () => {
    await bound('his-own', app.ids.admin);
    expect(await asked(await handIn('admin', '53'))).toEqual(['bob']);
    await app.asSuperuser('update dept set manager_id = null');
    await expect(handIn('admin', '54')).rejects.toMatchObject({
      code: 'workflow.nobodyElse',
      parameters: { step: '审批' },
    });
    expect(await app.asSuperuser(`select 1 from flow_instance where business_id = '54'`)).toEqual([]);
  });
});

test('a flow of no action still lets the applicant decide where its step says so', async () => {
  await app.publishFlow('plain', inARow(approval('本人确认', app.ids.dan)));
  expect(await asked(await app.start('dan', 'plain'))).toEqual(['dan']);
});
