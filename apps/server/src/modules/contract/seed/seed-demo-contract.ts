import { contractType, entryLifecycle, payCondition, sumYuan, yuanLess } from '@zhaocai/model';
import type { Logger } from 'pino';
import { formatInstant, parseInstant } from '../../../platform/db/index.ts';
import { castOf, demoPaper, demoTenant, ofBuyer, ofSupplier, type Platform } from '../../../platform/module/index.ts';
import { moveContract, submitContract } from '../approval/move-contract.ts';
import { listAwards } from '../draw-up/award-queries.ts';
import { drawUpContract } from '../draw-up/draw-up-contract.ts';
import { readContract } from '../list/read-contracts.ts';
import { savePaymentPlan } from '../plan/save-plan.ts';
import { countersignContract } from '../signing/countersign-contract.ts';
import { uploadContract } from '../signing/upload-contract.ts';
import { payeeAccount, performDemoContract, type ContractCast } from './perform-demo-contract.ts';

type Stage = Platform & { readonly log: Logger };

/** The demo's project with a published result, and who has won it. */
const won = `
  select p.id::text as "projectId", e.supplier_tenant_id as supplier
  from project p join entry e on e.tenant_id = p.tenant_id and e.project_id = p.id
  where p.tenant_id = $1 and p.project_no = 'DEMO-008' and p.is_deleted = 0 and p.result_time is not null
    and e.entry_status in ${entryLifecycle.sql('won')} and e.is_deleted = 0 limit 1`;

/** A contract of the demo that both sides have signed: its first term is paid, the second one waits for its approval. */
export async function seedDemoContract(platform: Stage): Promise<void> {
  const { database, clock } = platform;
  const db = database.scoped(demoTenant);
  const known = await db.query('select from contract where tenant_id = $1 limit 1', [demoTenant]);
  const [award] = await db.query<{ projectId: string; supplier: string }>(won, [demoTenant]);
  if (known.length > 0 || !award) return;
  const cast = await castOf(platform, {
    buyer: ofBuyer('buyer'),
    manager: ofBuyer('manager'),
    finance: ofBuyer('finance'),
    supplier: ofSupplier(Number(award.supplier.at(-1))),
  });
  if (!cast) return;
  const day = (days: number) => formatInstant(parseInstant(clock.now()) + days * 86_400_000).slice(0, 10);
  const { id, entryId } = await drawUp(platform, cast, { projectId: award.projectId, day });
  await sign(platform, cast, { id, entryId });
  await performDemoContract(platform, cast, id);
}

interface Drawing {
  readonly projectId: string;
  readonly day: (days: number) => string;
}

async function drawUp({ files }: Stage, { buyer }: ContractCast, { projectId, day }: Drawing) {
  const [award] = await buyer((ctx) => listAwards(ctx, { projectId }));
  if (!award) throw new Error('the demo has no award of this project');
  const { entryId, projectName, winMoney } = award;
  const drawn = {
    contractName: `${projectName}合同`,
    contractType: contractType.code.goods,
    contractMoney: winMoney,
    startDate: day(0),
    endDate: day(90),
    terms: '卖方应在合同签订后二十日内将货物送至指定地点并安装调试；质保期三年，自验收合格之日起算。',
  };
  const { id } = await buyer((ctx) => drawUpContract(files, ctx, { entryId, ...drawn }));
  const [ahead, last] = [share(winMoney, 30), share(winMoney, 5)];
  const terms = [
    { termName: '预付款', payCondition: payCondition.code.signing, planMoney: ahead, planDate: day(7) },
    {
      termName: '到货款',
      payCondition: payCondition.code.delivery,
      planMoney: yuanLess(winMoney, sumYuan([ahead, last])),
      planDate: day(30),
    },
    { termName: '验收款', payCondition: payCondition.code.acceptance, planMoney: last, planDate: day(60) },
  ];
  const account = { payeeBank: '中国工商银行杭州分行', payeeAccount };
  await buyer(async (ctx) => {
    const { version } = await readContract(ctx, { id });
    return savePaymentPlan(ctx, { id, version, ...account, terms, reason: undefined });
  });
  return { id, entryId };
}

/** So many per cent of an amount, to the yuan. */
function share(money: string, percent: number): string {
  return `${Math.round((Number(money) * percent) / 100)}.00`;
}

interface Signing {
  readonly id: string;
  readonly entryId: string;
}

async function sign({ files }: Stage, { buyer, manager, supplier }: ContractCast, { id, entryId }: Signing) {
  await buyer(async (ctx) => submitContract(ctx, { id, version: (await readContract(ctx, { id })).version }));
  await manager(async (ctx) =>
    moveContract('approve')(ctx, { id, version: (await readContract(ctx, { id })).version }),
  );
  await supplier(async (ctx) => {
    const { fileId } = await demoPaper(files, ctx, '采购合同（乙方已签）');
    return uploadContract(files, ctx, { entryId, fileId, version: 0 });
  });
  await buyer(async (ctx) => {
    const { fileId } = await demoPaper(files, ctx, '采购合同（双方已签）');
    return countersignContract(files, ctx, { entryId, fileId, version: 1 });
  });
}
