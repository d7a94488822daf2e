import { confirmRecord } from '@zhaocai/model';
import { callAs } from './arrange/caller.ts';
import { damageBid, publishTender, register, submitQuotes, unlock } from './arrange/tender.ts';
import { ProjectPage } from './pages/project-page.ts';
import { tenantOf } from './people/account.ts';
import { expect, timedTest as test } from './people/journey.ts';

const phone = { viewport: { width: 390, height: 844 } };

test('an opening is led through in the hall, with a bidder who follows it on his phone', async ({ product, enter }) => {
  const tender = await publishTender(product, { manner: 5, projectNo: 'HALL-1', projectName: '大厅里的开标' });
  await register(product, tender, 'supplier1');
  await submitQuotes(product, tender, { account: 'supplier1', perMoney: '8300.00' });
  const others = [];
  for (const account of ['supplier2', 'supplier3'] as const) {
    const [entryId = ''] = await register(product, tender, account);
    await submitQuotes(product, tender, { account, perMoney: '8250.00' });
    others.push({ account, entryId });
  }
  await damageBid(product, tender, tenantOf.supplier3);

  const project = new ProjectPage(await enter('buyer'));
  await project.open(tender.projectId);
  await project.action('开标大厅').click();
  const host = project.page;
  await host.getByRole('button', { name: '开启大厅并担任主持人' }).click();
  await host.getByRole('button', { name: '开始签到' }).click();
  await host.getByRole('button', { name: '我要签到' }).click();
  await expect(host.getByText('主持人 · 大学招投标中心')).toBeVisible();

  const bidder = await enter('supplier1', phone);
  const room = `/tenderee/openingHall/room/${tender.projectId}?tenantId=100001`;
  await bidder.goto(room);
  await expect(bidder.getByRole('timer')).toBeVisible();
  await expect(bidder.getByText('开标时间未到，或您未递交投标文件')).toBeVisible();
  await expect(bidder.getByText('主持人')).toHaveCount(0);

  await product.setClock(tender.times.bidEndTime);
  await bidder.reload();
  await bidder.getByRole('button', { name: '我要签到' }).click();
  // Over the socket, without a reload of the host's page.
  await expect(host.getByText('投标人 · 杭州云岫科教仪器有限公司')).toBeVisible();
  for (const node of ['公布投标人名单', '解密准备']) await host.getByRole('button', { name: `进入“${node}”` }).click();
  // Who holds a key and hosts leaves the hall neither to unlock nor to open.
  await project.unlock('密钥持有人');
  await unlock(product, tender, 'manager');
  await host.getByRole('button', { name: '进入“开启报价”' }).click();
  await host.getByRole('button', { name: '进入“唱标”' }).click();
  await expect(host.getByText('报价尚未开启')).toBeVisible();
  await project.act('开标', '开标', '');
  await expect(host.getByText('已开标，可以比较报价')).toBeVisible();
  await expect(host.getByRole('row', { name: /苏州/ }).getByText('密封件已损坏')).toBeVisible();
  await expect(bidder.getByText('166,000.00')).toBeVisible();
  for (const node of ['唱标', '确认开标记录']) await host.getByRole('button', { name: `进入“${node}”` }).click();

  await bidder.getByRole('button', { name: '提出异议' }).click();
  const objecting = bidder.getByRole('dialog');
  await objecting.getByLabel('异议内容').fill('唱标未读出质保期，请补充');
  await objecting.getByRole('button', { name: '提出异议' }).click();
  await expect(host.getByText('唱标未读出质保期，请补充')).toBeVisible();
  await host.getByRole('button', { name: '进入“开标结束”' }).click();
  await expect(host.getByText('还有1条异议未答复')).toBeVisible();
  await host.getByRole('button', { name: '当场答复' }).click();
  const answering = host.getByRole('dialog');
  await answering.getByLabel('答复内容').fill('质保期三年，已补充宣读');
  await answering.getByRole('button', { name: '当场答复' }).click();
  await expect(bidder.getByText('质保期三年，已补充宣读')).toBeVisible();

  await bidder.getByRole('button', { name: '确认开标记录' }).click();
  await expect(host.getByRole('row', { name: /杭州云岫/ }).getByText('已确认')).toBeVisible();
  for (const { account, entryId } of others) await (await callAs(product.url, account))(confirmRecord, { entryId });
  await host.getByRole('button', { name: '进入“开标结束”' }).click();
  await expect(host.getByText(/^请先认定未能开启的报价的责任：苏州/)).toBeVisible();
  await host.getByRole('button', { name: '认定责任' }).click();
  const ruling = host.getByRole('dialog');
  await ruling.getByRole('radio', { name: '非投标人原因，视为撤回' }).check();
  await ruling.getByLabel('认定理由').fill('经核查系平台存储故障所致');
  await ruling.getByRole('button', { name: '保存' }).click();
  await expect(bidder.getByText('非投标人原因，视为撤回')).toBeVisible();
  await host.getByRole('button', { name: '进入“开标结束”' }).click();
  await host.getByRole('button', { name: '结束开标' }).click();
  await expect(bidder.getByText('已结束')).toBeVisible();
});
