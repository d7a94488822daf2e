import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvers, asked, bind, taskOf, type Person } from '../../../../test/approval-steps.ts';
import { aPlan } from '../../../../test/budget-steps.ts';
import { deptOf } from '../../../../test/demand-steps.ts';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { planModule } from '../../plan/index.ts';

// Whom a person puts in the place of those whom a bound flow names decides in his own right, and is not picked by whoever asked.

let app: TenderingApp;
let ids: Readonly<Record<Person, string>>;
let deptId: string;
beforeAll(async () => {
  app = await startTenderingApp([planModule]);
  app.clock.setTo(steps.publicationDay);
  ids = await approvers(app);
  deptId = await deptOf(app);
  const { permissions } = app.as('chief').user;
  const all = ['planManage_add', 'planManage_edit', 'planManage_submit', 'planManage_view', 'flow_manage'];
  if (permissions instanceof Set) all.forEach((code) => permissions.add(code));
  await bind(app, 'plan_submit', [asked('负责人', ids.manager)]);
});
afterAll(() => app.close());

/** A plan of theirs that waits for the manager; answers its task. */
async function waiting(by: Account): Promise<string> {
  const draft = steps.dataOf<steps.Draft>(await app.as(by).post('/plan/save', aPlan(deptId, { money: '1000.00' })));
  steps.dataOf(await app.as(by).post('/plan/submitPlan', draft));
  return taskOf(app, ids.manager, draft.id);
}

const reassign = (by: Account, id: string, toUserId: string) =>
  app.as(by).post('/process/flow/reassign', { id, toUserId, remark: '出差' });

test('an administrator does not reassign the approval of what he has handed in himself', async () => {
  const id = await waiting('chief');
  const refused = { code: 400, msg: '本人提交或编制的事项，不能由本人指定审批人，请由其他管理员办理' };
  for (const person of [ids.boss, ids.finance]) expect(await reassign('chief', id, person)).toMatchObject(refused);
});

test('nobody is put in who may not decide such a thing himself, by the administrator or by whoever is asked', async () => {
  const id = await waiting('buyer');
  const refused = { code: 400, msg: expect.stringMatching(/没有审批该事项的权限/) };
  expect(await reassign('chief', id, ids.boss)).toMatchObject(refused);
  const manager = app.as('manager');
  expect(await manager.post('/process/flow/transfer', { id, toUserId: ids.boss })).toMatchObject(refused);
  expect(await manager.post('/process/flow/addSign', { id, userIds: ids.boss, when: 'before' })).toMatchObject(refused);
  await app.asSuperuser(
    `insert into role_menu (tenant_id, role_id, menu_id)
     select o.tenant_id, o.role_id, m.id from user_role o cross join (select min(id) as id from menu where code = 'planManage_audit') m
     where o.tenant_id = '100001' and o.user_id = $1 on conflict do nothing`,
    [ids.finance],
  );
  expect(await reassign('chief', id, ids.finance)).toMatchObject({ code: 200 });
});
