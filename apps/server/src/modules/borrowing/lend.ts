import { isSealedPaper, project, wasOpened, type borrow, type Row } from '@zhaocai/model';
import type { Values } from '../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../platform/http/index.ts';
import { findRow } from '../../platform/rows/index.ts';

/** What is written of papers when they are lent. */
export async function lent(ctx: Ctx, row: Row<typeof borrow>): Promise<Values> {
  if (row.planRevertTime <= ctx.now) refuse('borrowing.planPast');
  await demandOpen(ctx, { ...row });
  return { keeperId: ctx.user.userId, outTime: ctx.now, rejectReason: null };
}

/** What is sealed stays on the shelf until the opening. */
export async function demandOpen(ctx: Ctx, { borrowType, projectId }: Values): Promise<void> {
  if (!isSealedPaper(borrowType)) return;
  const row = await findRow(ctx, project, { id: String(projectId), reach: 'tenant' });
  if (!wasOpened(row)) refuse('borrowing.sealed');
}
