import type { Comparison, Membership } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerTogether } from '../../../../test/consortium-steps.ts';
import { uploaded, type Uploaded } from '../../../../test/open-tender-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
let projectId: string;
let agreement: Uploaded;
let seen: Comparison;
// As the library of the buyer has the leader, and the platform its member.
const whole = '线下单位 supplier1（联合体牵头人）、南京澄观信息技术有限公司';

beforeAll(async () => {
  app = await startTenderingApp();
  const codes = await steps.knowSuppliers(app);
  projectId = await steps.publishedProject(app, { isConsortium: true, manner: 10, lawRegime: 3 });
  agreement = await uploaded(app, 'supplier1', '联合体协议书.pdf');
  const members = [
    { isLeader: true, share: '60' },
    { creditCode: codes.supplier2, share: '40' },
  ];
  steps.dataOf(await registerTogether(app, projectId, { members, files: [agreement] }));
});
afterAll(() => app.close());

const own = async () =>
  steps.dataOf<Membership[]>(await app.as('supplier2').get(`/purchase/entry/member/queryOwn?projectId=${projectId}`));
const ticket = (account: 'supplier1' | 'supplier2' | 'supplier3' | 'buyer') =>
  app.as(account).get(`/file/downloadTicket?fileId=${agreement.fileId}`);

test('the agreement is read by each member before he confirms, and by no other supplier', async () => {
  const [asked] = await own();
  expect(asked?.agreementFiles).toMatchObject([{ fileId: agreement.fileId }]);
  for (const account of ['supplier1', 'supplier2'] as const) expect((await ticket(account)).code).toBe(200);
  for (const account of ['supplier3', 'buyer'] as const) expect((await ticket(account)).code).toBe(404);
  const word = { id: asked?.id, version: asked?.version, agree: true };
  steps.dataOf(await app.as('supplier2').post('/purchase/entry/member/answer', word));
});

test('comparison, record and notice of the result name the consortium, its leader first', async () => {
  steps.dataOf(await steps.register(app, 'supplier3', projectId));
  steps.dataOf(await steps.quote(app, 'supplier1', { projectId, price: '870' }));
  steps.dataOf(await steps.quote(app, 'supplier3', { projectId, price: '880' }));
  app.clock.setTo(steps.deadline);
  steps.dataOf(await steps.open(app, projectId, '两家供应商报价，经批准继续开标评审'));
  seen = await steps.comparison(app, projectId);
  expect(seen.suppliers.map(({ supplierName }) => supplierName)).toEqual([whole, '线下单位 supplier3']);
  const submitted = await steps.handInSelection(app, seen, (offers) => steps.selectionsOf(offers, 0));
  steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
  const notice = await steps.draftNotice(app, projectId, 2);
  const [text] = await app.asSuperuser<{ content: string }>('select content from bulletin where id = $1', [notice.id]);
  expect(text?.content).toContain(whole);
  steps.dataOf(await steps.publish(app, notice));
});
