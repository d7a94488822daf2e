import {
  addDays,
  comparison,
  confirmProject,
  publishedProject,
  saveProject,
  saveSelection,
  submitProject,
  submitQuote,
  submitSelection,
} from '@zhaocai/model';
import type { Page } from '@playwright/test';
import { callAs, tenantOf } from './arrange/caller.ts';
import { openTender, type Tender, type TenderTimes } from './arrange/tender.ts';
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

/** A single source, confirmed: its supplier is not named yet. */
async function confirmedSource({ url }: Product, times: TenderTimes): Promise<Tender> {
  const asBuyer = await callAs(url, 'buyer');
  const asManager = await callAs(url, 'manager');
  const named = { projectNo: 'DY-1', projectName: '质谱仪专用离子源' };
  const onePackage = {
    packageNo: 1,
    packageName: '离子源',
    budget: '180000.00',
    quoteType: 2 as const,
    maxWinners: 1,
    items: [{ name: '离子源', unit: '套', quantity: '10' }],
  };
  const saved = await asBuyer(saveProject, {
    ...named,
    ...times,
    openTime: times.bidEndTime,
    manner: 6,
    lawRegime: 2,
    purchaseType: 1,
    generalBudget: onePackage.budget,
    packages: [onePackage],
  });
  const submitted = await asBuyer(submitProject, { id: saved.id, version: saved.version });
  await asManager(confirmProject, { id: saved.id, version: submitted.version, agree: true });
  return { projectId: saved.id, ...named, times };
}

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

/** What the supplier hands in, sealed. */
async function offer({ url }: Product, { projectId }: Tender): Promise<void> {
  const call = await callAs(url, 'supplier1');
  const { packages } = await call(publishedProject, { projectId, tenantId: tenantOf.buyer });
  for (const { entry, items } of packages) {
    const lines = items.map(({ id }) => ({ itemId: id, perMoney: '16800.00' }));
    await call(submitQuote, { entryId: entry?.id ?? '', lines, serviceShow: '质保三年', matchExplain: '完全响应' });
  }
}

async function selectAndConfirm({ url }: Product, { projectId }: Tender): Promise<void> {
  const asBuyer = await callAs(url, 'buyer');
  const { version, suppliers } = await asBuyer(comparison, { projectId });
  const selections = suppliers.flatMap(({ detailListVOS }) =>
    detailListVOS.map(({ packageId, entryId }) => ({
      packageId,
      entryId,
      bidStatus: '1' as const,
      bidRemark: '价格合理',
    })),
  );
  const saved = await asBuyer(saveSelection, { projectId, version, selections });
  const submitted = await asBuyer(submitSelection, { projectId, version: saved.version });
  const asManager = await callAs(url, 'manager');
  await asManager(confirmProject, { id: projectId, version: submitted.version, agree: true });
}

test('a single source is publicised, an objection is answered, the supplier is invited and offers, and the result goes out', async ({
  product,
  enter,
}) => {
  const { times, objection, afterPublicity } = await daysFrom(product);
  const project = await confirmedSource(product, times);
  const buyer = new ProjectPage(await enter('buyer'));
  await buyer.open(project.projectId);
  await nameSource(buyer);
  await buyer.section('受邀供应商').getByRole('button', { name: '编写公示' }).click();
  await publishNotice(buyer.page);
  await expect(buyer.page.getByRole('article')).toContainText(source);

  await product.setClock(afterPublicity);
  const stranger = await enter('supplier2');
  await stranger.getByRole('menuitem', { name: '公告列表' }).click();
  await expect(stranger.getByRole('button', { name: '质谱仪专用离子源单一来源采购公示' })).toBeVisible();

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

  await offer(product, project);
  await openTender(product, project);
  await selectAndConfirm(product, project);
  await buyer.open(project.projectId);
  await expect(buyer.section('受邀供应商')).toContainText('已接受');
  await buyer.action('发布结果公告').click();
  await publishNotice(buyer.page);
  await stranger.reload();
  await expect(stranger.getByRole('button', { name: /质谱仪专用离子源.*结果公告/ })).toBeVisible();
});
