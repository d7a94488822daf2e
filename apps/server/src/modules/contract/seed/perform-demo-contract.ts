import { acceptConclusion, acceptType } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { demoPaper, type Acts, type Platform } from '../../../platform/module/index.ts';
import { readAcceptance } from '../accept/acceptance-queries.ts';
import { concludeAcceptance, moveAcceptance } from '../accept/conclude-acceptance.ts';
import { performAccept } from '../accept/draw-up-acceptance.ts';
import { handInInvoice } from '../pay/invoices.ts';
import { decidePayment, submitPayment } from '../pay/move-payment.ts';
import { payContract } from '../pay/pay-contract.ts';
import { readPayment } from '../pay/payment-queries.ts';
import { savePayment } from '../pay/save-payment.ts';
import { readPlan } from '../plan/read-plan.ts';

/** Who plays the part of the contract: the people of both sides. */
export type ContractCast = Readonly<Record<'buyer' | 'manager' | 'finance' | 'supplier', Acts>>;

export const payeeAccount = '3301040160000556701';

type Stage = Pick<Platform, 'files'>;

/** The advance is paid, the goods have come, and the second term waits for whoever approves it. */
export async function performDemoContract({ files }: Stage, cast: ContractCast, contractId: string): Promise<void> {
  const { manager, finance } = cast;
  const advance = await askFor({ files }, cast, { contractId, place: 0 });
  await manager(async (ctx) => decidePayment('approve')(ctx, { id: advance, version: await versionOf(ctx, advance) }));
  await finance(async (ctx) => {
    const { version, applyMoney } = await readPayment(ctx, { id: advance });
    const voucher = [await demoPaper(files, ctx, '电子回单')];
    const paid = { payAccount: payeeAccount, payMoney: applyMoney, payTime: ctx.now, tradeNo: 'ICBC-20260000731' };
    return payContract(files, ctx, { id: advance, version, ...paid, voucher });
  });
  await accept({ files }, cast, contractId);
  await askFor({ files }, cast, { contractId, place: 1 });
}

interface Asking {
  readonly contractId: string;
  /** Of the term in the plan. */
  readonly place: number;
}

/** The supplier's invoice, and the application for a term of the plan by it, handed in; answers its id. */
async function askFor(
  { files }: Stage,
  { buyer, supplier }: ContractCast,
  { contractId, place }: Asking,
): Promise<string> {
  const term = (await buyer((ctx) => readPlan(ctx, { contractId })))[place];
  if (!term) throw new Error('the demo plans no such term');
  const { id: termId, planMoney } = term;
  const { id: invoiceId } = await supplier(async (ctx) =>
    handInInvoice(files, ctx, {
      contractId,
      invoiceNo: `2633200000087654${place}317`.slice(0, 20),
      invoiceDate: ctx.now.slice(0, 10),
      invoiceMoney: planMoney,
      files: [await demoPaper(files, ctx, '电子发票')],
    }),
  );
  return buyer(async (ctx) => {
    const { id, version } = await savePayment(ctx, {
      termId,
      applyMoney: planMoney,
      invoiceId,
      remark: '按合同约定付款',
    });
    await submitPayment(ctx, { id, version });
    return id;
  });
}

async function versionOf(ctx: Ctx, id: string): Promise<number> {
  return (await readPayment(ctx, { id })).version;
}

/** Everything has come: the handler draws the acceptance up, another finds it in order. */
async function accept({ files }: Stage, { buyer, manager }: ContractCast, contractId: string): Promise<void> {
  const id = await buyer(async (ctx) => {
    const drawn = await performAccept(ctx, {
      contractId,
      acceptType: acceptType.code.arrival,
      acceptTime: ctx.now,
      acceptPlace: '实验中心一楼',
      members: [
        { memberName: '周明', memberRole: '采购中心 经办人' },
        { memberName: '吴芳', memberRole: '实验中心 工程师' },
        { memberName: '郑强', memberRole: '审计处 审计员' },
      ],
    });
    await moveAcceptance('submit')(ctx, { id: drawn.id, version: drawn.version });
    return drawn.id;
  });
  await manager(async (ctx) => {
    const { version, lines } = await readAcceptance(ctx, { id });
    await concludeAcceptance(files, ctx, {
      id,
      version,
      conclusion: acceptConclusion.code.passed,
      opinion: '数量、规格与合同一致，外观完好，同意到货验收',
      lines: lines.map((line) => ({ id: line.id, realQuantity: line.planQuantity })),
    });
  });
}
