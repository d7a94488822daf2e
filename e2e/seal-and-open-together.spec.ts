import { demoPassphrase } from '../apps/server/src/modules/sealing/index.ts';
import { tracesIn } from '../apps/server/test/guessing/traces.ts';
import { publishTender, quote, register, unlock } from './arrange/tender.ts';
import { ComparisonPage } from './pages/comparison-page.ts';
import { ProjectPage } from './pages/project-page.ts';
import { QuotePage } from './pages/quote-page.ts';
import { expect, timedTest as test } from './people/journey.ts';

const goods = '激光投影机';

test('a quote is sealed in the bidder’s browser, and two of three holders open it in theirs', async ({
  product,
  enter,
}) => {
  const tender = await publishTender(product, { manner: 10, projectNo: 'HOLD-1', projectName: '多人共同开标' });
  await quote(product, tender, { account: 'supplier2', perMoney: '8300.00' });
  await quote(product, tender, { account: 'supplier3', perMoney: '8400.00' });
  const [entryId = ''] = await register(product, tender, 'supplier1');

  const page = new QuotePage(await enter('supplier1'));
  await page.open(tender.projectId, entryId);
  await page.fill(goods, { perMoney: '8250.50', matchExplain: '完全响应' });
  await page.choose('技术方案.txt', '独家工艺');
  const sent: string[] = [];
  page.page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.seal('口令不对-2026');
  await expect(page.question.getByText('口令不正确')).toBeVisible();
  await page.typePassphrase(demoPassphrase);
  await expect(page.receipts).toHaveCount(1);
  expect(sent.flatMap((body) => tracesIn(body, ['8250', '独家工艺', '技术方案', demoPassphrase]))).toEqual([]);
  // The server cannot show it: what stands here is the copy of this browser, from which it is changed.
  await page.page.reload();
  await expect(page.page.getByText('以下内容来自本浏览器保存的副本')).toBeVisible();
  await expect(page.page.getByText('技术方案.txt')).toBeVisible();
  await page.page.getByRole('button', { name: '修改报价' }).click();
  await page.price(goods).fill('8150.00');
  await page.page.getByRole('button', { name: '递交修改' }).click();
  await page.typePassphrase(demoPassphrase, '递交修改');
  await expect(page.receipts).toHaveCount(2);

  const project = new ProjectPage(await enter('buyer'));
  await project.open(tender.projectId);
  await expect(project.section('开标解锁')).toHaveCount(0);
  await product.setClock(tender.times.bidEndTime);
  await project.page.reload();
  const unlocking = project.section('开标解锁');
  await expect(unlocking.getByText('共3份密封报价，已解锁0人，须2人')).toBeVisible();
  await project.act('开标', '开标', '');
  await expect(project.page.getByText(/^开标须2名密钥持有人解锁，目前0名/)).toBeVisible();
  await project.unlock();
  await expect(unlocking.getByText('共3份密封报价，已解锁1人，须2人')).toBeVisible();
  await unlock(product, tender, 'manager');
  await expect(unlocking.getByText('已达到解锁人数，可以开标')).toBeVisible();
  await project.act('开标', '开标', '');
  await expect(project.page.getByText('已开标，可以比较报价')).toBeVisible();
  await project.action('比较报价').click();
  const table = new ComparisonPage(project.page);
  await expect(table.page.getByText('163,000.00').first()).toBeVisible();
  await expect(table.page.getByText('技术方案.txt').first()).toBeVisible();
});
