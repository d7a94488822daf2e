import {
  borrow as borrowEntity,
  borrowInfo,
  borrowLifecycle,
  borrowReturn,
  borrowType,
  revertType,
  type BorrowDetail,
} from '@zhaocai/model';
import type { Ctx, RawAnswer } from '../../platform/http/index.ts';
import { factsTable, printedAnswer, seenOf, type SheetBlock } from '../../platform/print/index.ts';
import { readBorrow } from './borrow-queries.ts';
import { slipTexts } from './borrow-slip-texts.ts';

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
    title: slipTexts.title[language],
    note: row.borrowNo ?? '',
    blocks: [
      facts,
      { kind: 'heading', text: slipTexts.returns[language] },
      returnsBlock(ctx, row),
      { kind: 'text', text: slipTexts.hands[language] },
    ],
  });
}

function returnsBlock({ language }: Ctx, { returns }: Seen): SheetBlock {
  if (returns.length === 0) return { kind: 'text', text: slipTexts.none[language] };
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
