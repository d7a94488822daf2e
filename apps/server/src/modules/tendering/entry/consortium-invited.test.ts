import type { Membership } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerTogether } from '../../../../test/consortium-steps.ts';
import * as asked from '../../../../test/invite-steps.ts';
import { readyTender, uploaded } from '../../../../test/open-tender-steps.ts';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { procedureModule } from '../../procedure/index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([procedureModule]);
  await procedureModule.seed?.(app.database);
});
afterAll(() => app.close());

test('R38 where a project invites, members are the invited; who is not learns nothing of it, nor does the leader of him', async () => {
  const library = await asked.libraryIds(app);
  const codes = await steps.knowSuppliers(app);
  const strangers = await asked.strangers(app, 1);
  const projectId = await readyTender(app, { manner: 2, lawRegime: 1, isConsortium: true });
  steps.dataOf(await asked.invite(app, projectId, [library.supplier1, library.supplier2, ...strangers]));
  steps.dataOf(await steps.publish(app, await steps.draftNotice(app, projectId, 12)));
  const own = async (by: Account) =>
    steps.dataOf<Membership[]>(await app.as(by).get(`/purchase/entry/member/queryOwn?projectId=${projectId}`));
  const named = await registerTogether(app, projectId, {
    members: [
      { isLeader: true, share: '50' },
      { creditCode: codes.supplier2, share: '30' },
      { creditCode: codes.supplier3, share: '20' },
    ],
    files: [await uploaded(app, 'supplier1', '联合体协议书.pdf')],
  });
  expect(named.code).toBe(200);
  expect((await own('supplier1'))[0]?.members.map(({ memberStatus }) => memberStatus)).toEqual([1, 0, 0]);
  expect(await own('supplier2')).toMatchObject([{ canAnswer: true }]);
  expect(await own('supplier3')).toEqual([]);
  const told = await app.asSuperuser<{ tenant: string }>(
    `select distinct tenant_id as tenant from flow_message where business_id = $1 and kind = 'consortiumAsked'
     union select tenant_id from duty where of_id = $1 and kind = 'entryMember.answer'`,
    [projectId],
  );
  expect(told).toEqual([{ tenant: '300002' }]);
  const [hidden] = await app.asSuperuser<{ id: string; version: number }>(
    `select id::text, version from entry_member where project_id = $1 and member_tenant_id = '300003'`,
    [projectId],
  );
  expect((await app.as('supplier3').post('/purchase/entry/member/answer', { ...hidden, agree: true })).code).toBe(404);
});
