import { demoPassphrase } from '../apps/server/src/modules/sealing/index.ts';
import { publishTender, register } from './arrange/tender.ts';
import { agree } from './pages/question.ts';
import { QuotePage } from './pages/quote-page.ts';
import { expect, timedTest as test } from './people/journey.ts';
import { standStill } from './people/stand-still.ts';

const goods = '激光投影机';

test('a quote that comes with the deadline is late: refused, nothing stored, what was typed stays', async ({
  product,
  enter,
}) => {
  const tender = await publishTender(product, { manner: 10, projectNo: 'LATE-1', projectName: '迟到的报价' });
  const [entryId = ''] = await register(product, tender, 'supplier1');
  const page = new QuotePage(await enter('supplier1', { timezoneId: 'America/New_York' }));
  await page.open(tender.projectId, entryId);
  await page.fill(goods, { perMoney: '8200' });
  await page.submitButton.click();
  await expect(page.question).toBeVisible();
  await standStill(page.page);
  await product.setClock(tender.times.bidEndTime);
  await page.typePassphrase();
  await expect(page.page.getByText('已过投标截止时间，拒收')).toBeVisible();

  await page.page.reload();
  await expect(page.page.getByRole('alert').filter({ hasText: '报价已截止' })).toBeVisible();
  await expect(page.submitButton).toBeHidden();
  await expect(page.receipts).toHaveCount(0);
  expect(await product.asSuperuser('select 1 from quote where entry_id = $1', [entryId])).toEqual([]);
});

test('a price that cannot be is named beside its line and never sent', async ({ product, enter }) => {
  const tender = await publishTender(product, { manner: 10, projectNo: 'PRICE-1', projectName: '填错的单价' });
  const [entryId = ''] = await register(product, tender, 'supplier2');
  const page = new QuotePage(await enter('supplier2'));
  const sent: string[] = [];
  page.page.on('request', (request) => {
    if (request.url().includes('/seal/bid/')) sent.push(request.url());
  });
  await page.open(tender.projectId, entryId);
  const faults = [
    ['', '请填写“激光投影机”的单价'],
    ['-5', '“激光投影机”的单价必须大于0'],
    ['8200.555', '“激光投影机”的单价最多两位小数'],
    ['9500', '报价超过最高限价180,000.00元'],
  ] as const;
  for (const [price, sentence] of faults) {
    await page.price(goods).fill(price);
    await page.submitButton.click();
    await expect(page.page.getByText(sentence).first()).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('two clicks are one quote; it is changed, withdrawn and handed in again, with a receipt each time', async ({
  product,
  enter,
}) => {
  const tender = await publishTender(product, { manner: 10, projectNo: 'SEAL-1', projectName: '密封的报价' });
  const [entryId = ''] = await register(product, tender, 'supplier3');
  const page = new QuotePage(await enter('supplier3'));
  await page.open(tender.projectId, entryId);
  await page.fill(goods, { perMoney: '8200.50', matchExplain: '完全响应' });
  await page.submitButton.click();
  await expect(page.question).toBeVisible();
  await standStill(page.page);
  await page.question.getByLabel('签名密钥口令', { exact: true }).fill(demoPassphrase);
  await page.question.getByRole('button', { name: '密封并递交' }).dblclick();
  await expect(page.receipts).toHaveCount(1);
  await expect(page.page.getByText('164,010.00').first()).toBeVisible();

  await page.page.getByRole('button', { name: '修改报价' }).click();
  await page.price(goods).fill('8100');
  await page.page.getByRole('button', { name: '递交修改' }).click();
  await page.typePassphrase(demoPassphrase, '递交修改');
  await expect(page.receipts).toHaveCount(2);

  await page.page.getByRole('button', { name: '撤回报价' }).click();
  await agree(page.page, '撤回报价');
  await expect(page.receipts).toHaveCount(3);
  await page.submit();
  await expect(page.receipts).toHaveCount(4);
  expect(await product.asSuperuser('select 1 from quote where entry_id = $1', [entryId])).toHaveLength(4);
});
