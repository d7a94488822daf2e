import { bulletin, type BulletinRow } from '@zhaocai/contract';
import { projectionOf, toWireRow } from '../../../platform/crud/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';

/** A notice of the own unit, held until the transaction ends. */
export async function lockBulletin(ctx: Ctx, id: string): Promise<BulletinRow> {
  const projection = projectionOf(bulletin, 'detail');
  const [row] = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select} from bulletin t where t.tenant_id = $1 and t.id = $2 and t.is_deleted = 0 for update of t`,
    [ctx.tenantId, id],
  );
  return row ? (toWireRow(row, projection) as unknown as BulletinRow) : notFound();
}
