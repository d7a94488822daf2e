import {
  project as projectEntity,
  wasOpened,
  type EndpointInput,
  type EndpointOutput,
  type giveShares as endpoint,
  type OwnShare,
} from '@zhaocai/model';
import { openWithFileKey } from '@zhaocai/model/sealing/age';
import { isPlacedShare, shareOf } from '@zhaocai/model/sealing/shares';
import { textIn } from '@zhaocai/model/sealing/unseal-shares';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState } from '../../../platform/lifecycle/index.ts';
import { digestOfShares, type ReadShare } from '../evidence/share-digest.ts';
import { lockProject } from '../project/find-project.ts';
import { demandAnnounced } from './demand-announced.ts';
import { duePackages, holdersOfOpening, progressOfHolders, sharesOf, sharesToGive } from './holder-shares.ts';
import { lockPackages } from './openable-packages.ts';
import { demandSoundDatabase } from './sound-database.ts';

type Input = EndpointInput<typeof endpoint>;

const insert = `
  insert into opening_share (tenant_id, quote_id, key_id, project_id, share, file_key, create_user, create_time)
  select $1, s.quote_id::bigint, s.key_id::bigint, $2, s.share, s.file_key, $3, $4
  from unnest($5::text[], $6::text[], $7::text[], $8::text[]) as s (quote_id, key_id, share, file_key)
  on conflict do nothing`;
const givenBefore = `
  select quote_id::text as id from opening_share
  where tenant_id = $1 and project_id = $2 and key_id = $3 and quote_id = any($4::bigint[])`;

/**
 * Keeps what a holder's browser has unsealed, from the opening time on, bid by bid: a share, or that what its bidder sealed
 * to him is none. A share names its bid and its holder; one of another place is refused, and what was given before changes
 * nothing. Whoever quotes waits, and finds that the opening has begun.
 */
export async function giveShares(ctx: Ctx, { projectId, shares }: Input): Promise<EndpointOutput<typeof endpoint>> {
  const project = await lockProject(ctx, projectId);
  const holders = await holdersOfOpening(ctx, projectId);
  const own = holders.find(({ userId }) => userId === ctx.user.userId) ?? refuse('tendering.notHolder');
  if (wasOpened(project)) refuse('tendering.alreadyOpened');
  demandState(projectEntity, project.stage, 'open');
  if (ctx.now < project.openTime) refuse('tendering.notYetOpen');
  await demandSoundDatabase(ctx);
  await demandAnnounced(ctx, project);
  await lockPackages(ctx, projectId);
  const ids = shares.map(({ quoteId }) => quoteId);
  const before = await ctx.db.query<{ id: string }>(givenBefore, [ctx.tenantId, projectId, own.keyId, ids]);
  const known = new Set(before.map(({ id }) => id));
  const fresh = shares.filter(({ quoteId }) => !known.has(quoteId));
  const due = await duePackages(ctx, project);
  const read = await readShares(fresh, await sharesToGive(ctx, due));
  if (read.length > 0) {
    const columns = (['quoteId', 'keyId', 'share', 'fileKey'] as const).map((name) => read.map((one) => one[name]));
    await ctx.db.query(insert, [ctx.tenantId, projectId, ctx.user.userId, ctx.now, ...columns]);
    const payload = { keyId: own.keyId, digest: digestOfShares(read), shares: read.length };
    await recordEvidence(ctx, { stream: projectId, action: 'project.unlock', subject: projectId, payload });
  }
  const after = await progressOfHolders(ctx, projectId, await sharesOf(ctx, due));
  const given = after.filter(({ givenTime }) => givenTime !== null).length;
  return { given, holders: after.length, threshold: own.threshold };
}

/** What a holder gives, held against what was sealed to him. */
export async function readShares(shares: Input['shares'], due: readonly OwnShare[]): Promise<ReadShare[]> {
  const places = new Map(due.map((one) => [one.quoteId, one]));
  const read: ReadShare[] = [];
  for (const { quoteId, text, fileKey } of shares) {
    const place = places.get(quoteId) ?? refuse('tendering.shareDiffers');
    // What he says it is counts where he does not prove it.
    const said = fileKey === undefined ? text : await sealedText(place, fileKey);
    const share = said === undefined ? undefined : shareOf(said, place, place.keyId);
    if (fileKey === undefined && share === undefined && text !== undefined && isPlacedShare(text))
      refuse('tendering.shareDiffers');
    read.push({ quoteId, keyId: place.keyId, share: share ?? null, fileKey: fileKey ?? null });
  }
  return read;
}

/** What the bidder sealed to this holder, by the key of that file; the key of another file is refused. */
async function sealedText({ cipher }: OwnShare, fileKey: string): Promise<string | undefined> {
  const key = Buffer.from(fileKey, 'base64');
  const plain = await openWithFileKey(key, Buffer.from(cipher, 'base64')).catch(() => refuse('tendering.shareDiffers'));
  return textIn(plain);
}
