import type { Page } from '@playwright/test';
import {
  answerResearch,
  beginDemand,
  confirmDemand,
  field,
  handInDemand,
  openDemand,
  publishResearch,
  researchTitle,
  storeDemand,
} from './pages/demand-pages.ts';
import { ProjectPage } from './pages/project-page.ts';
import { agree } from './pages/question.ts';
import { expect, test } from './people/journey.ts';

const name = '细胞培养用生物安全柜';

/** The department describes what it needs, and answers for what its words shut out. */
async function describeNeed(page: Page): Promise<void> {
  await beginDemand(page, name);
  await field(page, '技术要求').fill('风速可调；柜体须采用海尔品牌。');
  const clauses = page.getByRole('region', { name: '条款检查' });
  await expect(clauses).toContainText('指定品牌、专利或型号');
  await field(page, '技术要求').fill('风速可调；排风过滤效率不低于99.99%。');
  await expect(clauses).toContainText('没有发现限制竞争的表述');
  await storeDemand(page);
}

test('a department says what it needs, three suppliers answer, the office confirms, and a project is made of it', async ({
  enter,
}) => {
  const buyer = await enter('buyer');
  await describeNeed(buyer);
  await openDemand(buyer, name);
  await publishResearch(buyer, name);

  await answerResearch(await enter('supplier1'), name, ['300000', '340000']);
  await answerResearch(await enter('supplier2'), name, ['280000', '310000']);
  await answerResearch(await enter('supplier3'), name, ['320000', '350000']);

  await openDemand(buyer, name);
  await buyer.getByRole('link', { name: '比较方案' }).click();
  await expect(buyer.getByRole('table').getByText('最低价')).toHaveCount(1);
  await expect(buyer.getByRole('table')).toContainText('280,000.00');
  await openDemand(buyer, name);
  await handInDemand(buyer);

  await confirmDemand(await enter('manager'), name);

  await openDemand(buyer, name);
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
  await expect(origin).toContainText(researchTitle(name));
  await openDemand(buyer, name);
  await expect(buyer.getByRole('list', { name: '阶段' }).getByRole('link', { name: '采购项目' })).toHaveAttribute(
    'href',
    new RegExp(id),
  );
});
