import { addDays, borrow, project, type Input } from '@zhaocai/model';
import type { Logger } from 'pino';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { playDemo, type Platform } from '../../../platform/module/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { lent } from '../lend.ts';
import { saveBorrow } from '../save-borrow.ts';
import { saveRevert } from '../save-revert.ts';
import { turnBorrows } from '../turn-borrows.ts';

type Wish = Omit<Input<typeof borrow>, 'projectId' | 'borrowTime' | 'planRevertTime'>;

interface Played {
  /** Days from today: when it was asked for, and when it is due back. */
  readonly days: readonly [from: number, until: number];
  readonly wish: Wish;
  readonly isLent: boolean;
  readonly back?: { readonly copies: number; readonly revertType: number; readonly remark?: string };
}

const loans: readonly Played[] = [
  {
    days: [0, 5],
    wish: {
      borrowType: 4,
      papers: '采购需求论证意见',
      copies: 1,
      borrower: '许文静',
      dept: '信息化办公室',
      phone: '0571-88001012',
      purpose: '编制下一年度采购计划时参照',
    },
    isLent: false,
  },
  {
    days: [-2, 7],
    wish: {
      borrowType: 1,
      papers: '成交供应商投标文件正本',
      copies: 2,
      borrower: '周明',
      dept: '采购一科',
      phone: '0571-88001001',
      purpose: '合同签订前核对技术响应',
    },
    isLent: true,
    back: { copies: 1, revertType: 1 },
  },
  {
    days: [-20, -6],
    wish: {
      borrowType: 2,
      papers: '评审报告及评分表',
      copies: 3,
      borrower: '刘建国',
      dept: '审计处',
      phone: '0571-88001033',
      purpose: '专项审计抽查',
    },
    isLent: true,
    back: { copies: 1, revertType: 2, remark: '封面受潮，内页完整' },
  },
];

/** What the demo's unit has lent, by the commands that everybody uses, one of it late. What is there is left alone. */
export function seedDemoBorrows(platform: Platform & { readonly log: Logger }): Promise<void> {
  return playDemo(platform, { unless: borrow, cast: ['buyer', 'manager'] }, async ({ buyer, manager }) => {
    const [opened] = await buyer.db.query<{ id: string }>(
      `select id from ${project.table} where tenant_id = $1 and opened_time is not null and is_deleted = 0
       order by create_time, id limit 1`,
      [buyer.tenantId],
    );
    if (!opened) return;
    for (const loan of loans) await play({ buyer, manager }, opened.id, loan);
    await turnBorrows(manager.db, manager);
  });
}

/** At the hour at which it happened. */
async function play(
  { buyer, manager }: Readonly<Record<'buyer' | 'manager', Ctx>>,
  projectId: string,
  { days: [from, until], wish, isLent, back }: Played,
): Promise<void> {
  const today = buyer.now.slice(0, 10);
  const borrowTime = `${addDays(today, from)} 08:00:00`;
  const at = (ctx: Ctx): Ctx => ({ ...ctx, now: from < 0 ? borrowTime : ctx.now });
  const planRevertTime = `${addDays(today, until)} 17:00:00`;
  const { id } = await saveBorrow(at(buyer), { ...wish, projectId, borrowTime, planRevertTime });
  if (!isLent) return;
  const lender = at(manager);
  const row = await findRow(lender, borrow, { id });
  await transition(lender, borrow, { subject: row, action: 'approve', set: await lent(lender, row) });
  if (back) await saveRevert(lender, { borrowId: id, ...back });
}
