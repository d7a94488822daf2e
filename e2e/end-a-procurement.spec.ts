import { addDays } from '@zhaocai/model';
import { publishResult, publishTender, quote, openThreeQuotes } from './arrange/tender.ts';
import { ComparisonPage } from './pages/comparison-page.ts';
import { publishNotice } from './pages/notice-pages.ts';
import { ProjectPage } from './pages/project-page.ts';
import { agree } from './pages/question.ts';
import { agreeToException, askForException } from './pages/exceptions.ts';
import { expect, timedTest as test } from './people/journey.ts';

test('too few have quoted: the inquiry fails, everybody hears of it, and it is procured again', async ({
  product,
  enter,
}) => {
  const tender = await publishTender(product, { manner: 5, projectNo: 'END-1', projectName: '两家询价流标' });
  await quote(product, tender, { account: 'supplier1', perMoney: '8300.00' });
  await quote(product, tender, { account: 'supplier2', perMoney: '8250.00' });
  await product.setClock(tender.times.bidEndTime);
  const project = new ProjectPage(await enter('buyer'));
  await project.open(tender.projectId);
  await expect(project.section('下一步')).toContainText('投标人不足时流标');
  await askForException(project.page, '流标', { reason: '截止时仅两家供应商报价' });
  await expect(project.section('下一步')).toContainText('审核异常申请');

  await agreeToException(await enter('manager'), tender);
  await project.page.reload();
  await expect(project.stage).toContainText('流标');
  await expect(project.section('公告')).toContainText('两家询价流标采购流标公告');
  const bidder = await enter('supplier1');
  await bidder.goto('/bidding/myBid');
  await expect(bidder.getByRole('row').filter({ hasText: '两家询价流标' })).toContainText('采购流标');

  await project.action('重新采购').click();
  await agree(project.page, '重新采购');
  await expect(project.page.getByText('已复制为新项目的草稿')).toBeVisible();
  await expect(project.page.getByLabel('项目名称')).toHaveValue('两家询价流标');
  await project.open(tender.projectId);
  await expect(project.section('下一步')).toContainText('重新采购为');
});

test('an opening is put off by a change notice: quotes stay, and the new times hold', async ({ product, enter }) => {
  const tender = await publishTender(product, { manner: 10, projectNo: 'END-2', projectName: '延期的比选' });
  await quote(product, tender, { account: 'supplier1', perMoney: '8300.00' });
  const project = new ProjectPage(await enter('buyer'));
  await project.open(tender.projectId);
  await project.action('延期或变更').click();
  const later = `${addDays(tender.times.bidEndTime.slice(0, 10), 7)} 09:00`;
  for (const field of ['报名截止时间', '报价截止时间', '开标时间']) {
    const box = project.page.getByRole('textbox', { name: field });
    await box.fill(later);
    await box.press('Enter');
  }
  await project.page.getByRole('textbox', { name: '开标地点' }).fill('第二开标室');
  await publishNotice(project.page);
  await expect(project.page.getByRole('article')).toContainText('第二开标室');
  await expect(project.page.getByText('本公告变更或替代：')).toBeVisible();
  await project.open(tender.projectId);
  await expect(project.section('基本信息')).toContainText(later);

  const bidder = await enter('supplier1');
  await bidder.goto('/bidding/myBid');
  await expect(bidder.getByRole('row').filter({ hasText: '延期的比选' })).toContainText('已递交');
});

test('a procurement is terminated with a ground: nothing is ever opened', async ({ product, enter }) => {
  const tender = await publishTender(product, { manner: 10, projectNo: 'END-3', projectName: '终止的比选' });
  await quote(product, tender, { account: 'supplier3', perMoney: '8300.00' });
  const project = new ProjectPage(await enter('buyer'));
  await project.open(tender.projectId);
  await askForException(project.page, '终止采购', { ground: '采购任务取消', reason: '上级调整了年度计划' });
  await agreeToException(await enter('manager'), tender);
  await product.setClock(tender.times.bidEndTime);
  await project.page.reload();
  await expect(project.stage).toContainText('已终止');
  await expect(project.action('开标')).toHaveCount(0);
  await project.section('公告').getByRole('link', { name: '终止的比选采购终止公告' }).click();
  await expect(project.page.getByRole('article')).toContainText('上级调整了年度计划');
  const bidder = await enter('supplier3');
  await bidder.goto('/bidding/myBid');
  await expect(bidder.getByRole('row').filter({ hasText: '终止的比选' })).toContainText('采购终止');
});

test('a wrong result is withdrawn, decided anew and corrected by a notice that names it', async ({
  product,
  enter,
}) => {
  const tender = await publishTender(product, { manner: 5, projectNo: 'END-4', projectName: '更正的询价' });
  await openThreeQuotes(product, tender);
  await publishResult(product, tender);
  const project = new ProjectPage(await enter('buyer'));
  await project.open(tender.projectId);
  await askForException(project.page, '撤销采购结果', {
    ground: '质疑、投诉成立',
    reason: '原成交供应商不符合资格要求',
  });
  const manager = await enter('manager');
  await agreeToException(manager, tender);
  await project.page.reload();
  await expect(project.stage).toContainText('开标');
  await project.action('比较报价').click();
  const table = new ComparisonPage(project.page);
  await table.offer('supplier2').uncheck();
  await table.offer('supplier1').check();
  await table.reason('激光投影机').fill('最低价供应商不符合资格要求');
  await table.submit();
  const review = new ComparisonPage(manager);
  await review.open(tender.projectId, 'manager');
  await review.confirm();
  await project.open(tender.projectId);
  await project.action('发布结果公告').click();
  await publishNotice(project.page);
  await expect(project.page.getByRole('article')).toContainText('更正公告');
  await expect(project.page.getByText('本公告变更或替代：')).toBeVisible();
});

test('nobody is acceptable: each hears why, the manager confirms, and the notice of failure ends it', async ({
  product,
  enter,
}) => {
  const tender = await publishTender(product, { manner: 5, projectNo: 'END-5', projectName: '无人可接受' });
  await openThreeQuotes(product, tender);
  const buyer = await enter('buyer');
  const table = new ComparisonPage(buyer);
  await table.open(tender.projectId);
  await buyer.getByRole('button', { name: '都不能接受，逐家说明理由' }).click();
  const reasons = buyer.getByRole('textbox', { name: /^不选择的理由 / });
  await expect(reasons).toHaveCount(3);
  for (const box of await reasons.all()) await box.fill('亮度低于采购要求');
  await table.submit();
  const review = new ComparisonPage(await enter('manager'));
  await review.open(tender.projectId, 'manager');
  await expect(review.page.getByText('亮度低于采购要求')).toHaveCount(3);
  await review.confirm();
  const project = new ProjectPage(buyer);
  await project.open(tender.projectId);
  await project.action('发布流标公告').click();
  await publishNotice(buyer);
  await project.open(tender.projectId);
  await expect(project.stage).toContainText('流标');
});
