import { auctionOfProject } from '@zhaocai/model';
import type { Page } from '@playwright/test';
import { callAs } from './arrange/caller.ts';
import { runJob } from './arrange/jobs.ts';
import { openTender, publishTender, quote, type Tender } from './arrange/tender.ts';
import { ComparisonPage } from './pages/comparison-page.ts';
import { ProjectPage } from './pages/project-page.ts';
import { agree } from './pages/question.ts';
import { tenantOf } from './people/account.ts';
import { expect, timedTest as test } from './people/journey.ts';
import type { Product } from './product/product.ts';

const phone = { viewport: { width: 390, height: 844 } };
const names = /杭州云岫|南京澄观|苏州砺行/;

/** When it begins and ends, as it stands. */
async function hoursOf({ url }: Product, { projectId }: Tender): Promise<{ beginTime: string; endTime: string }> {
  const { rooms } = await (await callAs(url, 'buyer'))(auctionOfProject, { projectId, tenantId: tenantOf.buyer });
  const auction = rooms[0]?.auction;
  if (!auction) throw new Error('no auction is set up');
  return auction;
}

/** `yyyy-MM-dd HH:mm:ss`, so many seconds before. */
function secondsBefore(instant: string, seconds: number): string {
  const ms = Date.parse(`${instant.replace(' ', 'T')}Z`) - seconds * 1000;
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}

/** The page measures the server's clock when it is loaded. */
async function arriveAt(product: Product, instant: string, pages: readonly Page[]): Promise<void> {
  await product.setClock(instant);
  for (const page of pages) await page.reload();
}

async function bid(page: Page, price: string): Promise<void> {
  await page.getByLabel('我的出价（元）').fill(price);
  await page.getByRole('button', { name: '出价', exact: true }).click();
}

test('three suppliers bid down against the clock, and what it came to is compared', async ({ product, enter }) => {
  const tender = await publishTender(product, { manner: 7, projectNo: 'AUCTION-1', projectName: '投影机竞价采购' });
  await quote(product, tender, { account: 'supplier1', perMoney: '8600.00' });
  await quote(product, tender, { account: 'supplier2', perMoney: '8500.00' });
  await quote(product, tender, { account: 'supplier3', perMoney: '8800.00' });
  await openTender(product, tender);

  const project = new ProjectPage(await enter('buyer'));
  const host = project.page;
  await project.open(tender.projectId);
  await expect(host.getByText('报价已开启。设置竞价')).toBeVisible();
  await project.action('设置竞价').click();
  await expect(host.getByText('3家供应商的报价已开启')).toBeVisible();
  await host.getByRole('button', { name: '设置竞价' }).click();
  const setting = host.getByRole('dialog');
  // The lowest opened price, a step of one per cent, in half an hour for half an hour.
  await expect(setting.getByLabel('起始价')).toHaveValue('170,000.00');
  await setting.getByLabel('最小降幅').fill('1000');
  await setting.getByRole('button', { name: '保存' }).click();
  await expect(host.getByText('距竞价开始')).toBeVisible();
  const { beginTime, endTime } = await hoursOf(product, tender);

  const first = await enter('supplier1');
  await first.goto(`/bidding/projectDetail/index/${tender.projectId}?tenantId=${tenantOf.buyer}`);
  await first.getByRole('button', { name: '竞价大厅' }).click();
  await expect(first.getByText('竞价开始后可以出价')).toBeVisible();
  await expect(first.getByRole('button', { name: '出价', exact: true })).toBeDisabled();
  const second = await enter('supplier2', phone);
  await second.goto(`/tenderee/auction/room/${tender.projectId}`);
  await expect(second.getByText('第1名')).toBeVisible();

  await arriveAt(product, beginTime, [host, first, second]);
  // What is offered is the highest price that would be taken.
  await expect(first.getByLabel('我的出价（元）')).toHaveValue('170,000.00');
  await bid(first, '170000.01');
  await expect(first.getByText('出价不得高于起始价170000.00元')).toBeVisible();
  await bid(first, '168000');
  await expect(first.getByText('出价已接受：168,000.00元，当前第1名')).toBeVisible();
  // Over the socket: who bid is a number to the host, and nobody to the other bidder.
  await expect(second.getByText('第2名')).toBeVisible();
  await expect(second.getByText('168,000.00')).toBeVisible();
  await expect(host.getByRole('row', { name: /号.*168,000\.00/ }).first()).toBeVisible();
  await expect(host.getByRole('main').getByText(names)).toHaveCount(0);
  await expect(second.getByRole('main').getByText(names)).toHaveCount(0);

  await arriveAt(product, secondsBefore(endTime, 60), [host, first, second]);
  await bid(second, '166000');
  await expect(second.getByText('已延时1次，最多10次')).toBeVisible();
  await expect(first.getByText('已延时1次，最多10次')).toBeVisible();
  const extended = await hoursOf(product, tender);
  await arriveAt(product, secondsBefore(extended.endTime, 30), [host, first, second]);
  // A digit too few is asked about before it is offered.
  await first.getByLabel('我的出价（元）').fill('16500');
  await first.getByRole('button', { name: '出价', exact: true }).click();
  await expect(first.getByRole('dialog').getByText('低于当前最低价166,000.00元的九成')).toBeVisible();
  await agree(first, '取消');
  await bid(first, '165000');
  await expect(host.getByText('已延时2次，最多10次')).toBeVisible();
  await expect(second.getByText('第2名')).toBeVisible();

  const { endTime: last } = await hoursOf(product, tender);
  // What is shown of the end is its whole second: it is over by the next one.
  await product.setClock(secondsBefore(last, -1));
  await runJob(product, 'auctions');
  for (const page of [host, first, second]) await page.reload();
  await expect(host.getByRole('row', { name: /^1 杭州云岫.*172,000\.00.*165,000\.00/ })).toBeVisible();
  await expect(first.getByText('最终名次')).toBeVisible();
  await expect(second.getByRole('main').getByText(names)).toHaveCount(0);
  await expect(second.getByRole('button', { name: '竞价记录' })).toBeVisible();

  await host.getByRole('link', { name: '比较报价' }).click();
  const comparison = new ComparisonPage(host);
  for (const price of ['165,000.00', '166,000.00', '176,000.00'])
    await expect(comparison.row('总价（元）')).toContainText(price);
});
