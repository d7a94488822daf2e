import { openedQuote, quoteFileKey, yuanToFen } from '@zhaocai/contract';
import { nextId } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { insertRow } from '../../../platform/rows/index.ts';
import type { OpenedOffer } from './open-quotes.ts';

/** Keeps what the opening read: from here on the prices are ordinary rows of the buyer. */
export async function storeOffers(ctx: Ctx, projectId: string, offers: readonly OpenedOffer[]): Promise<void> {
  for (const { packageId, entryId, quoteId, content, fileKeys } of offers) {
    const { perMoney, totalMoney, remark, serviceShow, matchExplain } = content;
    const files = content.files.map(({ fileId, fileName, fileSuffix }) => ({
      fileId,
      fileName,
      fileSuffix,
      fileUrl: '',
    }));
    const values = {
      projectId,
      packageId,
      entryId,
      quoteId,
      perMoney,
      totalMoney,
      remark,
      serviceShow,
      matchExplain,
      files,
      selected: false,
    };
    await insertRow(ctx, openedQuote, { values });
    await storeLines(ctx, projectId, { packageId, entryId, content });
    for (const key of fileKeys) await insertRow(ctx, quoteFileKey, { values: { projectId, entryId, ...key } });
    await tellSizes(ctx, content.files);
  }
  await ctx.db.query(
    `update entry set entry_status = 9, update_user = $3, update_time = $4, version = version + 1
     where tenant_id = $1 and id = any($2::bigint[]) and entry_status = 4`,
    [ctx.tenantId, offers.map(({ entryId }) => entryId), ctx.user.userId, ctx.now],
  );
}

/** The register knew of a sealed file only how much it takes. */
async function tellSizes(ctx: Ctx, files: OpenedOffer['content']['files']): Promise<void> {
  await ctx.db.query(
    `update attachment a set file_size = f.size, update_user = $2, update_time = $3, version = version + 1
     from unnest($4::bigint[], $5::integer[]) as f (id, size)
     where a.tenant_id = $1 and a.id = f.id and a.is_sealed`,
    [ctx.tenantId, ctx.user.userId, ctx.now, files.map(({ fileId }) => fileId), files.map(({ size }) => size)],
  );
}

async function storeLines(
  ctx: Ctx,
  projectId: string,
  { packageId, entryId, content }: Pick<OpenedOffer, 'packageId' | 'entryId' | 'content'>,
): Promise<void> {
  const { lines } = content;
  await ctx.db.query(
    `insert into quote_line (tenant_id, id, create_user, create_time, project_id, package_id, entry_id, item_id, quantity,
       per_money, total_money)
     select $1, l.id, $2, $3, $4, $5, $6, l.item_id, l.quantity, l.per_money, l.total_money
     from unnest($7::bigint[], $8::bigint[], $9::numeric[], $10::bigint[], $11::bigint[])
       as l (id, item_id, quantity, per_money, total_money)`,
    [
      ctx.tenantId,
      ctx.user.userId,
      ctx.now,
      projectId,
      packageId,
      entryId,
      lines.map(() => nextId()),
      lines.map(({ itemId }) => itemId),
      lines.map(({ quantity }) => quantity),
      lines.map(({ perMoney }) => yuanToFen(perMoney)),
      lines.map(({ totalMoney }) => yuanToFen(totalMoney)),
    ],
  );
}
