import { bulletinText, saveBulletin } from '@zhaocai/model';
import { callAs } from './arrange/caller.ts';
import { confirmTender } from './arrange/tender.ts';
import { publishNotice } from './pages/notice-pages.ts';
import { ProjectPage } from './pages/project-page.ts';
import { expect, timedTest as test } from './people/journey.ts';

test('a notice without its budget is told so by its article, is completed with one press, and goes out', async ({
  product,
  enter,
}) => {
  const { projectId } = await confirmTender(product, { manner: 5, projectNo: 'XJ-BB', projectName: '显微镜采购' });
  const asBuyer = await callAs(product.url, 'buyer');
  const { title, content } = await asBuyer(bulletinText, { projectId, bulletinType: 10 });
  const silent = content.replaceAll('180,000.00', '详见附件');
  const notice = await asBuyer(saveBulletin, { projectId, bulletinType: 10, title, content: silent });

  const page = await enter('buyer');
  await page.goto(`/projectManagement/noticeAdministration/creatNotice?id=${notice.id}`);
  const check = page.locator('#notice-check');
  await expect(check).toContainText('预算金额 · 未载明');
  await expect(check).toContainText('政府采购公告和公示信息格式规范');
  await check.getByRole('button', { name: '补入正文' }).first().click();
  await expect(check).not.toContainText('预算金额');
  await publishNotice(page);
  await expect(page.getByRole('article')).toContainText('预算金额（元）：180000.00');

  const project = new ProjectPage(page);
  await project.open(projectId);
  const schedule = page.getByRole('region', { name: '采购日程', exact: true });
  await expect(schedule).toContainText('发布公告、发出采购文件');
});
