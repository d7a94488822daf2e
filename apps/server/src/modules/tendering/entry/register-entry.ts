import {
  entryLifecycle,
  isTendering,
  supplierStatus,
  type EndpointInput,
  type EndpointOutput,
  type registerEntry as endpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { supplierStream } from '../evidence/streams.ts';
import { askMembers, readConsortium, type Consortium } from './consortium.ts';
import { declareRelations } from './declare-relations.ts';
import { declareSize } from './declare-size.ts';
import { holdPackage } from './own-entry.ts';
import { firstStatus, storeEntry } from './store-entry.ts';

type RegisterInput = EndpointInput<typeof endpoint>;
type Registered = EndpointOutput<typeof endpoint>['entries'][number];

const { draft, inReview } = entryLifecycle.code;

interface LibrarySupplier {
  readonly supplierId: string;
  readonly supplierName: string;
  readonly creditCode: string;
  readonly supplierStatus: number;
}

/** A supplier registers for packages of a published project; the buyer's library learns of him at the opening. */
export async function registerEntry(ctx: Ctx, input: RegisterInput): Promise<EndpointOutput<typeof endpoint>> {
  if (ctx.user.tenantKind !== 'supplier') refuse('tendering.suppliersOnly');
  if (input.supplierTenantId && input.supplierTenantId !== ctx.tenantId) refuse('tendering.otherSupplier');
  const packageIds = [...new Set(input.packageIds)].sort(byNumber);
  // Packages are held in one order by everybody, so that nobody waits in a circle.
  const statuses: number[] = [];
  for (const packageId of packageIds) statuses.push(await admit(ctx, { ...input, packageId }));
  const supplier = await asLibraryKnows(ctx, input);
  if (supplierStatus.is(supplier.supplierStatus, 'blackListed')) refuse('tendering.blackListed');
  const consortium = await consortiumOf(ctx, input, supplier);
  const entries: Registered[] = [];
  for (const [index, packageId] of packageIds.entries()) {
    // Until its members have confirmed, a consortium is none.
    const entryStatus = consortium ? draft : (statuses[index] ?? inReview);
    entries.push(await insertEntry(ctx, input, { supplier, packageId, entryStatus, consortium }));
  }
  await recordEntries(ctx, input, { supplier, entries, consortium });
  const place = { tenantId: input.tenantId, projectId: input.projectId, entryIds: entries.map(({ id }) => id) };
  await declareSize(ctx, input, place);
  await declareRelations(ctx, input, place);
  if (consortium) await askMembers(ctx, consortium, place);
  // Whoever was invited answers by it; of another project this finds nothing.
  await ctx.db.query('select from accept_invitation($1, $2, $3, $4)', [
    input.tenantId,
    input.projectId,
    ctx.user.userId,
    ctx.now,
  ]);
  return { entries };
}

interface RegisteredNow {
  readonly supplier: LibrarySupplier;
  readonly entries: readonly Registered[];
  readonly consortium: Consortium | undefined;
}

async function recordEntries(
  ctx: Ctx,
  { tenantId, projectId }: RegisterInput,
  { supplier, entries, consortium }: RegisteredNow,
): Promise<void> {
  const stream = supplierStream(projectId, ctx.tenantId);
  const { supplierName, creditCode } = supplier;
  for (const { id, packageId, entryNum } of entries) {
    const payload = { packageId, entryNum, supplierName, creditCode, ...(consortium && told(consortium)) };
    await recordEvidence(ctx, { tenantId, stream, action: 'entry.register', subject: id, payload });
  }
}

async function consortiumOf(
  ctx: Ctx,
  input: RegisterInput,
  { creditCode }: LibrarySupplier,
): Promise<Consortium | undefined> {
  const leader = { tenantId: ctx.tenantId, codes: [creditCode, await ownCode(ctx)] };
  const consortium = await readConsortium(ctx, input, leader);
  if (consortium) await demandAccepted(ctx, input);
  return consortium;
}

const told = ({ leader, others }: Consortium) => ({
  share: leader.share,
  members: others.map(({ creditCode, name, share }) => ({ creditCode, name, share })),
});

async function ownCode(ctx: Ctx): Promise<string | null> {
  const [own] = await ctx.db.query<{ code: string | null }>(
    'select credit_code as code from tenant where tenant_id = $1',
    [ctx.tenantId],
  );
  return own?.code ?? null;
}

async function demandAccepted(ctx: Ctx, { tenantId, projectId }: RegisterInput): Promise<void> {
  const [project] = await ctx.db.query<{ accepts: boolean }>(
    'select is_consortium as accepts from published_project where tenant_id = $1 and id = $2',
    [tenantId, projectId],
  );
  if (!project?.accepts) refuse('tendering.noConsortium');
}

/** The status of a new registration for this package; refuses where none is taken. */
async function admit(
  ctx: Ctx,
  { tenantId, projectId, packageId }: { tenantId: string; projectId: string; packageId: string },
): Promise<number> {
  const held = await holdPackage(ctx, { tenantId, packageId });
  if (held.projectId !== projectId) notFound();
  if (!isTendering(held.stage) || ctx.now >= held.entryEndTime) refuse('tendering.notInEntryTime');
  return firstStatus(held);
}

async function asLibraryKnows(ctx: Ctx, { tenantId, projectId }: RegisterInput): Promise<LibrarySupplier> {
  const [supplier] = await ctx.db.query<LibrarySupplier & Record<string, unknown>>(
    `select supplier_id as "supplierId", supplier_name as "supplierName", credit_code as "creditCode",
       supplier_status as "supplierStatus"
     from registering_supplier($1, $2, $3)`,
    [tenantId, projectId, nextId()],
  );
  return supplier ?? notFound();
}

interface NewEntry {
  readonly supplier: LibrarySupplier;
  readonly packageId: string;
  readonly entryStatus: number;
  readonly consortium: Consortium | undefined;
}

/** By the policy of the party. */
async function insertEntry(
  ctx: Ctx,
  { tenantId, projectId, linkman, phone }: RegisterInput,
  { supplier, packageId, entryStatus, consortium }: NewEntry,
): Promise<Registered> {
  const { supplierId, supplierName, creditCode } = supplier;
  const who = { supplierId, supplierName, creditCode, supplierTenantId: ctx.tenantId, linkman, phone };
  const stored = await storeEntry(ctx, { ...who, tenantId, projectId, packageId, entryStatus, consortium });
  return { ...stored, packageId, entryStatus };
}

function byNumber(left: string, right: string): number {
  return left.length - right.length || (left < right ? -1 : 1);
}
