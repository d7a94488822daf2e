import { publishTender, type Tender } from './arrange/tender.ts';
import { agree } from './pages/question.ts';
import { expect, timedTest as test } from './people/journey.ts';
import type { Product } from './product/product.ts';

const plan = {
  manner: 5,
  projectNo: 'SOLD-2',
  projectName: '付款两次的投影机',
  saleMoney: '300.00',
} as const;

test('an order that the channel says was paid twice is posted once, and finance says what became of the second payment', async ({
  product,
  enter,
}) => {
  const tender = await publishTender(product, plan);
  const supplier = await enter('supplier1');
  await supplier.goto(`/bidding/projectDetail/index/${tender.projectId}?tenantId=100001`);
  await supplier.getByRole('button', { name: '购买采购文件' }).click();
  await supplier.getByRole('radio', { name: /微信支付/ }).check();
  await supplier.getByRole('button', { name: '前往支付' }).click();
  await expect(supplier.getByRole('main')).toContainText('不收取真实资金');
  await supplier.getByRole('radio', { name: '付款两次', exact: true }).check();
  await supplier.getByRole('button', { name: /^付\s?款$/ }).click();
  await expect(supplier.getByText('支付成功').first()).toBeVisible({ timeout: 30_000 });

  const finance = await enter('finance');
  const record = finance.getByRole('row').filter({ hasText: '重复支付' });
  await expect.poll(() => toHandle(product, tender), { timeout: 60_000 }).toBe(1);
  await finance.goto('/payManage/payRecord');
  await expect(record).toContainText('待处理');
  await expect(record).toContainText('300.00');
  await record.getByRole('button', { name: '处理', exact: true }).click();
  await agree(finance, '处理', '已在商户平台原路退回300.00元，流水号R20260105');
  await expect(record).toContainText('已处理');
  await expect(record).toContainText('R20260105');

  const rows = await product.asSuperuser(
    `select count(*)::int as n from ledger_posting p join pay_order o on o.tenant_id = p.tenant_id and o.id::text = p.cause_id
     where o.project_id = $1`,
    [tender.projectId],
  );
  expect(rows).toEqual([{ n: 1 }]);
  await finance.goto('/payManage/ledger');
  await finance.getByRole('button', { name: '立即核对' }).click();
  await expect(finance.getByText(/核对一致/)).toBeVisible();
  await supplier.goto('/payManage/order');
  await expect(supplier.getByRole('row').filter({ hasText: plan.projectName })).toContainText('已支付');
});

/** How many payments the channel has told of that pay no order of the project. */
async function toHandle(product: Product, { projectId }: Tender): Promise<number> {
  const rows = await product.asSuperuser('select from pay_record where project_id = $1 and verdict = 4', [projectId]);
  return rows.length;
}
