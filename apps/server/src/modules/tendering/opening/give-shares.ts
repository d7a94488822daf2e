import {
  project as projectEntity,
  wasOpened,
  type EndpointInput,
  type EndpointOutput,
  type giveShares as endpoint,
  type OwnShare,
} from '@zhaocai/model';
import { shareOf } from '@zhaocai/model/sealing/shares';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState } from '../../../platform/lifecycle/index.ts';
import { digestOfShares, type ReadShare } from '../evidence/share-digest.ts';
import { lockProject } from '../project/find-project.ts';
import { demandAnnounced } from './demand-announced.ts';
import { duePackages, holdersOfOpening, sharesToGive } from './holder-shares.ts';
import { demandSoundDatabase } from './sound-database.ts';

type Input = EndpointInput<typeof endpoint>;

const insert = `
  insert into opening_share (tenant_id, quote_id, key_id, project_id, share, create_user, create_time)
  select $1, s.quote_id::bigint, s.key_id::bigint, $2, s.share, $3, $4
  from unnest($5::text[], $6::text[], $7::text[]) as s (quote_id, key_id, share)
  on conflict do nothing`;
const givenBefore = `
  select quote_id::text as id from opening_share
  where tenant_id = $1 and project_id = $2 and key_id = $3 and quote_id = any($4::bigint[])`;

/**
 * Keeps the shares that a holder's browser has unsealed, from the opening time on. Each names its bid and its holder; one
 * of another place is refused, and one that was given before changes nothing.
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
  const ids = shares.map(({ quoteId }) => quoteId);
  const before = await ctx.db.query<{ id: string }>(givenBefore, [ctx.tenantId, projectId, own.keyId, ids]);
  const given = new Set(before.map(({ id }) => id));
  const fresh = shares.filter(({ quoteId }) => !given.has(quoteId));
  const read = readShares(fresh, await sharesToGive(ctx, await duePackages(ctx, project)));
  if (read.length > 0) {
    const columns = [read.map((one) => one.quoteId), read.map((one) => one.keyId), read.map((one) => one.share)];
    await ctx.db.query(insert, [ctx.tenantId, projectId, ctx.user.userId, ctx.now, ...columns]);
    const payload = { keyId: own.keyId, digest: digestOfShares(read), shares: read.length };
    await recordEvidence(ctx, { stream: projectId, action: 'project.unlock', subject: projectId, payload });
  }
  const after = await holdersOfOpening(ctx, projectId);
  return {
    given: after.filter(({ givenTime }) => givenTime !== null).length,
    holders: after.length,
    threshold: own.threshold,
  };
}

function readShares(shares: Input['shares'], due: readonly OwnShare[]): ReadShare[] {
  const places = new Map(due.map((one) => [one.quoteId, one]));
  return shares.map(({ quoteId, text }) => {
    const place = places.get(quoteId) ?? refuse('tendering.shareDiffers');
    const share = shareOf(text, place, place.keyId) ?? refuse('tendering.shareDiffers');
    return { quoteId, keyId: place.keyId, share };
  });
}
