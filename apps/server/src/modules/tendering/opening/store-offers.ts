import { entry, openedQuote, openFault, quoteFileKey, rulingLifecycle, yuanToFen } from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import { contentTypeOf } from '../../../platform/files/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { insertRow } from '../../../platform/rows/index.ts';
import { failureOf } from './failure-of.ts';
import { unopenedQuote } from './open-quotes.ts';
import type { OpenedOffer, OpenedQuotes, UnopenedQuote } from './opened-quotes.ts';

/**
 * Keeps what the opening read: from here on the prices are ordinary rows of the buyer. What the database refuses to keep
 * of one quote is undone for that one, which then counts among those that could not be opened.
 */
export async function storeOffers(
  ctx: Ctx,
  projectId: string,
  { offers, unopened }: OpenedQuotes,
): Promise<OpenedQuotes> {
  const kept: OpenedOffer[] = [];
  const refused: UnopenedQuote[] = [];
  for (const offer of offers) {
    const cause = await failureOf(ctx, () => storeOffer(ctx, projectId, offer));
    if (cause === undefined) kept.push(offer);
    else refused.push(unopenedQuote(ctx, offer, { openFault: openFault.code.unkept, cause }));
  }
  const all = [...unopened, ...refused];
  for (const { packageId, entryId, quoteId, openFault: fault } of all) {
    const values = {
      ...openedBy(ctx),
      projectId,
      packageId,
      entryId,
      quoteId,
      openFault: fault,
      rulingStatus: pending,
    };
    await insertRow(ctx, openedQuote, { values });
  }
  const idsOf = (bids: readonly { readonly entryId: string }[]) => bids.map(({ entryId }) => entryId);
  await transitionAll(ctx, entry, { ids: idsOf(kept), action: 'open', stream: projectId });
  await transitionAll(ctx, entry, { ids: idsOf(all), action: 'failToOpen', stream: projectId });
  return { offers: kept, unopened: all };
}

const { opened, pending } = rulingLifecycle.code;

function openedBy({ user }: Ctx) {
  return { openerId: user.userId, selected: false };
}

async function storeOffer(
  ctx: Ctx,
  projectId: string,
  { packageId, entryId, quoteId, content, fileKeys }: OpenedOffer,
): Promise<void> {
  const { perMoney, totalMoney, remark, serviceShow, matchExplain } = content;
  const files = content.files.map(({ fileId, fileName, fileSuffix }) => ({
    fileId,
    fileName,
    fileSuffix,
    fileUrl: '',
  }));
  const texts = { remark, serviceShow, matchExplain };
  const prices = { perMoney, totalMoney, ...texts, files };
  const values = { ...openedBy(ctx), projectId, packageId, entryId, quoteId, rulingStatus: opened, ...prices };
  await insertRow(ctx, openedQuote, { values });
  await storeLines(ctx, projectId, { packageId, entryId, content });
  for (const key of fileKeys) await insertRow(ctx, quoteFileKey, { values: { projectId, entryId, ...key } });
  await tellSizes(ctx, content.files);
}

/** The register knew of a sealed file only how much it takes, and of one that a browser sealed not even the kind. */
async function tellSizes(ctx: Ctx, files: OpenedOffer['content']['files']): Promise<void> {
  const columns = [
    files.map(({ fileId }) => fileId),
    files.map(({ size }) => size),
    files.map(({ fileSuffix }) => fileSuffix),
    files.map(({ fileSuffix }) => contentTypeOf(fileSuffix)),
  ];
  await ctx.db.query(
    `update attachment a set file_size = f.size, file_suffix = f.suffix, content_type = f.type, update_user = $2,
       update_time = $3, version = version + 1
     from unnest($4::bigint[], $5::integer[], $6::text[], $7::text[]) as f (id, size, suffix, type)
     where a.tenant_id = $1 and a.id = f.id and a.is_sealed`,
    [ctx.tenantId, ctx.user.userId, ctx.now, ...columns],
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
