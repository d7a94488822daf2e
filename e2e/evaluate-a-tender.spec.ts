import { confirmProject, submitProject } from '@zhaocai/model';
import type { Page } from '@playwright/test';
import { callAs } from './arrange/caller.ts';
import { acceptedDraw } from './arrange/experts.ts';
import {
  draftNotice,
  draftTender,
  handInLowest,
  openTender,
  publishDraft,
  quote,
  type Tender,
} from './arrange/tender.ts';
import { sayToReport } from './pages/evaluation-report.ts';
import { ProjectPage } from './pages/project-page.ts';
import { agree } from './pages/question.ts';
import { tenantOf } from './people/account.ts';
import { expect, timedTest as test } from './people/journey.ts';
import { standStill } from './people/stand-still.ts';
import type { Product } from './product/product.ts';

const plan = { manner: 10, projectNo: 'PS-1', projectName: '按标准评审的比选' } as const;
const hour = 3_600_000;
const hoursAfter = (time: string, hours: number) =>
  new Date(Date.parse(`${time.replace(' ', 'T')}Z`) + hours * hour).toISOString().slice(0, 19).replace('T', ' ');

/** The standard of the one package, with thirty points of the price. */
async function writeStandard(page: Page): Promise<void> {
  await page.getByRole('link', { name: '编制评审标准' }).click();
  await page.getByLabel('价格分值').fill('30');
  const cell = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });
  await cell('审查项 1').fill('营业执照');
  await cell('通过标准 1').fill('提供有效的营业执照');
  await cell('审查项 2').fill('报价函签字盖章');
  await cell('通过标准 2').fill('按要求签字并加盖公章');
  await cell('评分项 1').fill('技术方案');
  await cell('满分 1').fill('60');
  await cell('评分标准 1').fill('优45至60分，良25至44分，一般0至24分');
  await expect(page.getByRole('status').filter({ hasText: '评分项' })).toContainText('= 90.00');
  await page.getByRole('button', { name: '保存评审标准' }).click();
  await expect(page.getByText('评分权重合计应为100，现为90.00')).toBeVisible();
  await cell('满分 1').fill('50');
  await page.getByRole('button', { name: '添加一行' }).last().click();
  await cell('评分项 2').fill('业绩');
  await cell('满分 2').fill('20');
  await cell('分档 2').fill('5');
  await cell('评分标准 2').fill('每份同类合同得5分');
  await cell('评分类别 2').selectOption({ label: '商务' });
  await cell('主客观 2').selectOption({ label: '客观分' });
  await page.getByRole('button', { name: '保存评审标准' }).click();
}

async function publish(product: Product, { projectId: id, ...tender }: Tender & { version: number }): Promise<void> {
  const asBuyer = await callAs(product.url, 'buyer');
  const asManager = await callAs(product.url, 'manager');
  const { version } = await asBuyer(submitProject, { id, version: tender.version });
  await asManager(confirmProject, { id, version, agree: true });
  await publishDraft(product, await draftNotice(product, { ...tender, projectId: id }));
}

/** From the sign-in to the promise, with the conflict asked twice. */
async function signInAndPromise(page: Page): Promise<void> {
  const steps = page.getByRole('region', { name: '评审准备' });
  await expect(steps.getByRole('button', { name: '签到' })).toBeDisabled();
  await steps.getByRole('checkbox').check();
  await steps.getByRole('button', { name: '签到' }).click();
  await expect(steps).toContainText('投标人名单');
  for (const box of await steps.getByRole('checkbox').all()) await box.check();
  await steps.getByRole('button', { name: '签署承诺书' }).click();
  await expect(steps).toContainText('已承诺');
}

async function vote(page: Page, place: number): Promise<void> {
  const steps = page.getByRole('region', { name: '评审准备' });
  await page.reload();
  await steps.getByRole('button', { name: '推选', exact: true }).nth(place).click();
  await agree(page, '推选');
}

/** Leads the keyboard to the first field that is owed. */
async function begin(page: Page): Promise<void> {
  const first = page.getByRole('button', { name: '到第一处未填' });
  await first.focus();
  await first.press('Enter');
}

async function submit(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await agree(page, name);
}

/** Every check of every bid by its key, a reason where it is not met, and handed in. */
async function check(page: Page, found: readonly ('y' | 'n')[]): Promise<void> {
  await begin(page);
  for (const key of found) {
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    if (key === 'n') await page.keyboard.type('报价函未加盖公章');
    if (key === 'n') await page.keyboard.press('Enter');
  }
  await expect(page.getByText('已全部填写，可以提交')).toBeVisible();
  await submit(page, '提交审查');
}

/** The same of the points, item by item and bid by bid. */
async function score(page: Page, points: readonly string[]): Promise<void> {
  await page.reload();
  await begin(page);
  for (const given of points) {
    await page.keyboard.type(given);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('已全部填写，可以提交')).toBeVisible();
  await submit(page, '提交评分');
}

/** A bidder answers what the committee asks him, on his page of the project. */
async function answer(page: Page, { projectId }: Tender, said: string): Promise<void> {
  await page.goto(`/bidding/projectDetail/index/${projectId}?tenantId=${tenantOf.buyer}`);
  const asked = page.getByRole('region', { name: '评审委员会的澄清要求' });
  await expect(asked).toContainText('不得改变投标文件的实质性内容');
  await asked.getByRole('button', { name: '答复', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await standStill(page);
  await dialog.getByLabel('答复内容').fill(said);
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(asked).toContainText('已答复');
  await expect(asked.getByRole('button', { name: '答复', exact: true })).toHaveCount(0);
}

/** A member asks the first bidder, and the leader sends it. */
async function ask(page: Page, leader: Page, content: string): Promise<void> {
  const questions = page.getByRole('region', { name: '评审澄清' });
  await questions.getByRole('button', { name: '要求澄清' }).click();
  const dialog = page.getByRole('dialog');
  await standStill(page);
  await dialog.getByLabel('投标人').click();
  await page.getByTitle(/云岫/).last().click();
  await dialog.getByLabel('澄清内容').fill(content);
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(questions).toContainText('待组长发出');
  await leader.reload();
  const sent = leader.getByRole('region', { name: '评审澄清' });
  await sent.getByRole('button', { name: '发出', exact: true }).click();
  await expect(sent).toContainText('待答复');
}

/** The leader closes every signal of collusion with his opinion. */
async function closeSignals(page: Page): Promise<void> {
  const open = page.getByRole('region', { name: '串通投标线索' }).getByRole('listitem').filter({ hasText: '待处理' });
  for (let left = await open.count(); left > 0; left -= 1) {
    await open.first().getByRole('button', { name: '不认定', exact: true }).click();
    await agree(page, '不认定', '联系电话为示例数据，经核对不属于同一单位');
    await expect(open).toHaveCount(left - 1);
  }
}

test('a tender is evaluated by its standard: bidders read it, a committee is formed of who was drawn, elects who leads it, scores by keyboard alone, asks two bidders, mends what differs, judges a low price, closes its summary and signs its report, which the selection waits for', async ({
  product,
  enter,
}) => {
  const tender = await draftTender(product, plan);
  const writing = new ProjectPage(await enter('buyer'));
  await writing.open(tender.projectId);
  await writeStandard(writing.page);
  await expect(writing.section('评审')).toContainText('综合评分法，价格30分，评分项2项');

  await publish(product, tender);
  const supplier = await enter('supplier1');
  await supplier.goto(`/bidding/projectDetail/index/${tender.projectId}?tenantId=${tenantOf.buyer}`);
  await expect(supplier.getByRole('region', { name: '评审标准' })).toContainText('技术方案');

  await quote(product, tender, { account: 'supplier1', perMoney: '8600.00' });
  // Less than 45 percent of the budget, and less than half of the next.
  await quote(product, tender, { account: 'supplier2', perMoney: '3000.00' });
  await quote(product, tender, { account: 'supplier3', perMoney: '8800.00' });
  await openTender(product, tender);
  const reviewTime = hoursAfter(tender.times.bidEndTime, 3);
  const experts = await acceptedDraw(product, tender, reviewTime);

  const buyer = new ProjectPage(await enter('buyer'));
  await buyer.open(tender.projectId);
  await buyer.section('评审').getByRole('link', { name: '组建评审委员会' }).click();
  await buyer.page.getByRole('button', { name: '组建', exact: true }).click();
  await expect(buyer.page.getByText('人员组成符合规定，可以确认')).toBeVisible();
  await expect(buyer.section('成员').locator('li')).toHaveCount(3);
  await buyer.action('确认评审委员会').click();
  await expect(buyer.page.getByText('已确认', { exact: true })).toBeVisible();
  const committee = buyer.page.url();

  await product.setClock(reviewTime);
  const pages: Page[] = [];
  for (const account of experts) {
    const page = await enter({ tenantId: tenantOf.buyer, account });
    await page.goto('/expertDatabase/own/index');
    await page.getByRole('region', { name: '我的评审' }).getByRole('link', { name: '进入评审' }).click();
    await signInAndPromise(page);
    pages.push(page);
  }
  const finance = await enter('finance');
  await finance.goto('/evaluation/own');
  await finance.getByRole('link', { name: '进入评审' }).click();
  await signInAndPromise(finance);

  const [first, second] = pages;
  if (!first || !second) throw new Error('two experts were drawn');
  await vote(first, 0);
  await expect(first.getByText('已推选，等待其他成员')).toBeVisible();
  await vote(second, 0);
  await first.reload();
  await expect(first.getByText('您当选组长')).toBeVisible();

  const desks = [first, second, finance];
  for (const page of desks) await page.reload();
  for (const page of desks) await page.getByRole('link', { name: '开始评审' }).click();
  // The dearest is out, by two of three.
  await check(first, ['y', 'y', 'y', 'y', 'y', 'n']);
  await check(second, ['y', 'y', 'y', 'y', 'y', 'n']);
  await expect(first.getByText('已提交，等待其他成员')).toBeVisible();
  await check(finance, ['y', 'y', 'y', 'y', 'y', 'y']);

  await ask(second, first, '请说明质保期为三年还是五年');
  await answer(supplier, tender, '质保三年，与投标文件一致');
  await expect(second.getByRole('region', { name: '评审澄清' })).toContainText('质保三年，与投标文件一致', {
    timeout: 20_000,
  });

  await score(first, ['42', '15', '36', '10']);
  await score(second, ['40', '15', '38', '10']);
  await score(finance, ['41', '10', '37', '10']);
  await expect(finance.getByText(/客观分不一致，请复核：.* 业绩/)).toBeVisible();

  await first.reload();
  await first.getByRole('link', { name: '评审汇总' }).click();
  await expect(first.getByText('客观分不一致，请复核：业绩')).toBeVisible();
  const members = first.getByRole('region', { name: '评审成员' });
  await members.getByRole('button', { name: '退回修改' }).last().click();
  await agree(first, '退回修改', '请复核同类合同的份数');
  await finance.reload();
  await expect(finance.getByText('组长已退回：请复核同类合同的份数')).toBeVisible();
  const points = finance.getByLabel('业绩 得分');
  await points.fill('15');
  await points.press('Enter');
  await submit(finance, '提交评分');

  await first.reload();
  const ranking = first.getByRole('region', { name: '排名' });
  await expect(ranking.getByRole('row').nth(1)).toContainText('77.00');
  await expect(ranking.getByRole('row').nth(3)).toContainText('未通过审查');
  await closeSignals(first);
  const low = first.getByRole('region', { name: '异常低价' });
  await low.getByRole('button', { name: '要求说明' }).click();
  await standStill(first);
  await first.getByRole('dialog').getByRole('button', { name: '发出', exact: true }).click();
  await expect(low).toContainText('待答复');
  await answer(await enter('supplier2'), tender, '自有生产线，附成本构成');
  for (const page of [second, finance]) {
    await page.reload();
    await page.getByRole('region', { name: '异常低价' }).getByRole('button', { name: '合理', exact: true }).click();
    await expect(page.getByText('我的意见：合理')).toBeVisible();
  }
  await first.reload();
  await expect(low).toContainText('认定合理');
  await first.getByRole('button', { name: '复算' }).click();
  await expect(first.getByText('复算一致')).toBeVisible();
  await first.getByRole('button', { name: '确认汇总' }).click();
  await agree(first, '确认汇总');
  await expect(first.getByText('汇总已确认', { exact: true }).first()).toBeVisible();

  const summary = first.url();
  await sayToReport(first, summary);
  await sayToReport(second, summary);
  await expect(handInLowest(product, tender)).rejects.toThrow('已签署2/3人');
  const dissent = '对第三名报价函盖章的审查结论有不同意见';
  await sayToReport(finance, summary, dissent);
  await expect(finance.getByRole('article')).toContainText(`不同意见和理由：${dissent}`);
  await expect(finance.getByText('报告已签署', { exact: true })).toBeVisible();

  const seen = new ProjectPage(await enter('buyer'));
  await seen.page.goto(committee);
  await expect(seen.page.getByText('评审中', { exact: true })).toBeVisible();
  await seen.open(tender.projectId);
  await expect(seen.section('评审')).toContainText('报告已签署');
  await seen.section('评审').getByRole('link', { name: '评审汇总和报告' }).click();
  await expect(seen.page.getByRole('region', { name: '排名' })).toContainText('77.00');
  await expect(seen.page.getByRole('region', { name: '评审澄清' })).toContainText('自有生产线，附成本构成');
  await expect(seen.page.getByRole('region', { name: '评审报告', exact: true })).toContainText(dissent);
  const saved = seen.page.waitForEvent('download');
  await seen.page.getByRole('button', { name: '保存签名数据' }).click();
  expect((await saved).suggestedFilename()).toBe('evaluation-PS-1-1.json');
  await handInLowest(product, tender);
});
