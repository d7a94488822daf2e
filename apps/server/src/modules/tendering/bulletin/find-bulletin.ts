import { bulletin, type BulletinRow } from '@zhaocai/model';
import { Parameters, projectionOf, toWireRow, visibleConditions } from '../../../platform/rows/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';

/** A notice of the own unit, held until the transaction ends. */
export async function lockBulletin(ctx: Ctx, id: string): Promise<BulletinRow> {
  const projection = projectionOf(bulletin, 'detail');
  const parameters = new Parameters();
  const conditions = visibleConditions(bulletin, ctx, { parameters });
  const [row] = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select} from bulletin t
     where ${conditions.join(' and ')} and t.id = ${parameters.bind(id)} for update of t`,
    parameters.values,
  );
  return row ? (toWireRow(row, projection) as unknown as BulletinRow) : notFound();
}
