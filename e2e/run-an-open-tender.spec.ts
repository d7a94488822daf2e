import type { Page } from '@playwright/test';
import { confirmTender, openTender, publishTender, quote, type Tender } from './arrange/tender.ts';
import { documents as fixtures } from './fixtures/documents.ts';
import { ComparisonPage } from './pages/comparison-page.ts';
import { agreeToException, askForException } from './pages/exceptions.ts';
import { publishNotice } from './pages/notice-pages.ts';
import { ProjectPage } from './pages/project-page.ts';
import { agree } from './pages/question.ts';
import { standStill } from './people/stand-still.ts';
import { expect, timedTest as test } from './people/journey.ts';

const documents = fixtures.pdf;

/** Uploads the documents and hands them in. */
async function handIn(page: Page): Promise<void> {
  const project = new ProjectPage(page);
  await project.section('采购文件').getByRole('button', { name: '提交采购文件' }).click();
  const dialog = page.getByRole('dialog', { name: '提交采购文件' });
  await standStill(page);
  const files = dialog.getByRole('button', { name: documents.name, exact: true });
  const isAnew = (await files.count()) > 0;
  const stored = page.waitForResponse(/\/file\/uploadOSS/);
  await dialog.locator('input[type=file]').setInputFiles(documents);
  if (isAnew) {
    const question = page.getByRole('dialog', { name: '已有同名文件，是否替换？' });
    await question.getByRole('button', { name: '替换', exact: true }).click();
  }
  await stored;
  await expect(dialog.getByText(/正在上传/)).toHaveCount(0);
  await expect(files).toHaveCount(1);
  await dialog.getByRole('textbox', { name: '说明' }).fill('含技术规格书和合同条款');
  await dialog.getByRole('button', { name: /^(提交|保存|确定)$/ }).click();
  await expect(dialog).toBeHidden();
}

test('the documents of an open tender are returned, handed in anew and confirmed; its candidates stand before the public', async ({
  product,
  enter,
}) => {
  const tender = await confirmTender(product, { manner: 1, projectNo: 'ZB-1', projectName: '实验楼公开招标' });
  const buyer = new ProjectPage(await enter('buyer'));
  await buyer.open(tender.projectId);
  await expect(buyer.section('下一步')).toContainText('请编制采购文件');
  await handIn(buyer.page);

  const manager = new ProjectPage(await enter('manager'));
  await manager.open(tender.projectId);
  await manager.section('采购文件').getByRole('button', { name: '退回', exact: true }).click();
  await agree(manager.page, '退回', '缺少评分办法');
  await buyer.page.reload();
  await expect(buyer.section('采购文件')).toContainText('退回原因：缺少评分办法');
  await handIn(buyer.page);
  await manager.page.reload();
  await manager.section('采购文件').getByRole('button', { name: '确认采购文件' }).click();
  await agree(manager.page, '确认采购文件');
  await expect(manager.section('采购文件')).toContainText('已确认');

  await buyer.page.reload();
  await buyer.action('发布采购公告').click();
  await publishNotice(buyer.page);
  await expect(buyer.page.getByRole('article')).toContainText('实验楼公开招标公告');
  for (const [account, perMoney] of [
    ['supplier1', '8600.00'],
    ['supplier2', '8150.50'],
    ['supplier3', '8800.00'],
  ] as const)
    await quote(product, tender, { account, perMoney });
  const bidder = await enter('supplier1');
  await bidder.goto(`/bidding/projectDetail/index/${tender.projectId}`);
  await expect(bidder.getByRole('button', { name: documents.name, exact: true }).first()).toBeVisible();

  await openTender(product, tender);
  await selectLowest(buyer.page, tender);
  await buyer.open(tender.projectId);
  await buyer.action('公示中标候选人').click();
  await publishNotice(buyer.page);
  await expect(buyer.page.getByRole('article')).toContainText('提出异议的渠道和方式');
  await manager.open(tender.projectId);
  await expect(manager.section('下一步')).toContainText('中标候选人公示中');
  await expect(manager.action('确认采购结果')).toHaveCount(0);
});

async function selectLowest(page: Page, tender: Tender): Promise<void> {
  const comparison = new ComparisonPage(page);
  await comparison.open(tender.projectId);
  await comparison.offer('supplier2').check();
  await comparison.save();
  await comparison.submit();
}

test('a procurement is suspended and resumed: nobody quotes meanwhile, and its times move on', async ({
  product,
  enter,
}) => {
  const tender = await publishTender(product, { manner: 10, projectNo: 'ZT-1', projectName: '暂停的比选' });
  await quote(product, tender, { account: 'supplier1', perMoney: '8300.00' });
  const buyer = new ProjectPage(await enter('buyer'));
  await buyer.open(tender.projectId);
  await askForException(buyer.page, '暂停采购', { ground: '收到质疑、投诉', reason: '收到对采购文件的投诉' });

  const manager = await agreeToException(await enter('manager'), tender);
  await expect(manager.stage).toContainText('已暂停');
  const bidder = await enter('supplier1');
  await bidder.goto(`/bidding/projectDetail/index/${tender.projectId}`);
  await expect(bidder.getByText('采购已暂停，恢复后截止时间顺延')).toBeVisible();

  await manager.action('恢复采购').click();
  await agree(manager.page, '恢复采购', '投诉已处理完毕');
  await expect(manager.section('公告')).toContainText('暂停的比选采购恢复公告');
  await expect(manager.stage).toContainText('报名');
  await bidder.reload();
  await expect(bidder.getByText('采购已暂停，恢复后截止时间顺延')).toHaveCount(0);
});
