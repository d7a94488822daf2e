import { budgetPro, type Row } from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { findRow, lockRows, type Reach } from '../../../platform/rows/index.ts';

/** A project and the one of level 1 that it is part of, in the order in which everybody locks them. */
export async function holdWithParent(
  ctx: Ctx,
  id: string,
  { reach = 'visible' }: { readonly reach?: Reach } = {},
): Promise<Row<typeof budgetPro>> {
  const { parentProId } = await findRow(ctx, budgetPro, { id, reach });
  const ids = [id, ...(parentProId ? [parentProId] : [])];
  const rows = await lockRows(ctx, budgetPro, { ids, reach: 'tenant' });
  return rows.find((row) => row.id === id) ?? notFound();
}
