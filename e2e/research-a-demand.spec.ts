import type { Locator, Page } from '@playwright/test';
import { ProjectPage } from './pages/project-page.ts';
import { agree } from './pages/question.ts';
import { expect, test } from './people/journey.ts';

const name = '细胞培养用生物安全柜';
const about = `${name}采购需求调研`;

/** A required one is marked in its name. */
const field = (page: Page | Locator, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^(\\* )?${label}$`) });

/** The department describes what it needs, and answers for what its words shut out. */
async function describeNeed(page: Page): Promise<void> {
  await page.goto('/demandInvestigate/myInvestigate/addInvestigate');
  await field(page, '需求名称').fill(name);
  await page.getByRole('combobox', { name: '需求部门' }).click();
  await page.getByRole('treeitem', { name: '机械工程学院' }).click();
  await field(page, '需求预算').fill('360000');
  await page.getByRole('textbox', { name: '期望到货日期' }).fill('2027-06-30');
  await page.getByRole('textbox', { name: '期望到货日期' }).press('Enter');
  await field(page, '交付地点').fill('生命科学楼402');
  await page.getByRole('switch', { name: '需要市场调研' }).click();
  await field(page, '名称 1').fill('生物安全柜');
  await field(page, '单位 1').fill('台');
  await field(page, '数量 1').fill('4');
  await field(page, '预估单价 1').fill('85000');
  await field(page, '技术要求').fill('风速可调；柜体须采用海尔品牌。');
  await field(page, '商务要求').fill('质保36个月。');
  await field(page, '验收标准').fill('第三方检测合格。');
  const clauses = page.getByRole('region', { name: '条款检查' });
  await expect(clauses).toContainText('指定品牌、专利或型号');
  await field(page, '技术要求').fill('风速可调；排风过滤效率不低于99.99%。');
  await expect(clauses).toContainText('没有发现限制竞争的表述');
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page.getByText('草稿已保存')).toBeVisible();
}

async function openDemand(page: Page): Promise<void> {
  await page.goto('/demandInvestigate/myInvestigate/index');
  // The one in the list: the tab of the form has the same name.
  await page.getByRole('row').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

async function answer(page: Page, low: string, high: string): Promise<void> {
  await page.goto('/researchNeeds/index');
  await page.getByText(about, { exact: true }).first().click();
  await expect(page.getByRole('region', { name: '需求清单' })).toContainText('生物安全柜');
  await expect(page.getByRole('main')).not.toContainText('85,000');
  const own = page.getByRole('region', { name: '我的方案' });
  await own.getByPlaceholder('请输入方案说明').fill('A2型，双层过滤。');
  await field(own, '参考价下限').fill(low);
  await field(own, '参考价上限').fill(high);
  await field(own, '联系人').fill('王工');
  await field(own, '联系电话').fill('13800000000');
  await own.getByRole('button', { name: '提交方案' }).click();
  await expect(page.getByText('方案已提交')).toBeVisible();
}

test('a department says what it needs, three suppliers answer, the office confirms, and a project is made of it', async ({
  enter,
}) => {
  const buyer = await enter('buyer');
  await describeNeed(buyer);
  await openDemand(buyer);
  await buyer.getByRole('button', { name: '发起调研' }).click();
  await expect(field(buyer, '调研标题')).toHaveValue(about);
  await buyer.getByRole('button', { name: '保存并发布' }).click();
  await agree(buyer, '发布调研');
  await expect(buyer.getByRole('region', { name: '需求调研' })).toContainText('0 家答复');

  await answer(await enter('supplier1'), '300000', '340000');
  await answer(await enter('supplier2'), '280000', '310000');
  await answer(await enter('supplier3'), '320000', '350000');

  await openDemand(buyer);
  await buyer.getByRole('link', { name: '比较方案' }).click();
  await expect(buyer.getByRole('table').getByText('最低价')).toHaveCount(1);
  await expect(buyer.getByRole('table')).toContainText('280,000.00');
  await openDemand(buyer);
  await buyer.getByRole('button', { name: '结束调研' }).click();
  await agree(buyer, '结束调研', '已有三家供应商答复，比较充分');
  await buyer.getByRole('button', { name: '提交', exact: true }).click();
  await agree(buyer, '提交');
  await expect(buyer.getByText('需求已提交')).toBeVisible();

  const manager = await enter('manager');
  await openDemand(manager);
  await manager.getByRole('button', { name: '确认需求' }).click();
  await agree(manager, '确认需求');
  await expect(manager.getByText('需求已确认').first()).toBeVisible();

  await openDemand(buyer);
  await buyer.getByRole('button', { name: '据需求立项' }).click();
  await agree(buyer, '据需求立项');
  await expect(buyer.getByLabel('项目名称')).toHaveValue(name);
  await expect(field(buyer, '名称 1')).toHaveValue('生物安全柜');
  await expect(field(buyer, '数量 1')).toHaveValue('4');
  const id = new URL(buyer.url()).searchParams.get('id') ?? '';
  const project = new ProjectPage(buyer);
  await project.open(id);
  await expect(buyer.getByRole('main')).toContainText('360,000.00');
  const origin = project.section('需求与调研');
  await expect(origin.getByRole('link', { name: '比较方案' })).toBeVisible();
  await expect(origin).toContainText(about);
  await openDemand(buyer);
  await expect(buyer.getByRole('list', { name: '阶段' }).getByRole('link', { name: '采购项目' })).toHaveAttribute(
    'href',
    new RegExp(id),
  );
});
