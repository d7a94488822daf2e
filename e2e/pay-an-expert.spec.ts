import {
  committeeMoves,
  committeesOfProject,
  ownEvaluations,
  saveCommittee,
  saveOwnRecord,
  signInToEvaluation,
} from '@zhaocai/model';
import type { Page } from '@playwright/test';
import { callAs } from './arrange/caller.ts';
import { acceptedDraw } from './arrange/experts.ts';
import { openThreeQuotes, publishResult, publishTender } from './arrange/tender.ts';
import { agree } from './pages/question.ts';
import { tenantOf, type Account } from './people/account.ts';
import { expect, timedTest as test } from './people/journey.ts';
import { standStill } from './people/stand-still.ts';
import type { Product } from './product/product.ts';

const plan = { manner: 10, projectNo: 'FEE-1', projectName: '付专家费的比选' } as const;
const hoursAfter = (time: string, hours: number) =>
  new Date(Date.parse(`${time.replace(' ', 'T')}Z`) + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

test('an expert who signed in is paid into his wallet by three people, less the tax, and withdraws it to his account', async ({
  product,
  enter,
}) => {
  const { projectId, account } = await evaluated(product);

  const buyer = await enter('buyer');
  await buyer.goto(`/payManage/expertFee?of=${projectId}`);
  await buyer.getByRole('button', { name: '申请费用' }).first().click();
  const asked = buyer.getByRole('dialog');
  await standStill(buyer);
  await asked.getByLabel(/应付金额/).fill('1500');
  await asked.getByRole('button', { name: '申请费用' }).click();
  await expect(asked).toBeHidden();
  const line = buyer.getByRole('row').filter({ hasText: '审批中' });
  await expect(line).toContainText('1,360.00');
  await line.getByRole('link').first().click();
  await expect(buyer).toHaveURL(/expertFee\?id=\d+/);
  const address = buyer.url();

  const manager = await enter('manager');
  await manager.goto(address);
  await manager.getByRole('button', { name: '审批通过' }).click();
  await agree(manager, '审批通过');
  await expect(manager.getByRole('main')).toContainText('待付款');

  const finance = await enter('finance');
  await finance.goto(address);
  await payIntoWallet(finance, await product.now());
  await expect(finance.getByRole('main')).toContainText('已支付');

  const expert = await enter({ tenantId: tenantOf.buyer, account });
  await expert.goto('/payManage/wallet');
  await expect(expert.getByRole('region', { name: '余额' })).toContainText('1,360.00');
  await expect(expert.getByRole('region', { name: '我的专家费' })).toContainText('140.00');
  await expert.getByRole('button', { name: '申请提现' }).click();
  await standStill(expert);
  await expert.getByRole('dialog').getByRole('button', { name: '申请提现' }).click();
  await expect(expert.getByRole('region', { name: '提现记录' })).toContainText('待审核');

  await finance.goto('/payManage/payout');
  await act(finance, '审核通过');
  await agree(finance, '审核通过');
  await expect(finance.getByRole('main')).toContainText('待付款');
  await manager.goto('/payManage/payout');
  await act(manager, '登记付款');
  await notePayment(manager, await product.now());
  await expect(manager.getByRole('main')).toContainText('已支付');

  await expert.reload();
  await expect(expert.getByRole('region', { name: '提现记录' })).toContainText('已支付');
  await finance.goto('/payManage/ledger');
  await finance.getByRole('button', { name: '立即核对' }).click();
  await expect(finance.getByText(/核对一致/)).toBeVisible();
});

/** What may be done to the one row of a list. */
const act = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

async function payIntoWallet(finance: Page, at: string): Promise<void> {
  await finance.getByRole('button', { name: '登记付款' }).click();
  const dialog = finance.getByRole('dialog');
  await standStill(finance);
  await dialog.getByLabel('支付方式').click();
  await finance.getByTitle('存入钱包').click();
  await dialog.getByLabel('付款时间').fill(at.slice(0, 16));
  await dialog.getByLabel('付款时间').press('Enter');
  await dialog.getByRole('button', { name: '登记付款' }).click();
  await expect(dialog).toBeHidden();
}

async function notePayment(page: Page, at: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await standStill(page);
  await dialog.getByLabel('银行流水号').fill('ICBC-TX-1');
  await dialog.getByLabel('付款时间').fill(at.slice(0, 16));
  await dialog.getByLabel('付款时间').press('Enter');
  await dialog.getByRole('button', { name: '登记付款' }).click();
  await expect(dialog).toBeHidden();
}

/** What is judged in `evaluate-a-tender`: experts who were drawn and have signed in, and a published result. */
async function evaluated(product: Product): Promise<{ projectId: string; account: string }> {
  const tender = await publishTender(product, plan);
  const { projectId } = tender;
  await openThreeQuotes(product, tender);
  const reviewTime = hoursAfter(tender.times.bidEndTime, 3);
  // The first to sign in stands first among the fees.
  const signing = (await acceptedDraw(product, tender, reviewTime)).toSorted();
  const buyer = await callAs(product.url, 'buyer');
  await buyer(saveCommittee, { projectId, groupName: '比选小组', recordIds: 'all', isComplex: false });
  const [group] = await buyer(committeesOfProject, { projectId });
  if (!group) throw new Error('no committee');
  await buyer(committeeMoves.confirm, { id: group.id, version: group.version });
  await product.setClock(reviewTime);
  for (const account of signing) {
    // An account of the unit that the demo's list of accounts need not know.
    const call = await callAs(product.url, account as Account, tenantOf.buyer);
    const [seat] = await call(ownEvaluations, {});
    await call(signInToEvaluation, { id: seat?.id ?? '', hasNoConflict: true });
    await call(saveOwnRecord, { kind: 'bank', bankName: '中国银行杭州支行', cardNo: '4111111111111111' });
  }
  await publishResult(product, tender);
  const [account] = signing;
  if (!account) throw new Error('nobody was drawn');
  return { projectId, account };
}
