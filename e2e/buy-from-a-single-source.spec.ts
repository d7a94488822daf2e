import { addDays } from '@zhaocai/model';
import type { Page } from '@playwright/test';
import { confirmResult, confirmTender, openTender, submitQuotes } from './arrange/tender.ts';
import { publishNotice } from './pages/notice-pages.ts';
import { ProjectPage } from './pages/project-page.ts';
import { agree } from './pages/question.ts';
import { standStill } from './people/stand-still.ts';
import { expect, timedTest as test } from './people/journey.ts';
import type { Product } from './product/product.ts';

const source = '杭州云岫科教仪器有限公司';

/** Days from now on, whatever day the product has: five working days of publicity end within three weeks, holidays or not. */
async function daysFrom(product: Product) {
  const today = (await product.now()).slice(0, 10);
  return {
    objection: `${addDays(today, 2)} 09:00`,
    afterPublicity: `${addDays(today, 20)} 10:00:00`,
    times: { entryEndTime: `${addDays(today, 30)} 08:00:00`, bidEndTime: `${addDays(today, 31)} 09:00:00` },
  };
}

/** Its supplier is named by hand, once it is confirmed. */
const singleSource = {
  manner: 6,
  projectNo: 'DY-1',
  projectName: '质谱仪专用离子源',
  packages: [{ packageName: '离子源', budget: '180000.00', quantity: '10' }],
} as const;

async function nameSource(buyer: ProjectPage): Promise<void> {
  await buyer.section('受邀供应商').getByRole('button', { name: '添加供应商' }).click();
  const dialog = buyer.page.getByRole('dialog', { name: '添加供应商' });
  await standStill(buyer.page);
  await dialog.getByRole('combobox', { name: '供应商（从供应商库选择）' }).fill('云岫');
  await buyer.page.getByTitle(source).click();
  await dialog.getByRole('textbox', { name: '邀请理由' }).fill('原厂唯一供应，与现有质谱仪配套');
  await dialog.getByRole('button', { name: '添加供应商' }).click();
  await expect(dialog).toBeHidden();
  await expect(buyer.section('受邀供应商')).toContainText(source);
}

/** The product cannot know it, and does not publish without it. */
async function fillInOpinion(page: Page): Promise<void> {
  for (const [waiting, words] of [
    ['（请填写供应商地址）', '地址：杭州市滨江区江南大道588号'],
    ['（请填写姓名、工作单位和职称）', '专业人员：王明，浙江大学，教授'],
    ['（请填写对唯一性的具体论证意见）', '论证意见：离子源与现有质谱仪的接口为原厂专利，无其他供应商'],
  ] as const) {
    await page.getByText(waiting).click({ clickCount: 3 });
    await page.keyboard.type(words);
    await expect(page.getByText(waiting)).toBeHidden();
  }
}

async function noteObjection(buyer: ProjectPage, receivedAt: string): Promise<void> {
  await buyer.section('受邀供应商').getByRole('button', { name: '登记异议' }).click();
  const dialog = buyer.page.getByRole('dialog', { name: '登记异议' });
  await standStill(buyer.page);
  await dialog.getByRole('textbox', { name: '异议人' }).fill('南京某仪器公司');
  await dialog.getByRole('textbox', { name: '收到时间' }).fill(receivedAt);
  await dialog.getByRole('textbox', { name: '收到时间' }).press('Enter');
  await dialog.getByRole('textbox', { name: '异议内容' }).fill('同类离子源可以兼容');
  await dialog.getByRole('button', { name: /^(提交|保存|确定)$/ }).click();
  await expect(dialog).toBeHidden();
}

async function accept(page: Page): Promise<void> {
  await page.getByRole('region', { name: '邀请我的' }).getByRole('button', { name: '接受邀请' }).click();
  await page.getByRole('textbox', { name: '手机号' }).fill('13800000000');
  await page.getByRole('button', { name: '提交报名' }).click();
  await expect(page.getByText('报名成功')).toBeVisible();
}

test('a single source is publicised, an objection is answered, the supplier is invited and offers, and the result goes out', async ({
  product,
  enter,
}) => {
  const { times, objection, afterPublicity } = await daysFrom(product);
  const project = await confirmTender(product, { ...singleSource, times });
  const buyer = new ProjectPage(await enter('buyer'));
  await buyer.open(project.projectId);
  await nameSource(buyer);
  await buyer.section('受邀供应商').getByRole('button', { name: '编写公示' }).click();
  await fillInOpinion(buyer.page);
  await publishNotice(buyer.page);
  await expect(buyer.page.getByRole('article')).toContainText(source);

  await product.setClock(afterPublicity);
  const stranger = await enter('supplier2');
  await stranger.goto('/projectManagement/noticeAdministration/noticeList');
  await expect(stranger.getByRole('link', { name: '质谱仪专用离子源单一来源采购公示' })).toBeVisible();
  await stranger.goto('/portal?kind=source');
  await expect(stranger.getByRole('link', { name: '质谱仪专用离子源单一来源采购公示' })).toBeVisible();
  await stranger.goBack();

  await buyer.open(project.projectId);
  await noteObjection(buyer, objection);
  await buyer.section('受邀供应商').getByRole('button', { name: '答复（不成立）' }).click();
  await agree(buyer.page, '答复（不成立）', '经专家论证，仅原厂部件可用');
  await expect(buyer.section('受邀供应商')).toContainText('经专家论证');
  await buyer.action('编写邀请书').click();
  await publishNotice(buyer.page);

  const invited = await enter('supplier1');
  await invited.goto(`/bidding/projectDetail/index/${project.projectId}?tenantId=100001`);
  await accept(invited);
  await buyer.open(project.projectId);
  await expect(buyer.section('受邀供应商')).toContainText('已发出');

  await submitQuotes(product, project, { account: 'supplier1', perMoney: '16800.00' });
  await openTender(product, project);
  await confirmResult(product, project, '价格合理');
  await buyer.open(project.projectId);
  await expect(buyer.section('受邀供应商')).toContainText('已接受');
  await buyer.action('发布结果公告').click();
  await publishNotice(buyer.page);
  await stranger.reload();
  await expect(stranger.getByRole('link', { name: /质谱仪专用离子源.*结果公告/ })).toBeVisible();
});
