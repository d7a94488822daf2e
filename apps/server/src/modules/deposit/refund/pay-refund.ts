import {
  deposit,
  depositLifecycle,
  isPaper,
  refundInterest,
  sumYuan,
  type EndpointInput,
  type payRefund as endpoint,
  type Saved,
} from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandOthersWork, demandState, transition } from '../../../platform/lifecycle/index.ts';
import { isTaken } from '../../../platform/rows/index.ts';
import { ledgerStream, post } from '../../ledger/index.ts';
import { heldMoney, holdDeposit, postingOf, type DepositRow } from '../finance/hold-deposit.ts';
import { interestArticle, ratesOf } from '../rules/interest-article.ts';
import { interestRules, type ProjectLaw } from '../rules/refund-period.ts';

/** What is paid back: the deposit and what comes with it, in yuan. */
export interface RefundSum {
  readonly money: string;
  readonly bankInterest: string;
  readonly lateInterest: string;
  /** How the interest was counted; null: there is none. */
  readonly interestArticle: string | null;
}

/** What a refund comes to on a day: interest of the bank where the law gives it, and of lateness. A paper bears none. */
export async function refundSum(
  ctx: Pick<Ctx, 'db'>,
  row: DepositRow,
  on: ProjectLaw & { readonly day: string },
): Promise<RefundSum> {
  const money = heldMoney(row);
  if (isPaper(row.payWay)) return { money, bankInterest: '0.00', lateInterest: '0.00', interestArticle: null };
  const rules = await interestRules(ctx, on, on.day);
  const heldFrom = row.payTime ?? row.confirmTime ?? on.day;
  const dueDay = row.dueTime === null ? null : row.dueTime.slice(0, 10);
  const found = refundInterest({ money, heldFrom, refundedOn: on.day, dueDay }, ratesOf(rules));
  const { bankInterest, lateInterest } = found;
  return { money, bankInterest, lateInterest, interestArticle: interestArticle({ money, ...found }, rules) };
}

/** A second person approves, and enters by which payment of the bank it went back. */
export async function payRefund(ctx: Ctx, { id, version, tradeNo }: EndpointInput<typeof endpoint>): Promise<Saved> {
  const row = await holdDeposit(ctx, { id, version });
  demandState(deposit, row.depositStatus, 'payRefund');
  await demandOthersWork(ctx, deposit, { row, action: 'payRefund' });
  if (await isTaken(ctx, deposit, { names: ['refundTradeNo'], values: { refundTradeNo: tradeNo }, existing: { id } }))
    refuse('deposit.tradeTwice');
  const law = await lawOf(ctx, row.projectId);
  const { money, ...interest } = await refundSum(ctx, row, { ...law, day: ctx.now });
  const { bankInterest, lateInterest, interestArticle: article } = interest;
  await post(ctx, [postingOf(row, { deed: 'payRefund', money, interest: sumYuan([bankInterest, lateInterest]) })]);
  const moved = await transition(ctx, deposit, {
    subject: row,
    action: 'payRefund',
    stream: ledgerStream,
    set: { refundTime: ctx.now, refundMoney: money, refundTradeNo: tradeNo, ...interest },
    payload: {
      money,
      bankInterest,
      lateInterest,
      ...(article && { interestArticle: article }),
      tradeNo,
      account: row.payerAccount,
    },
  });
  return { id, version: moved.version };
}

export async function lawOf({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>, projectId: string): Promise<ProjectLaw> {
  const [law] = await db.query<ProjectLaw & Record<string, unknown>>(
    'select law_regime as "lawRegime", manner from project where tenant_id = $1 and id = $2',
    [tenantId, projectId],
  );
  return law ?? notFound();
}

/** Of these something is to be refunded, or will be. */
export const isHeld = ({ depositStatus }: DepositRow) => depositLifecycle.is(depositStatus, 'paid', 'refundRequested');
