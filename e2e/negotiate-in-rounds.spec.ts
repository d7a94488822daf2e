import type { Page } from '@playwright/test';
import { verifyArchive } from '@zhaocai/model/record/verify-archive';
import { demoPassphrase } from '../apps/server/src/modules/sealing/index.ts';
import { checkedConsultation, publishConsultation } from './arrange/committee.ts';
import type { Tender } from './arrange/tender.ts';
import { downloaded } from './pages/file-preview.ts';
import { ProjectPage } from './pages/project-page.ts';
import { agree } from './pages/question.ts';
import { tenantOf } from './people/account.ts';
import { expect, timedTest as test } from './people/journey.ts';
import { standStill } from './people/stand-still.ts';

const goods = '激光投影机';

/** The leader asks everybody who goes on for a price. */
async function begin(page: Page, terms: string, isLast: boolean): Promise<void> {
  await page.getByRole('region', { name: '报价轮次' }).getByRole('button', { name: '发起报价' }).click();
  const dialog = page.getByRole('dialog');
  await standStill(page);
  await dialog.getByLabel('本轮要求').fill(terms);
  if (isLast) await dialog.getByLabel('本轮为最后报价').click();
  await dialog.getByRole('button', { name: '发起报价' }).click();
  await expect(dialog).toBeHidden();
}

/** A bidder seals his price for the round that is going on, in his browser. */
async function quote(page: Page, { projectId }: Tender, perMoney: string): Promise<void> {
  await page.goto(`/bidding/projectDetail/index/${projectId}?tenantId=${tenantOf.buyer}`);
  const rounds = page.getByRole('region', { name: '谈判（磋商）报价' });
  await rounds.getByRole('button', { name: '提交本轮报价' }).click();
  const dialog = page.getByRole('dialog');
  await standStill(page);
  await dialog.getByRole('textbox', { name: `“${goods}”的单价` }).fill(perMoney);
  await dialog.getByLabel('签名密钥口令', { exact: true }).fill(demoPassphrase);
  await dialog.getByRole('button', { name: '密封并递交' }).click();
  await expect(dialog).toBeHidden();
  await expect(rounds.getByText('已递交')).toBeVisible();
}

async function unlock(page: Page, tender: Tender): Promise<void> {
  const project = new ProjectPage(page);
  await project.open(tender.projectId);
  await project.unlock('报价轮次');
}

test('a committee negotiates in two rounds: bidders seal their prices in their browsers, two holders unlock each round, and the last prices decide', async ({
  product,
  enter,
}) => {
  const published = await publishConsultation(product, { projectNo: 'CS-1', projectName: '投影设备竞争性磋商' });
  const reviewTime = `${published.times.bidEndTime.slice(0, 10)} 14:00:00`;
  const prices = ['8600.00', '8300.00', '8800.00'] as const;
  const { tender, members } = await checkedConsultation(product, published, { prices, reviewTime });
  const leader = await enter({ tenantId: tenantOf.buyer, account: members[0] ?? '' });
  await leader.goto('/evaluation/own');
  await leader.getByRole('link', { name: '进入评审' }).click();
  await leader.getByRole('link', { name: '开始评审' }).click();
  const rounds = leader.getByRole('region', { name: '报价轮次' });
  await expect(rounds.getByRole('row')).toHaveCount(4);
  await begin(leader, '付款方式改为验收后一次付清，请重新报价', false);

  const bidders = [await enter('supplier1'), await enter('supplier2'), await enter('supplier3')];
  const [first, second, third] = bidders;
  if (!first || !second || !third) throw new Error('three take part');
  await quote(first, tender, '8500.00');
  await quote(second, tender, '8250.00');
  await quote(third, tender, '8400.00');
  await leader.reload();
  await rounds.getByRole('button', { name: '提前截止' }).click();
  await agree(leader, '提前截止');
  await expect(rounds.getByText('待开启')).toBeVisible();

  const holders = [await enter('buyer'), await enter('manager')];
  for (const page of holders) await unlock(page, tender);
  await leader.reload();
  await expect(rounds.getByText('168,000.00')).toBeVisible();
  await expect(rounds.getByText('较上次−4.55%')).toBeVisible();

  await begin(leader, '请在规定时间内提交最后报价', true);
  await quote(first, tender, '8100.00');
  await quote(second, tender, '8200.00');
  await quote(third, tender, '8150.00');
  await leader.reload();
  await rounds.getByRole('button', { name: '提前截止' }).click();
  await agree(leader, '提前截止');
  for (const page of holders) await unlock(page, tender);

  await first.reload();
  const own = first.getByRole('region', { name: '谈判（磋商）报价' });
  await expect(own).toContainText('162,000.00');
  await expect(first.getByRole('main')).not.toContainText('163,000.00');
  await expect(first.getByRole('region', { name: '开标记录' })).toContainText('不公开');

  await leader.reload();
  await rounds.getByRole('button', { name: '结束谈判（磋商）' }).click();
  await agree(leader, '结束谈判（磋商）');
  await expect(leader.getByText('评分中').first()).toBeVisible();
  await expect(leader.getByText('162,000.00').first()).toBeVisible();

  const [buyer] = holders;
  if (!buyer) throw new Error('the purchaser holds a key');
  await new ProjectPage(buyer).open(tender.projectId);
  const dossier = await downloaded(buyer, () => buyer.getByRole('button', { name: '下载归档资料' }).click());
  // Three first bids, and three of each round.
  expect(await verifyArchive(dossier)).toMatchObject({ counts: { bids: 9 }, faults: [] });
});
