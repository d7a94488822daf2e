import {
  addDays,
  awards,
  contractById,
  contractMoves,
  countersignContract,
  drawUpContract,
  uploadContract,
  type Award,
  type PurchaseContractDetail,
} from '@zhaocai/model';
import type { Page } from '@playwright/test';
import { callAs } from './arrange/caller.ts';
import { sendFile } from './arrange/files.ts';
import { runJob } from './arrange/jobs.ts';
import { openThreeQuotes, publishResult, publishTender } from './arrange/tender.ts';
import { documents } from './fixtures/documents.ts';
import { agree } from './pages/question.ts';
import { expect, timedTest as test } from './people/journey.ts';
import { standStill } from './people/stand-still.ts';
import type { Product } from './product/product.ts';

const plan = { manner: 5, projectNo: 'PAY-1', projectName: '付合同款的投影机' } as const;
const account = '6222020200112233445';
const price = '163010.00';
const [ahead, accepted, retention] = ['48903.00', '105956.50', '8150.50'];

test('a contract is accepted by others in two stages, paid three times by three people as it was invoiced, and its retention last', async ({
  product,
  enter,
}) => {
  const { id, entryId, warrantyEnd } = await drawnUp(product);
  const [buyer, manager, finance] = [await enter('buyer'), await enter('manager'), await enter('finance')];
  await planPayments(buyer, { id, warrantyEnd });
  await sign(product, { id, entryId });
  await invoice(await enter('supplier2'), id, (await product.now()).slice(0, 10));
  const payers = { buyer, manager, finance, product };
  await payTerm(payers, { id, term: '预付款', most: ahead });

  await accept(buyer, manager, { id, at: await product.now(), found: '1' });
  await accept(buyer, manager, { id, at: await product.now() });
  await expect(manager.getByRole('main')).toContainText('合格');
  await payTerm(payers, { id, term: '验收款', most: accepted });

  await buyer.goto(contractAt(id));
  const retained = section(buyer, '付款计划').getByRole('row').filter({ hasText: '质保金' });
  await expect(retained).toContainText('未到期');
  await expect(retained.getByRole('button', { name: '申请付款' })).toHaveCount(0);
  await product.setClock(`${warrantyEnd} 00:10:00`);
  await runJob(product, 'nightly');
  await payTerm(payers, { id, term: '质保金', most: retention });

  await finance.goto('/payManage/ledger');
  await finance.getByRole('button', { name: '立即核对' }).click();
  await expect(finance.getByText(/核对一致/)).toBeVisible();
  await buyer.goto(contractAt(id));
  await expect(buyer.getByRole('main')).toContainText('已完成');
  await expect(section(buyer, '履约情况')).toContainText('已付清');
});

const contractAt = (id: string) => `/tenderee/contractManager/contractDetails?id=${id}`;
const section = (page: Page, name: string) => page.getByRole('region', { name });

interface Drawn {
  readonly id: string;
  readonly entryId: string;
  readonly warrantyEnd: string;
}

async function drawnUp(product: Product): Promise<Drawn> {
  const tender = await publishTender(product, plan);
  await openThreeQuotes(product, tender);
  await publishResult(product, tender);
  const call = await callAs(product.url, 'buyer');
  const found: readonly Award[] = await call(awards, { projectId: tender.projectId });
  const [award] = found;
  if (!award) throw new Error('nobody has won');
  const today = (await product.now()).slice(0, 10);
  const warrantyEnd = addDays(today, 30);
  const { id } = await call(drawUpContract, {
    entryId: award.entryId,
    contractName: `${plan.projectName}采购合同`,
    contractType: 1,
    contractMoney: award.winMoney,
    startDate: today,
    endDate: addDays(today, 10),
    warrantyMoney: retention,
    warrantyEnd,
  });
  expect(award.winMoney).toBe(price);
  return { id, entryId: award.entryId, warrantyEnd };
}

/** Ahead, with the acceptance, and what is kept back until the warranty ends: the plan says so, and comes to the price. */
async function planPayments(buyer: Page, { id, warrantyEnd }: Pick<Drawn, 'id' | 'warrantyEnd'>): Promise<void> {
  await buyer.goto(contractAt(id));
  await buyer.getByRole('button', { name: '编制付款计划' }).click();
  await buyer.getByLabel('收款开户行').fill('中国工商银行星城支行');
  await buyer.getByLabel('收款账号').fill(account);
  const terms = [
    ['预付款', '合同签订', addDays(warrantyEnd, -20), ahead],
    ['验收款', '验收合格', addDays(warrantyEnd, -10), accepted],
    ['质保金', '质保期满', addDays(warrantyEnd, 7), '8150.49'],
  ] as const;
  for (const [index, [name, condition, day, money]] of terms.entries()) {
    if (index > 0) await buyer.getByRole('button', { name: '添加一行' }).click();
    await buyer.getByLabel(`款项名称 ${index + 1}`).fill(name);
    await buyer.getByLabel(`付款条件 ${index + 1}`).selectOption({ label: condition });
    await buyer.getByLabel(`计划付款日期 ${index + 1}`).fill(day);
    await buyer.getByLabel(`计划金额 ${index + 1}`).fill(money);
  }
  await buyer.getByRole('button', { name: '保存付款计划' }).click();
  await expect(buyer.getByText(/^付款计划合计应等于合同金额/).first()).toBeVisible();
  await buyer.getByLabel('计划金额 3').fill(retention);
  await buyer.getByRole('button', { name: '保存付款计划' }).click();
  await expect(buyer).toHaveURL(/contractDetails/);
  await expect(section(buyer, '付款计划')).toContainText('未到期');
}

/** The supplier hands in his invoice over the whole price. */
async function invoice(supplier: Page, id: string, day: string): Promise<void> {
  await supplier.goto(contractAt(id));
  await supplier.getByRole('button', { name: '提交发票' }).click();
  const dialog = supplier.getByRole('dialog');
  await standStill(supplier);
  await dialog.getByLabel('发票号码').fill('26332000000012345678');
  await dialog.getByLabel('开票日期').fill(day);
  await dialog.getByLabel('开票日期').press('Enter');
  await dialog.getByLabel('价税合计').fill(price);
  await dialog.locator('input[type=file]').setInputFiles(documents.pdf);
  await expect(dialog.getByRole('listitem').filter({ hasText: documents.pdf.name })).toBeVisible();
  await expect(supplier.getByText(/正在上传/)).toHaveCount(0);
  await dialog.getByRole('button', { name: '提交发票' }).click();
  await expect(section(supplier, '合同发票')).toContainText('26332000000012345678');
}

interface Payers {
  readonly buyer: Page;
  readonly manager: Page;
  readonly finance: Page;
  readonly product: Product;
}

/** One applies for a payment of the plan, one approves it, and one notes the transfer: to the account of the contract alone. */
async function payTerm(
  { buyer, manager, finance, product }: Payers,
  { id, term, most }: { readonly id: string; readonly term: string; readonly most: string },
): Promise<void> {
  await buyer.goto(contractAt(id));
  const row = section(buyer, '付款计划').getByRole('row').filter({ hasText: term });
  await row.getByRole('button', { name: '申请付款' }).click();
  await expect(buyer.getByRole('main')).toContainText(`本次最多可付 ${most} 元`);
  await buyer.getByRole('button', { name: '保存草稿' }).click();
  await buyer.getByRole('button', { name: '提交审批' }).click();
  await agree(buyer, '提交审批');
  await expect(buyer.getByRole('main')).toContainText('审批中');
  const address = buyer.url();

  await manager.goto(address);
  await manager.getByRole('button', { name: '审批通过' }).click();
  await agree(manager, '审批通过');
  await expect(manager.getByRole('main')).toContainText('待付款');

  await finance.goto(address);
  await pay(finance, { to: '6222020200112233446', at: await product.now(), tradeNo: `ICBC-${term}` });
  await expect(finance.getByText(/^只能付至合同约定的收款账户/).first()).toBeVisible();
  await finance.getByRole('dialog').getByLabel('实际收款账号').fill(account);
  await finance.getByRole('dialog').getByRole('button', { name: '登记付款' }).click();
  await expect(finance.getByRole('main')).toContainText('已支付');
}

/** What is judged in `conclude-a-contract`: approved, and signed by both. */
async function sign(product: Product, { id, entryId }: Pick<Drawn, 'id' | 'entryId'>): Promise<void> {
  const call = {
    buyer: await callAs(product.url, 'buyer'),
    manager: await callAs(product.url, 'manager'),
    supplier: await callAs(product.url, 'supplier2'),
  };
  const read = async (): Promise<PurchaseContractDetail> => call.buyer(contractById, { id });
  await call.buyer(contractMoves.submit, { id, version: (await read()).version });
  await call.manager(contractMoves.approve, { id, version: (await read()).version });
  const own = await sendFile(product.url, 'supplier2', documents.pdf);
  await call.supplier(uploadContract, { entryId, fileId: own, version: 0 });
  const both = await sendFile(product.url, 'buyer', documents.pdf);
  await call.buyer(countersignContract, { entryId, fileId: both, version: 1 });
}

interface Accepting {
  readonly id: string;
  readonly at: string;
  /** How much is missing of what was to come; all of it was found without. */
  readonly found?: string;
}

/** The handler draws an acceptance up, and another says what was found. */
async function accept(buyer: Page, manager: Page, { id, at, found }: Accepting): Promise<void> {
  await buyer.goto(contractAt(id));
  await buyer.getByRole('button', { name: '起草验收' }).click();
  await standStill(buyer);
  await buyer.getByLabel('验收类型').click();
  await buyer.getByTitle('分期验收').click();
  await buyer.getByLabel('验收时间').fill(at.slice(0, 16));
  await buyer.getByLabel('验收时间').press('Enter');
  for (const [index, name] of ['周明', '吴芳', '郑强'].entries()) {
    await buyer.getByLabel(`姓名 ${index + 1}`).fill(name);
    await buyer.getByLabel(`单位及职务 ${index + 1}`).fill('资产管理处');
  }
  await buyer.getByRole('button', { name: '保存草稿' }).click();
  await expect(buyer).toHaveURL(/checkDetails\?id=\d+/);
  await buyer.getByRole('button', { name: '提交验收' }).click();
  await agree(buyer, '提交验收');
  await expect(buyer.getByRole('button', { name: '出具验收结论' })).toHaveCount(0);

  await manager.goto(buyer.url());
  await manager.getByRole('button', { name: '出具验收结论' }).click();
  const dialog = manager.getByRole('dialog');
  await standStill(manager);
  if (found) await dialog.getByLabel(/实收合格数量/).fill(found);
  await dialog.getByLabel('验收结论').click();
  await manager.getByTitle('合格', { exact: true }).click();
  await dialog.getByLabel('验收意见').fill('数量和规格与合同一致，同意验收');
  await dialog.getByRole('button', { name: '出具验收结论' }).click();
  await expect(dialog).toBeHidden();
}

/** Finance notes by which transfer it was paid. */
async function pay(
  finance: Page,
  { to, at, tradeNo }: Readonly<Record<'to' | 'at' | 'tradeNo', string>>,
): Promise<void> {
  await finance.getByRole('button', { name: '登记付款' }).click();
  const dialog = finance.getByRole('dialog');
  await standStill(finance);
  await dialog.getByLabel('实际收款账号').fill(to);
  await dialog.getByLabel('付款时间').fill(at.slice(0, 16));
  await dialog.getByLabel('付款时间').press('Enter');
  await dialog.getByLabel('银行流水号').fill(tradeNo);
  await dialog.locator('input[type=file]').setInputFiles(documents.pdf);
  await expect(dialog.getByRole('listitem').filter({ hasText: documents.pdf.name })).toBeVisible();
  await expect(finance.getByText(/正在上传/)).toHaveCount(0);
  await dialog.getByRole('button', { name: '登记付款' }).click();
}
