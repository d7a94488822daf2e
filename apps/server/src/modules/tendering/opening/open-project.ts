import { isReasoned, leastReason, project, projectLifecycle, projectStage, purchasePackage } from '@zhaocai/model';
import type { RootBook } from '../../../platform/audit/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { Secret } from '../../../platform/secrets/index.ts';
import { lockProject, type ProjectRow } from '../project/find-project.ts';
import { moveProject, type Moved } from '../project/move-project.ts';
import { createSealing, type Sealing } from '../server-sealed/sealing.ts';
import { demandState, transitionAll } from '../../../platform/lifecycle/index.ts';
import { insertRow } from '../../../platform/rows/index.ts';
import { holdEntries } from '../exception/end-entries.ts';
import { demandNoObjection } from '../exception/open-objections.ts';
import { lapseInvitations } from '../invitation/send-invitations.ts';
import { learnSuppliers } from '../supplier/learn-suppliers.ts';
import { contentHashes } from '../evidence/opened-content.ts';
import { demandChainsWhole, demandNoneLost } from '../evidence/project-chains.ts';
import { endsOfSupplierChains } from '../evidence/supplier-chains.ts';
import { demandAnnounced } from './demand-announced.ts';
import { demandAnswered } from './demand-answered.ts';
import { failPackages } from './fail-packages.ts';
import { lockPackages, openablePackages } from './openable-packages.ts';
import { demandSoundDatabase } from './sound-database.ts';
import { openQuotes } from './open-quotes.ts';
import type { OpenedQuotes, SealedPackage } from './opened-quotes.ts';
import { storeOffers } from './store-offers.ts';
import { storeRevoked } from './store-revoked.ts';

export interface Opening {
  readonly projectId: string;
  readonly reason?: string;
}

export interface OpeningTools {
  readonly sealing: Sealing;
  readonly files: Files;
  /** What was signed of the chains, outside of the database. */
  readonly rootBook?: RootBook | undefined;
}

/** What an opening reads sealed quotes with, and tells the public by. */
export function openingTools({
  files,
  secret,
  rootBook,
}: Omit<OpeningTools, 'sealing'> & { readonly secret: Secret }): OpeningTools {
  return { sealing: createSealing(secret), files, rootBook };
}

export type OpenedProject = Moved & { readonly opened: number; readonly unopened: number };

/**
 * Opens the sealed quotes of a project at its opening time, in one act. One that cannot be opened is kept as such beside
 * the others; where none can be, the fault is ours, and nothing is opened.
 */
export async function openProject(
  { sealing, files, rootBook }: OpeningTools,
  ctx: Ctx,
  { projectId, reason }: Opening,
): Promise<OpenedProject> {
  const held = await lockProject(ctx, projectId);
  demandState(project, held.stage, 'open');
  if (ctx.now < held.openTime) refuse('tendering.notYetOpen');
  await demandSoundDatabase(ctx);
  await demandAnnounced(ctx, held);
  await demandChainsWhole(ctx, projectId, rootBook);
  await demandAnswered(ctx, { projectId, reason });
  await demandNoObjection(ctx, held, 'opening');
  const packages = await lockPackages(ctx, projectId);
  if (packages.length === 0) refuse('tendering.notYetOpen');
  await demandNoneLost(ctx, { projectId, packageIds: packages.map(({ id }) => id) });
  const { opening, least } = await demandBidders(ctx, { held, packages, reason });
  const read = await openQuotes(sealing, ctx, { project: held, packages: opening, reason });
  const entries = await holdEntries(ctx, projectId, 'failAlone');
  const quotes = await storeOffers(ctx, projectId, read);
  if (quotes.offers.length === 0) refuse('tendering.noneOpened');
  const revoked = await storeRevoked(ctx, { projectId, packageIds: opening.map(({ id }) => id) });
  await learnSuppliers(ctx, held);
  await lapseInvitations(ctx, projectId);
  const ids = opening.map(({ id }) => id);
  await transitionAll(ctx, purchasePackage, { ids, action: 'open', stream: projectId });
  const failing = packages.filter((one) => !opening.includes(one));
  await failPackages(files, ctx, { project: held, packages: failing, entries, least });
  const moved = await recordOpening(ctx, { held, packages, quotes, revoked, reason });
  return { ...moved, opened: quotes.offers.length, unopened: quotes.unopened.length };
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
async function demandBidders(
  ctx: Ctx,
  { held, packages, reason }: BidderCheck,
): Promise<{ opening: readonly SealedPackage[]; least: number }> {
  const { least, isOverridable, enough, quoted } = await openablePackages(ctx, held, packages);
  if (!isOverridable) return enough.length > 0 ? { opening: enough, least } : refuse('tendering.fewBidders', { least });
  if (quoted.length === 0) refuse('tendering.noBidder');
  if (enough.length < packages.length && !isReasoned(reason))
    refuse('tendering.fewBiddersReason', { least, characters: leastReason });
  return { opening: quoted, least };
}

interface OpeningRecord {
  readonly held: ProjectRow;
  readonly packages: readonly SealedPackage[];
  readonly quotes: OpenedQuotes;
  readonly revoked: Awaited<ReturnType<typeof storeRevoked>>;
  readonly reason: string | undefined;
}

async function recordOpening(ctx: Ctx, { held, packages, quotes, revoked, reason }: OpeningRecord): Promise<Moved> {
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
      ...(revoked.length > 0 && { revoked }),
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
