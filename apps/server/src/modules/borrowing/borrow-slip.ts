import {
  borrow as borrowEntity,
  borrowInfo,
  borrowLifecycle,
  borrowReturn,
  borrowType,
  revertType,
  type BorrowDetail,
  type Text,
} from '@zhaocai/model';
import type { Ctx, RawAnswer } from '../../platform/http/index.ts';
import { factsTable, printedAnswer, seenOf, type SheetBlock } from '../../platform/print/index.ts';
import { readBorrow } from './borrow-queries.ts';

const texts = {
  title: { zh: '资料借阅单', en: 'Loan of papers' },
  returns: { zh: '归还记录', en: 'Returns' },
  none: { zh: '暂无归还', en: 'Nothing came back yet' },
  hands: {
    zh: '借阅人（签字）：　　　　　　　　保管人（签字）：　　　　　　　　日期：',
    en: 'Borrower (signed):                    Keeper (signed):                    Date:',
  },
} satisfies Record<string, Text>;

type Seen = Pick<BorrowDetail, 'returns'>;

/** What borrower and keeper sign: which papers, how many, until when, and what came back of them. */
export async function borrowSlip(ctx: Ctx, { id }: { id: string }): Promise<RawAnswer> {
  const row = seenOf(ctx, borrowInfo, await readBorrow(ctx, id));
  const { language } = ctx;
  const { fields } = borrowEntity;
  const label = (name: keyof typeof fields) => fields[name].label[language];
  const facts = factsTable([
    [label('borrowNo'), row.borrowNo ?? ''],
    [label('projectId'), row.projectName ?? ''],
    [label('borrowStatus'), borrowLifecycle.named(row.borrowStatus)?.label[language] ?? ''],
    [label('borrowType'), borrowType.named(row.borrowType)?.label[language] ?? ''],
    [label('papers'), row.papers ?? ''],
    [label('copies'), String(row.copies ?? '')],
    [label('borrower'), row.borrower ?? ''],
    [label('borrowerId'), row.borrowerName ?? ''],
    [label('dept'), row.dept ?? ''],
    [label('phone'), row.phone ?? ''],
    [label('borrowTime'), minute(row.borrowTime)],
    [label('planRevertTime'), minute(row.planRevertTime)],
    [label('purpose'), row.purpose ?? ''],
    [label('keeperId'), row.keeperName ?? ''],
    [label('outTime'), minute(row.outTime)],
  ]);
  return printedAnswer(ctx, {
    title: texts.title[language],
    note: row.borrowNo ?? '',
    blocks: [
      facts,
      { kind: 'heading', text: texts.returns[language] },
      returnsBlock(ctx, row),
      { kind: 'text', text: texts.hands[language] },
    ],
  });
}

function returnsBlock({ language }: Ctx, { returns }: Seen): SheetBlock {
  if (returns.length === 0) return { kind: 'text', text: texts.none[language] };
  const { revertTime, copies, revertType: condition, receiver, remark } = borrowReturn.fields;
  return {
    kind: 'table',
    columns: [revertTime, copies, condition, receiver, remark].map(({ label }) => label[language]),
    rows: returns.map((one) => [
      minute(one.revertTime),
      String(one.copies ?? ''),
      revertType.named(one.revertType)?.label[language] ?? '',
      one.receiver ?? '',
      one.remark ?? '',
    ]),
  };
}

function minute(time: string | null | undefined): string {
  return time?.slice(0, 16) ?? '';
}
