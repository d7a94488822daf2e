import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesOf } from '../../../../test/sealed-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { evaluationModule } from '../index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([evaluationModule]);
});
afterAll(() => app.close());

const content = '技术方案正文';

/** A sheet of the expert for the package, as an election leaves it. */
async function giveSheet(projectId: string): Promise<void> {
  await app.asSuperuser(
    `with g as (insert into committee (tenant_id, id, project_id, group_name, package_ids, group_status, create_time, update_time)
       select tenant_id, 1, project_id, '评审委员会', array[id], 2, now(), now() from package where project_id = $1 limit 1),
     m as (insert into committee_member (tenant_id, id, group_id, project_id, project_name, role, user_id, create_time, update_time)
       select '100001', 2, 1, $1::bigint, '项目', 1, u.id, now(), now() from user_account u
       where u.tenant_id = '100001' and u.account = 'expert1'),
     v as (insert into package_evaluation (tenant_id, id, group_id, project_id, project_name, package_id, leader_id, leader_user_id,
         blind_seed, create_time, update_time)
       select '100001', 3, 1, $1::bigint, '项目', k.id, 2, 2, 'x', now(), now() from package k where k.project_id = $1 limit 1)
     insert into score_sheet (tenant_id, id, evaluation_id, member_id, user_id, project_id, project_name, package_id, create_time, update_time)
     select '100001', 4, 3, 2, u.id, $1::bigint, '项目', k.id, now(), now() from user_account u, package k
     where u.tenant_id = '100001' and u.account = 'expert1' and k.project_id = $1 limit 1`,
    [projectId],
  );
}

test('the files of a bid are read by who evaluates it, from the opening on, as long as his scores count', async () => {
  const projectId = await steps.publishedProject(app);
  for (const account of steps.suppliers) steps.dataOf(await steps.register(app, account, projectId));
  const files = [{ name: '技术方案.txt', bytes: Buffer.from(content) }];
  steps.dataOf(await steps.quote(app, 'supplier1', { projectId, price: '871', files }));
  for (const account of ['supplier2', 'supplier3'] as const)
    steps.dataOf(await steps.quote(app, account, { projectId, price: '880' }));
  const [own] = await steps.ownEntries(app, 'supplier1', projectId);
  const [file] = await filesOf(app, own?.entryId ?? '');
  const link = () => app.as('expert1').get(`/file/downloadTicket?fileId=${file?.id ?? ''}`);
  await giveSheet(projectId);
  expect((await link()).code).toBe(404);
  app.clock.setTo(steps.deadline);
  steps.dataOf(await steps.open(app, projectId));
  const { url } = steps.dataOf<{ url: string }>(await link());
  expect((await app.as('expert1').raw(url.replace('/api', ''))).body).toContain(content);
  await app.asSuperuser('update score_sheet set score_status = 9 where id = 4', []);
  expect((await link()).code).not.toBe(200);
  await app.asSuperuser('update score_sheet set score_status = 1, user_id = 1 where id = 4', []);
  expect((await link()).code).not.toBe(200);
});
