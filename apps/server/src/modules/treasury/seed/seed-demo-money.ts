import { costIn, costInType, costPayWay, feeFund, walletAccount } from '@zhaocai/model';
import type { Logger } from 'pino';
import { saveRow } from '../../../platform/crud/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { castOf, demoTenant, ofBuyer, ofSupplier, type Acts, type Platform } from '../../../platform/module/index.ts';
import { applyProjectIn, gatherProjectIn } from '../cost-in/save-cost-in.ts';
import { applyForFee } from '../cost-out/apply-fee.ts';
import { listFees, readCostOut } from '../cost-out/cost-out-queries.ts';
import { moveCostOut, payCostOut } from '../cost-out/move-cost-out.ts';
import { applyForPayout } from '../wallet/apply-payout.ts';
import { walletAccountHooks } from '../wallet/wallet-accounts.ts';

type Stage = Platform & { readonly log: Logger };
type Cast = Readonly<Record<'buyer' | 'manager' | 'finance', Acts>>;

/** The demo's evaluated project with a published result. */
const decided = `
  select id::text from project
  where tenant_id = $1 and project_no = 'DEMO-010' and is_deleted = 0 and result_time is not null`;

/** Of a project that is decided: what was collected for its experts, their fees, and a payout that waits for its approval. */
export async function seedDemoMoney(platform: Stage): Promise<void> {
  const db = platform.database.scoped(demoTenant);
  const known = await db.query('select from cost_in where tenant_id = $1 limit 1', [demoTenant]);
  const [project] = await db.query<{ id: string }>(decided, [demoTenant]);
  const cast = await castOf(platform, {
    buyer: ofBuyer('buyer'),
    manager: ofBuyer('manager'),
    finance: ofBuyer('finance'),
    expert3: ofBuyer('expert3'),
    supplier: ofSupplier(2),
  });
  if (known.length > 0 || !project || !cast) return;
  await collect(cast, project.id);
  await payFees(cast, project.id);
  await cast.expert3((ctx) => applyForPayout(ctx, { money: '600' }));
  await cast.supplier((ctx) => saveRow(ctx, walletAccount, { input: account, hooks: walletAccountHooks }));
}

/** Where a supplier is paid to. */
const account = { bankName: '中国银行南京鼓楼支行', accountNo: '4761850100024577', isDefault: true };

/** The agency has handed over what the experts are paid of, and a document fee that finance has not found yet. */
async function collect({ buyer, finance }: Cast, projectId: string): Promise<void> {
  const { expertFund, documentFee } = costInType.code;
  const payerName = '浙江滨江招标代理有限公司';
  const fund = await buyer((ctx) =>
    applyProjectIn(ctx, { projectId, inType: expertFund, money: '3000', payerName, payTime: ctx.now }),
  );
  await finance(async (ctx) => {
    const { version } = await findRow(ctx, costIn, { id: fund.id });
    return gatherProjectIn(ctx, { id: fund.id, version, agree: true, reason: undefined });
  });
  await buyer((ctx) =>
    applyProjectIn(ctx, { projectId, inType: documentFee, money: '400', payerName, payTime: ctx.now }),
  );
}

/** The first expert's fee is paid into his wallet, the other ones wait for their approval. */
async function payFees({ buyer, manager, finance }: Cast, projectId: string): Promise<void> {
  const { experts } = await buyer((ctx) => listFees(ctx, { projectId }));
  const ids: string[] = [];
  for (const { expertId } of experts)
    ids.push(
      (
        await buyer((ctx) =>
          applyForFee(ctx, { projectId, expertId, hours: '4', money: '1200', feeFund: feeFund.code.collected }),
        )
      ).id,
    );
  const [id] = ids;
  if (id === undefined) return;
  await manager(async (ctx) => moveCostOut('approve')(ctx, { id, version: (await readCostOut(ctx, { id })).version }));
  await finance(async (ctx) => {
    const { version } = await readCostOut(ctx, { id });
    return payCostOut(ctx, { id, version, payWay: costPayWay.code.wallet, payTime: ctx.now });
  });
}
