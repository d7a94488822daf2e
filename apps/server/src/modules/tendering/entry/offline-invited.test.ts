import type { InvitationList } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as asked from '../../../../test/invite-steps.ts';
import { readyTender, uploaded } from '../../../../test/open-tender-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { procedureModule } from '../../procedure/index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([procedureModule]);
  await procedureModule.seed?.(app.database);
});
afterAll(() => app.close());

test('R38 an invited supplier who registers on paper has accepted, and nobody sees it in the list before the opening', async () => {
  const library = await asked.libraryIds(app);
  const codes = await steps.knowSuppliers(app);
  const strangers = await asked.strangers(app, 1);
  const projectId = await readyTender(app, { manner: 2, lawRegime: 1 });
  steps.dataOf(await asked.invite(app, projectId, [library.supplier1, library.supplier2, ...strangers]));
  steps.dataOf(await steps.publish(app, await steps.draftNotice(app, projectId, 12)));
  const { packages } = await steps.readPublished(app.as('supplier1'), projectId);
  const [sent] = await app.asSuperuser<{ time: string }>(
    `select to_char(publish_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as time from project where id = $1`,
    [projectId],
  );
  const signUp = async (creditCode: string) =>
    app.as('buyer').post('/purchase/entry/offlineSignUp', {
      projectId,
      packageIds: packages.map(({ id }) => id),
      creditCode,
      linkman: '陈立',
      phone: '13800000001',
      signUpWay: 1,
      signUpTime: sent?.time,
      signUpFiles: [await uploaded(app, 'buyer', '报名登记表.pdf')],
    });
  const list = async () =>
    steps.dataOf<InvitationList>(
      await app.as('buyer').get(`/purchase/invitation/queryByProjectId?projectId=${projectId}`),
    );
  const before = await list();
  steps.dataOf(await signUp(codes.supplier1));
  expect(await list()).toEqual(before);
  const [row] = await app.asSuperuser<{ status: number }>(
    `select invitation_status as status from invitation where project_id = $1 and supplier_id = $2`,
    [projectId, library.supplier1],
  );
  expect(row).toEqual({ status: 2 });
  expect((await signUp(codes.supplier3)).msg).toMatch(/未受邀|不在受邀|邀请/);
});
