import { addDays, bulletinText, confirmProject, projectDetail, saveBulletin, upDownBulletin } from '@zhaocai/model';
import type { Page } from '@playwright/test';
import { callAs } from './arrange/caller.ts';
import { handInLowest, openThreeQuotes, publishTender, type Tender } from './arrange/tender.ts';
import { documents } from './fixtures/documents.ts';
import { agree } from './pages/question.ts';
import type { Product } from './product/product.ts';
import { expect, timedTest as test } from './people/journey.ts';
import { standStill } from './people/stand-still.ts';

const plan = { manner: 5, lawRegime: 1, projectNo: 'ZYTS-1', projectName: '候选人被质疑的询价' } as const;

test('an objection to the candidates keeps the result back until it is answered; one after the publicity is refused', async ({
  product,
  enter,
}) => {
  const tender = await publishTender(product, plan);
  await openThreeQuotes(product, tender);
  await publicise(product, tender);

  const objector = await enter('supplier1');
  await choose(objector, tender);
  const line = objector.getByRole('row').filter({ hasText: '质疑（异议）' }).filter({ hasText: '采购结果' });
  await line.getByRole('button', { name: '提出' }).click();
  await writeLetter(objector, await product.now());
  await expect(objector.getByText('已提交，办理结果会通知您')).toBeVisible();

  const end = `${addDays((await product.now()).slice(0, 10), 7)} 10:00:00`;
  await product.setClock(end);
  const late = await enter('supplier3');
  await choose(late, tender);
  const over = late.getByRole('row').filter({ hasText: '质疑（异议）' }).filter({ hasText: '采购结果' });
  await expect(over).toContainText('已截止');
  await expect(over.getByRole('button', { name: '提出' })).toHaveCount(0);

  await expect(confirmResult(product, tender)).rejects.toThrow('有1件质疑、异议或投诉');

  const buyer = await enter('buyer');
  await buyer.goto(`/objection/index?projectId=${tender.projectId}`);
  await buyer
    .getByText(/^ZY\d+/)
    .first()
    .click();
  await expect(buyer.getByRole('main')).toContainText('杭州云岫科教仪器有限公司');
  await buyer.getByRole('button', { name: '答复', exact: true }).click();
  const answering = buyer.getByRole('dialog');
  await standStill(buyer);
  await answering.getByLabel('答复内容').fill('经复核，中标候选人的资格和报价均符合采购文件要求，异议不成立。');
  await answering.getByRole('button', { name: '答复', exact: true }).click();
  await expect(answering).toBeHidden();
  await expect(buyer.getByRole('main')).toContainText('已答复待确认');

  await confirmResult(product, tender);
  await publishNotice(product, tender, 2);

  await objector.goto('/messageCenter/index');
  await expect(objector.getByRole('main')).toContainText('质疑已答复');
  await objector.goto('/objection/index');
  await objector
    .getByText(/^ZY\d+/)
    .first()
    .click();
  await objector.getByRole('button', { name: '认可答复' }).click();
  await agree(objector, '认可答复');
  await expect(objector.getByRole('main')).toContainText('已办结');
});

/** From the project's page to what may be raised about it. */
async function choose(page: Page, { projectId }: Tender): Promise<void> {
  await page.goto(`/bidding/projectDetail/index/${projectId}?tenantId=100001`);
  await page.getByRole('button', { name: '提出质疑投诉' }).click();
  await expect(page.getByRole('main')).toContainText('请选择要提出的事项');
}

async function writeLetter(page: Page, now: string): Promise<void> {
  await standStill(page);
  await page.getByPlaceholder('请输入事实与理由').fill('中标候选人不具备采购文件要求的资格条件');
  await page.getByPlaceholder('请输入请求事项').fill('取消其中标候选人资格');
  await page.getByPlaceholder('请输入法律依据').fill('招标投标法实施条例第五十四条');
  await page.getByLabel('知道受损害的时间').fill(now.slice(0, 16));
  await page.getByLabel('知道受损害的时间').press('Enter');
  for (const input of await page.locator('input[type=file]').all()) await input.setInputFiles(documents.pdf);
  await expect(page.getByRole('listitem').filter({ hasText: documents.pdf.name })).toHaveCount(2);
  await expect(page.getByText(/正在上传/)).toHaveCount(0);
  await page.getByRole('button', { name: '提出', exact: true }).click();
}

/** The lowest is selected and handed in, and stands before the public. */
async function publicise(product: Product, tender: Tender): Promise<void> {
  await handInLowest(product, tender);
  await publishNotice(product, tender, 5);
}

async function publishNotice({ url }: Product, { projectId }: Tender, bulletinType: number): Promise<void> {
  const asBuyer = await callAs(url, 'buyer');
  const text = await asBuyer(bulletinText, { projectId, bulletinType });
  const notice = await asBuyer(saveBulletin, { projectId, bulletinType, ...text });
  await asBuyer(upDownBulletin, { ...notice, upDown: 1 });
}

async function confirmResult({ url }: Product, { projectId: id }: Tender): Promise<void> {
  const asManager = await callAs(url, 'manager');
  const { version } = await asManager(projectDetail, { id });
  await asManager(confirmProject, { id, version, agree: true });
}
