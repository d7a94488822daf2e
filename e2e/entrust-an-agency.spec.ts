import type { Page } from '@playwright/test';
import { secondAgency } from './arrange/agencies.ts';
import { draftTender } from './arrange/tender.ts';
import { ProjectPage } from './pages/project-page.ts';
import { agree } from './pages/question.ts';
import { standStill } from './people/stand-still.ts';
import { expect, timedTest as test } from './people/journey.ts';

const demoAgency = '浙江正信招标代理有限公司';

/** Opens the project among those that the agency was asked to run. */
async function openOwn(page: Page, projectName: string): Promise<void> {
  await page.goto('/agency/project');
  await page.getByRole('row').filter({ hasText: projectName }).getByText(projectName).first().click();
  await expect(page.getByRole('region', { name: '委托内容' })).toBeVisible();
}

test('a project goes to a drawn agency, which gives it back; the next one runs it, and the first sees it no more', async ({
  product,
  enter,
}) => {
  const second = await secondAgency(product, '杭州明采招标代理有限公司');
  const tender = await draftTender(product, { manner: 10, projectNo: 'DL-1', projectName: '委托代理的比选' });
  const other = await enter(second);
  const agencies: Readonly<Record<string, Page>> = { [demoAgency]: await enter('agent'), [second.name]: other };

  const project = new ProjectPage(await enter('buyer'));
  const buyer = project.page;
  await project.open(tender.projectId);
  await project.section('委托代理').getByRole('button', { name: '选择代理机构' }).click();
  const drawer = buyer.getByRole('dialog', { name: '选择代理机构' });
  await standStill(buyer);
  await drawer.getByText('随机抽取', { exact: true }).click();
  await drawer.getByRole('combobox', { name: '监督人' }).click();
  await buyer.getByTitle(/^沈岚/).first().click();
  await drawer.getByRole('button', { name: '发起抽取' }).click();
  await expect(buyer.getByRole('region', { name: '等待监督人加入' })).toBeVisible();

  const supervisor = await enter('manager');
  await supervisor.goto(new URL(buyer.url()).pathname + new URL(buyer.url()).search);
  await supervisor.getByRole('button', { name: '加入抽取' }).click();
  await supervisor.getByRole('button', { name: '公开我的随机数' }).click();
  await expect(supervisor.getByText('您已公开，等待对方公开随机数')).toBeVisible();
  await buyer.reload();
  await buyer.getByRole('button', { name: '公开我的随机数' }).click();
  await expect(buyer.getByText('验证通过，结果与记录一致')).toBeVisible();
  const order = await buyer.getByRole('region', { name: '抽取顺序' }).locator('li strong').allTextContents();
  expect([...order].sort()).toEqual([second.name, demoAgency].sort());
  const [first = '', next = ''] = order;

  await buyer.getByRole('button', { name: `委托“${first}”` }).click();
  const returning = agencies[first] as Page;
  await openOwn(returning, tender.projectName);
  await expect(returning.getByText('接受委托后显示项目内容')).toBeVisible();
  await returning.getByRole('button', { name: '退回委托' }).click();
  await agree(returning, '退回委托', '项目团队另有任务');
  await expect(returning.getByRole('heading', { name: '受托项目' })).toBeVisible();

  await project.open(tender.projectId);
  await expect(project.section('委托代理')).toContainText('项目团队另有任务');
  await project
    .section('委托代理')
    .getByRole('button', { name: `按抽取顺序委托“${next}”` })
    .click();
  await expect(project.section('委托代理')).toContainText('待接受');
  const running = agencies[next] as Page;
  await openOwn(running, tender.projectName);
  await running.getByRole('button', { name: '接受委托' }).click();
  await agree(running, '接受委托');
  await expect(running.getByRole('region', { name: '项目内容' })).toBeVisible();
  await expect(running.getByRole('region', { name: '采购包' })).toContainText('激光投影机');

  await returning.reload();
  await expect(returning.getByRole('heading', { name: '受托项目' })).toBeVisible();
  await expect(returning.getByText(tender.projectName)).toHaveCount(0);
  await project.open(tender.projectId);
  await expect(project.section('委托代理')).toContainText('已接受');
});
