import {
  entryLifecycle,
  isReasoned,
  leastReason,
  leastSuppliers,
  project,
  projectLifecycle,
  projectStage,
  purchasePackage,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockProject, type ProjectRow } from '../project/find-project.ts';
import { moveProject, type Moved } from '../project/move-project.ts';
import type { Sealing } from '../quote/sealing.ts';
import { loadRules } from '../rules/project-rules.ts';
import { demandState, transitionAll } from '../../../platform/lifecycle/index.ts';
import { insertRow, lockRows } from '../../../platform/rows/index.ts';
import { lapseInvitations } from '../invitation/send-invitations.ts';
import { packagesOf } from '../package/package-queries.ts';
import { learnSuppliers } from '../supplier/learn-suppliers.ts';
import { announcedTimes, movedTime } from '../evidence/announced-times.ts';
import { contentHashes } from '../evidence/opened-content.ts';
import { endsOfSupplierChains } from '../evidence/supplier-chains.ts';
import { demandAnswered } from './demand-answered.ts';
import { demandSoundDatabase } from './sound-database.ts';
import { openQuotes, type OpenedQuotes, type SealedPackage } from './open-quotes.ts';
import { storeOffers } from './store-offers.ts';

export interface Opening {
  readonly projectId: string;
  readonly reason?: string;
}

/**
 * Opens the sealed quotes of a project at its opening time, in one act. One that cannot be opened is kept as such beside
 * the others; where none can be, the fault is ours, and nothing is opened.
 */
export async function openProject(
  sealing: Sealing,
  ctx: Ctx,
  { projectId, reason }: Opening,
): Promise<Moved & { opened: number; unopened: number }> {
  const held = await lockProject(ctx, projectId);
  demandState(project, held.stage, 'open');
  if (ctx.now < held.openTime) refuse('tendering.notYetOpen');
  await demandSoundDatabase(ctx);
  await demandAnnounced(ctx, held);
  await demandAnswered(ctx, { projectId, reason });
  const packages = await lockPackages(ctx, projectId);
  if (packages.length === 0) refuse('tendering.notYetOpen');
  const opening = await demandBidders(ctx, { held, packages, reason });
  const read = await openQuotes(sealing, ctx, { projectId, packages: opening });
  const quotes = await storeOffers(ctx, projectId, read);
  if (quotes.offers.length === 0) refuse('tendering.noneOpened');
  await learnSuppliers(ctx, projectId);
  await lapseInvitations(ctx, projectId);
  await closePackages(ctx, { projectId, packages, opening });
  const moved = await recordOpening(ctx, { held, packages, quotes, reason });
  return { ...moved, opened: quotes.offers.length, unopened: quotes.unopened.length };
}

/** Who changes a time past every notice opens nothing by it, however well he knows the database. */
async function demandAnnounced(ctx: Ctx, held: ProjectRow): Promise<void> {
  const announced = await announcedTimes(ctx, held.id);
  if (announced && movedTime(announced, held)) refuse('tendering.timesMoved');
}

/**
 * Whoever quotes refers to his package: this waits for all of them, and none begins after it. The time is part of the
 * statement: before it not even the wrapped key is handed out.
 */
async function lockPackages(ctx: Ctx, projectId: string): Promise<SealedPackage[]> {
  const known = await packagesOf(ctx, projectId);
  await lockRows(ctx, purchasePackage, { ids: known.map(({ id }) => id), mode: 'remove' });
  return ctx.db.query<SealedPackage & Record<string, unknown>>(
    `select k.id, k.package_no as "packageNo", k.package_name as "packageName", y.wrapped_private_key as "wrappedPrivateKey",
       (select count(*)::int from entry e where e.tenant_id = k.tenant_id and e.package_id = k.id
          and e.entry_status in ${entryLifecycle.sql('submitted')} and e.is_deleted = 0) as sealed
     from package k
     join project p on p.tenant_id = k.tenant_id and p.id = k.project_id and p.open_time <= $3
     join package_key y on y.tenant_id = k.tenant_id and y.package_id = k.id
     where k.tenant_id = $1 and k.project_id = $2 and k.is_deleted = 0 order by k.package_no`,
    [ctx.tenantId, projectId, ctx.now],
  );
}

interface BidderCheck {
  readonly held: ProjectRow;
  readonly packages: readonly SealedPackage[];
  readonly reason: string | undefined;
}

/**
 * The packages that may be opened. Where the rule binds, one with too few bidders stays sealed and fails, and a project
 * of only such packages is not opened; where policy allows it, a written reason opens it all the same.
 */
async function demandBidders(ctx: Ctx, { held, packages, reason }: BidderCheck): Promise<SealedPackage[]> {
  const facts = { ...held, publishTime: held.publishTime ?? ctx.now };
  const { least, isOverridable } = leastSuppliers(await loadRules(ctx, facts), facts);
  const enough = packages.filter(({ sealed }) => sealed >= least);
  if (!isOverridable) return enough.length > 0 ? enough : refuse('tendering.fewBidders', { least });
  const quoted = packages.filter(({ sealed }) => sealed > 0);
  if (quoted.length === 0) refuse('tendering.noBidder');
  if (enough.length < packages.length && !isReasoned(reason))
    refuse('tendering.fewBiddersReason', { least, characters: leastReason });
  return quoted;
}

interface Closing {
  readonly projectId: string;
  readonly packages: readonly SealedPackage[];
  /** Those of them that had enough bidders. */
  readonly opening: readonly SealedPackage[];
}

async function closePackages(ctx: Ctx, { projectId, packages, opening }: Closing): Promise<void> {
  const idsOf = (isOpen: boolean) => packages.filter((one) => opening.includes(one) === isOpen).map(({ id }) => id);
  await transitionAll(ctx, purchasePackage, { ids: idsOf(true), action: 'open', stream: projectId });
  await transitionAll(ctx, purchasePackage, { ids: idsOf(false), action: 'fail', stream: projectId });
}

interface OpeningRecord {
  readonly held: ProjectRow;
  readonly packages: readonly SealedPackage[];
  readonly quotes: OpenedQuotes;
  readonly reason: string | undefined;
}

async function recordOpening(ctx: Ctx, { held, packages, quotes, reason }: OpeningRecord): Promise<Moved> {
  const { offers, unopened } = quotes;
  const hashes = await contentHashes(ctx, held.id);
  const moved = await moveProject(ctx, held, {
    action: 'open',
    payload: {
      bidders: packages.map(({ packageNo, sealed }) => ({ packageNo, sealed })),
      offers: offers.map(({ entryId, quoteId, cipherHash, content }) => ({
        entryId,
        quoteId,
        cipherHash,
        totalMoney: content.totalMoney,
        contentHash: hashes.get(entryId),
      })),
      ...(unopened.length > 0 && { unopened }),
      suppliers: await endsOfSupplierChains(ctx, held.id),
      ...(reason && { reason }),
    },
    set: { openedTime: ctx.now, openReason: reason ?? null },
  });
  // The clock had ended the registration; if nobody recorded that stage by hand it is recorded now.
  if (projectLifecycle.is(held.stage, 'registering')) {
    const values = {
      projectId: held.id,
      stage: projectLifecycle.code.quoting,
      enterTime: held.entryEndTime,
      leaveTime: ctx.now,
      isSkipped: false,
    };
    await insertRow(ctx, projectStage, { values });
  }
  return moved;
}
