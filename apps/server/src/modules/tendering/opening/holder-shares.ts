import {
  entryLifecycle,
  projectLifecycle,
  sealKeyLifecycle,
  wasOpened,
  type OpeningShares,
  type OwnShare,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { findProject, type ProjectRow } from '../project/find-project.ts';
import { worksOn } from '../project/members/project-people.ts';
import { openablePackages, sealedPackages } from './openable-packages.ts';

/** Bids whose opening time has come and that wait for holders: of packages that may be opened at all. */
export async function duePackages(ctx: Ctx, project: ProjectRow): Promise<string[]> {
  const packages = (await sealedPackages(ctx, project.id)).filter(({ threshold }) => threshold !== null);
  const { isOverridable, quoted, enough } = await openablePackages(ctx, project, packages);
  return (isOverridable ? quoted : enough).map(({ id }) => id);
}

export function isDue(ctx: Ctx, project: ProjectRow): boolean {
  return (
    !wasOpened(project) &&
    projectLifecycle.actions.open.from.some((code) => code === project.stage) &&
    ctx.now >= project.openTime
  );
}

const holders = `
  select distinct on (h.place) h.user_id::text as "userId", h.key_id::text as "keyId", h.threshold,
    coalesce(nullif(u.real_name, ''), nullif(u.nick_name, ''), u.account) as "userName",
    (select max(o.create_time) from opening_share o
     where o.tenant_id = h.tenant_id and o.project_id = h.project_id and o.key_id = h.key_id) as "lastTime"
  from package_key_holder h join user_account u on u.tenant_id = h.tenant_id and u.id = h.user_id
  where h.tenant_id = $1 and h.project_id = $2 order by h.place, h.package_id`;

interface Holder {
  readonly userId: string;
  readonly userName: string;
  readonly keyId: string;
  readonly threshold: number;
  /** When he gave something last. */
  readonly lastTime: string | null;
}

/** How far a holder has come with the bids that wait for him. */
export interface HolderProgress extends Holder {
  /** null: a bid waits for him still, or none has. */
  readonly givenTime: string | null;
  readonly givenBids: number;
  /** How many bids are sealed to him. */
  readonly bids: number;
}

export function holdersOfOpening(ctx: Ctx, projectId: string): Promise<Holder[]> {
  return ctx.db.query<Holder & Record<string, unknown>>(holders, [ctx.tenantId, projectId]);
}

const sealed = `
  from entry e
  join quote q on q.tenant_id = e.tenant_id and q.entry_id = e.id and q.version_no = e.quote_version
  join quote_share s on s.tenant_id = q.tenant_id and s.quote_id = q.id
  join package_key_holder h on h.tenant_id = q.tenant_id and h.package_id = q.package_id and h.key_id = s.key_id
  left join opening_share o on o.tenant_id = s.tenant_id and o.quote_id = s.quote_id and o.key_id = s.key_id
  where e.tenant_id = $1 and e.package_id = any($2::bigint[]) and e.is_deleted = 0
    and e.entry_status in ${entryLifecycle.sql('submitted')}`;
const ownShares = `
  select q.id::text as "quoteId", q.tenant_id as "tenantId", q.project_id::text as "projectId",
    q.package_id::text as "packageId", q.entry_id::text as "entryId", q.version_no as version, s.key_id::text as "keyId",
    s.cipher ${sealed} and h.user_id = $3 and o.quote_id is null order by q.id`;

/** What the caller has still to unseal of these packages. */
export function sharesToGive(ctx: Ctx, packageIds: readonly string[]): Promise<OwnShare[]> {
  return ctx.db.query<OwnShare & Record<string, unknown>>(ownShares, [ctx.tenantId, packageIds, ctx.user.userId]);
}

/** What a holder was to give of one bid, and what came of it. */
export interface GivenShare {
  readonly quoteId: string;
  readonly keyId: string;
  readonly isGiven: boolean;
  /** null: not given, or what was sealed to him is none. */
  readonly share: string | null;
  /** It is proved what its bidder sealed to him. */
  readonly isProved: boolean;
  /** He has reported his key lost: nothing more comes of him. */
  readonly isLost: boolean;
}

/** Every share of every bid of these packages, given or not. */
export function sharesOf(ctx: Ctx, packageIds: readonly string[]): Promise<GivenShare[]> {
  return ctx.db.query<GivenShare & Record<string, unknown>>(
    `select q.id::text as "quoteId", s.key_id::text as "keyId", o.share, o.quote_id is not null as "isGiven",
       o.file_key is not null as "isProved", exists (select from seal_key y where y.tenant_id = s.tenant_id
         and y.id = s.key_id and y.key_status in ${sealKeyLifecycle.sql('lost')}) as "isLost"
     ${sealed} order by q.id, h.place`,
    [ctx.tenantId, packageIds],
  );
}

/** Whoever has given one share of six has not unlocked. */
export async function progressOfHolders(
  ctx: Ctx,
  projectId: string,
  shares: readonly GivenShare[],
): Promise<HolderProgress[]> {
  const people = await holdersOfOpening(ctx, projectId);
  return people.map((one) => {
    const own = shares.filter(({ keyId }) => keyId === one.keyId);
    const givenBids = own.filter(({ isGiven }) => isGiven).length;
    return { ...one, bids: own.length, givenBids, givenTime: givenBids === own.length ? one.lastTime : null };
  });
}

/** How far the holders have come; before its time nothing tells that there are bids. */
export async function readOpeningShares(ctx: Ctx, { projectId }: { projectId: string }): Promise<OpeningShares> {
  const project = await findProject(ctx, projectId);
  const isByHolders = (await holdersOfOpening(ctx, projectId)).length > 0;
  const isWaiting = isByHolders && isDue(ctx, project);
  const packageIds = isWaiting ? await duePackages(ctx, project) : [];
  const [own, all] = [await sharesToGive(ctx, packageIds), await sharesOf(ctx, packageIds)];
  const people = await progressOfHolders(ctx, projectId, all);
  const seesBids = isWaiting && (await seesCount(ctx, projectId, people));
  return {
    isByHolders,
    isDue: isWaiting,
    threshold: people[0]?.threshold ?? 0,
    holders: people.map(({ userId, userName, keyId, givenTime, givenBids }) => {
      return { userId, userName, keyId, givenTime, givenBids: seesBids ? givenBids : null };
    }),
    bids: seesBids ? new Set(all.map(({ quoteId }) => quoteId)).size : null,
    own,
  };
}

const hosts = `
  select h.host_id::text as "hostId" from hall h where h.tenant_id = $1 and h.project_id = $2 and h.is_deleted = 0`;

/** How many bids there are learns before the opening who hosts it (B.28), and who has a share of each in his hands. */
async function seesCount(ctx: Ctx, projectId: string, holding: readonly Holder[]): Promise<boolean> {
  const { userId, permissions } = ctx.user;
  if (holding.some((one) => one.userId === userId)) return true;
  const halls = await ctx.db.query<{ hostId: string }>(hosts, [ctx.tenantId, projectId]);
  if (halls.length > 0) return halls.some(({ hostId }) => hostId === userId);
  return permissions.has('project_open') && worksOn(ctx, projectId);
}
