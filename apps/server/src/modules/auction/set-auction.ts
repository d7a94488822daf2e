import {
  auction,
  auctionBidder,
  auctionFault,
  auctionLifecycle,
  compareYuan,
  effectiveCeiling,
  fenToYuan,
  hasStep,
  packageLifecycle,
  projectLifecycle,
  usualAuction,
  type EndpointInput,
  type Saved,
  type setAuction as endpoint,
} from '@zhaocai/model';
import { randomInt } from 'node:crypto';
import { recordEvidence } from '../../platform/audit/index.ts';
import { notFound, refuse, Refusal, type Ctx } from '../../platform/http/index.ts';
import { transitionAll } from '../../platform/lifecycle/index.ts';
import { changeRow, insertRow, insertRows, lockRow } from '../../platform/rows/index.ts';
import { demandAsOpened, lockProject, tellAuction, type ProjectRow } from '../tendering/index.ts';

type Input = EndpointInput<typeof endpoint>;

/**
 * Sets the auction of an opened package up and calls everybody whose quote was opened; one that has not begun may be put off
 * or changed, and they are told of that.
 */
export async function setAuction(ctx: Ctx, input: Input): Promise<Saved> {
  const project = await lockProject(ctx, input.projectId);
  const facts = await findPackage(ctx, project.id, input.packageId);
  const row = input.id === undefined ? null : await lockRow(ctx, auction, { id: input.id, version: input.version });
  if (row && row.packageId !== input.packageId) notFound();
  const ceiling = await demandOpened(ctx, project, facts);
  if (row && (!auctionLifecycle.is(row.auctionStatus, 'waiting') || ctx.now >= row.beginTime)) refuse('auction.begun');
  const firsts = await firstPrices(ctx, input.packageId);
  const startPrice =
    input.startPrice ??
    row?.startPrice ??
    usualStart(
      firsts.map(({ firstMoney }) => firstMoney),
      ceiling,
    );
  const { minStep, beginTime, endTime } = input;
  const fault = auctionFault({ startPrice, minStep, beginTime, endTime }, { ceiling, now: ctx.now });
  if (fault) {
    const { code, ...parameters } = fault;
    throw new Refusal(code, parameters);
  }
  const rules = {
    startPrice,
    minStep,
    beginTime,
    plannedEndTime: endTime,
    extensionSeconds: input.extensionSeconds ?? row?.extensionSeconds ?? usualAuction.extensionSeconds,
    maxExtensions: input.maxExtensions ?? row?.maxExtensions ?? usualAuction.maxExtensions,
  };
  return row ? moveAuction(ctx, row, rules) : callBidders(ctx, { project, packageId: input.packageId, firsts, rules });
}

interface PackageFacts {
  readonly packageStatus: number;
  readonly budget: string;
  readonly ceilingMoney: string | null;
}

const packageOf = `
  select k.package_status as "packageStatus", k.budget::text as budget, k.ceiling_money::text as "ceilingMoney"
  from package k where k.tenant_id = $1 and k.project_id = $2 and k.id = $3 and k.is_deleted = 0`;

async function findPackage(ctx: Ctx, projectId: string, packageId: string): Promise<PackageFacts> {
  const values = [ctx.tenantId, projectId, packageId];
  const [one] = await ctx.db.query<PackageFacts & Record<string, unknown>>(packageOf, values);
  return one ?? notFound();
}

/** By a method that has auctions, opened, and nothing of its result handed in. Answers the package's limit, in yuan. */
async function demandOpened(ctx: Ctx, project: ProjectRow, one: PackageFacts): Promise<string> {
  if (!hasStep(project, 'bidDown')) refuse('auction.noAuction');
  if (!projectLifecycle.is(project.stage, 'opened') || !packageLifecycle.is(one.packageStatus, 'opened'))
    refuse('auction.notOpened');
  await demandAsOpened(ctx, project.id);
  return ceilingOf(one, project);
}

export function ceilingOf(
  { budget, ceilingMoney }: Pick<PackageFacts, 'budget' | 'ceilingMoney'>,
  project: Pick<ProjectRow, 'ceilingMoney'>,
): string {
  const own = ceilingMoney === null ? null : fenToYuan(ceilingMoney);
  return effectiveCeiling(fenToYuan(budget), own, project.ceilingMoney);
}

interface FirstOffer {
  readonly entryId: string;
  readonly supplierTenantId: string;
  readonly personId: string | null;
  /** In yuan. */
  readonly firstMoney: string;
}

/** SQL: opened quotes `q` that may be bid down, with their registrations `e`. */
export const firstOffers = `opened_quote q join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id and e.is_deleted = 0
    and q.is_deleted = 0 and q.total_money > 0 and e.supplier_tenant_id is not null`;

const opened = `
  select q.entry_id::text as "entryId", e.supplier_tenant_id as "supplierTenantId", e.create_user::text as "personId",
    q.total_money::text as "firstMoney"
  from ${firstOffers}
  where q.tenant_id = $1 and q.package_id = $2
  order by e.bid_time, q.entry_id`;

/** The quotes of a package that were opened, in the order in which they were handed in. */
async function firstPrices(ctx: Ctx, packageId: string): Promise<FirstOffer[]> {
  const rows = await ctx.db.query<FirstOffer & Record<string, unknown>>(opened, [ctx.tenantId, packageId]);
  if (rows.length === 0) refuse('auction.noBidder');
  return rows.map((row) => ({ ...row, firstMoney: fenToYuan(row.firstMoney) }));
}

/** The lowest price that was opened, or the ceiling where that is lower. */
export function usualStart(firstMoney: readonly string[], ceiling: string): string {
  return firstMoney.reduce((lowest, money) => (compareYuan(money, lowest) < 0 ? money : lowest), ceiling);
}

interface Rules {
  readonly startPrice: string;
  readonly minStep: string;
  readonly beginTime: string;
  readonly plannedEndTime: string;
  readonly extensionSeconds: number;
  readonly maxExtensions: number;
}

interface Calling {
  readonly project: ProjectRow;
  readonly packageId: string;
  readonly firsts: readonly FirstOffer[];
  readonly rules: Rules;
}

async function callBidders(ctx: Ctx, { project, packageId, firsts, rules }: Calling): Promise<Saved> {
  const of = { projectId: project.id, packageId };
  const values = {
    ...of,
    ...rules,
    hostId: ctx.user.userId,
    endTime: rules.plannedEndTime,
    extensions: 0,
    lastSequence: 0,
  };
  const auctionId = await insertRow(ctx, auction, { values });
  const numbers = shuffled(firsts.length);
  const rows = firsts.map((first, index) => ({
    ...of,
    ...first,
    auctionId,
    bidderNo: numbers[index],
    standingMoney: first.firstMoney,
    standingSequence: index - firsts.length + 1,
    endTime: rules.plannedEndTime,
  }));
  const ids = await insertRows(ctx, auctionBidder, { rows });
  await transitionAll(ctx, auctionBidder, { ids, action: 'call', stream: project.id });
  await tellAuction(ctx, project.id);
  const bidders = firsts.map(({ entryId }) => entryId);
  const payload = { packageId, ...rules, bidders };
  await recordEvidence(ctx, { stream: project.id, action: 'auction.set', subject: auctionId, payload });
  return { id: auctionId, version: 0 };
}

/** Numbers from one on in an order that tells nothing. */
function shuffled(count: number): number[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return numbers
    .map((number) => ({ number, by: randomInt(2 ** 47) }))
    .toSorted((one, other) => one.by - other.by)
    .map(({ number }) => number);
}

type Held = Saved & { readonly projectId: string; readonly packageId: string };

/** Put off, or with other rules: before it begins, and everybody is told. */
async function moveAuction(ctx: Ctx, { id, version, projectId, packageId }: Held, rules: Rules): Promise<Saved> {
  await changeRow(ctx, auction, { id, values: { ...rules, endTime: rules.plannedEndTime } });
  const ids = await biddersOf(ctx, id);
  await transitionAll(ctx, auctionBidder, {
    ids,
    action: 'move',
    stream: projectId,
    set: { endTime: rules.plannedEndTime },
  });
  await tellAuction(ctx, projectId);
  const payload = { packageId, ...rules };
  await recordEvidence(ctx, { stream: projectId, action: 'auction.change', subject: id, payload });
  return { id, version: version + 1 };
}

const bidders = `
  select b.id::text as id from auction_bidder b
  where b.tenant_id = $1 and b.auction_id = $2 and b.is_deleted = 0 order by b.id`;

/** The ids of whoever bids in an auction. */
export async function biddersOf(ctx: Pick<Ctx, 'db' | 'tenantId'>, auctionId: string): Promise<string[]> {
  const rows = await ctx.db.query<{ id: string }>(bidders, [ctx.tenantId, auctionId]);
  return rows.map(({ id }) => id);
}
