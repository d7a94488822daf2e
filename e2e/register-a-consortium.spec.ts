import { publishedProject } from '@zhaocai/model';
import { callAs } from './arrange/caller.ts';
import { tenantOf } from './people/account.ts';
import { publishTender, submitQuotes } from './arrange/tender.ts';
import { documents } from './fixtures/documents.ts';
import { agree } from './pages/question.ts';
import { ProjectPage } from './pages/project-page.ts';
import { expect, timedTest as test } from './people/journey.ts';

const codeOfSecond = '91320115MA0Y2B025X';

test('two companies bid together: the leader registers, the member confirms, and then they quote', async ({
  product,
  enter,
}) => {
  const tender = await publishTender(product, {
    manner: 5,
    projectNo: 'XJ-LHT',
    projectName: '多媒体教室建设',
    isConsortium: true,
  });
  const address = `?projectId=${tender.projectId}&tenantId=${tenantOf.buyer}`;
  const leader = await enter('supplier1');
  await leader.goto(`/bidding/myBid/addBidding${address}`);
  await leader.getByRole('radio', { name: '联合体参加' }).check();
  const members = leader.getByRole('region', { name: '联合体成员', exact: true });
  await members.getByRole('textbox', { name: '成员 1 份额（%）' }).fill('60');
  await members.getByRole('textbox', { name: '成员 2 统一社会信用代码' }).fill(codeOfSecond);
  await members.getByRole('textbox', { name: '成员 2 份额（%）' }).fill('30');
  await expect(members.getByRole('status')).toContainText('应为 100%');
  await members.getByRole('textbox', { name: '成员 2 份额（%）' }).fill('40');
  await expect(members.getByRole('status')).toHaveText('份额合计 100%');
  const stored = leader.waitForResponse(/\/file\/uploadOSS/);
  await members.locator('input[type=file]').setInputFiles(documents.pdf);
  await stored;
  await expect(members.getByRole('button', { name: documents.pdf.name, exact: true })).toHaveCount(1);
  await leader.getByRole('textbox', { name: /手机号/ }).fill('13800000001');
  await leader.getByRole('button', { name: '提交报名' }).click();
  const panel = leader.getByRole('region', { name: '联合体', exact: true });
  await expect(panel).toContainText('待成员确认，报名尚未生效');

  const member = await enter('supplier2');
  await member.goto('/bidding/myBid');
  const asked = member.getByRole('region', { name: '待确认的联合体', exact: true });
  await asked.getByRole('link', { name: '多媒体教室建设' }).click();
  const answer = member.getByRole('region', { name: '联合体', exact: true });
  await expect(answer).toContainText('40%');
  await answer.getByRole('button', { name: '确认加入' }).click();
  await agree(member, '确认加入');
  await expect(answer).toContainText('成员已全部确认');

  await submitQuotes(product, tender, { account: 'supplier1', perMoney: '8600.00' });
  const asMember = await callAs(product.url, 'supplier2');
  const { packages } = await asMember(publishedProject, { projectId: tender.projectId, tenantId: tenantOf.buyer });
  expect(packages.map(({ entry }) => entry)).toEqual([null]);

  const manager = new ProjectPage(await enter('manager'));
  await manager.open(tender.projectId);
  await manager.page.getByRole('button', { name: '查看报名情况' }).click();
  await agree(manager.page, '查看报名情况');
  const entries = manager.section('报名与报价');
  await expect(entries).toContainText('牵头人');
  await expect(entries.getByRole('button', { name: documents.pdf.name, exact: true })).toBeVisible();
});
