import { followInTasks } from '../performing/contracts-of-projects.ts';
import {
  contractSide,
  entryLifecycle,
  projectLifecycle,
  type countersignContract as endpoint,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { findProject } from '../../tendering/index.ts';
import { demandVersion } from '../../../platform/rows/index.ts';
import { handIn, lockContract, proofOf, signedFiles, versionsOf } from './hand-in.ts';
import { findDrawnUp, signDrawnUp } from './sign-drawn-up.ts';
import { tellOtherSide } from './tell-other-side.ts';

type Said = EndpointInput<typeof endpoint>;

/** The buyer hands back the contract with both signatures. That ends it: neither side changes anything afterwards. */
export async function countersignContract(
  files: Files,
  ctx: Ctx,
  { entryId, contractId: supplementId, fileId, version, lateReason }: Said,
): Promise<EndpointOutput<typeof endpoint>> {
  const contractId = supplementId ?? null;
  const entry = await findWonEntry(ctx, entryId);
  const { projectId, packageId, supplierTenantId } = entry;
  const found = await signedFiles(files, ctx, [fileId]);
  const contract = { tenantId: ctx.tenantId, id: entryId, contractId };
  await lockContract(ctx, contract);
  const drawnUp = await findDrawnUp(ctx, entryId, contractId);
  const { signed, countersigned } = await versionsOf(ctx, contract);
  if (countersigned > 0) refuse('tendering.contractSettled');
  if (signed === 0) refuse('tendering.contractNotSigned');
  demandVersion({ version: signed }, version);
  const place = { tenantId: ctx.tenantId, projectId, packageId, entryId, contractId, supplierTenantId };
  await handIn(files, ctx, { place: { ...place, side: contractSide.code.buyer, versionNo: 1 }, found });
  if (drawnUp) await signDrawnUp(ctx, drawnUp, lateReason);
  await tellOtherSide(ctx, contract, 'contractDone');
  await recordEvidence(ctx, {
    stream: projectId,
    action: 'contract.countersign',
    subject: entryId,
    payload: { packageId, ofVersion: signed, files: proofOf(found) },
  });
  await followInTasks(ctx, projectId);
  return { entryId, version: signed };
}

interface WonEntry {
  readonly projectId: string;
  readonly packageId: string;
  readonly supplierTenantId: string;
  readonly entryStatus: number;
}

/** An entry of a project that this user sees; refused unless it has won and everybody may know. */
async function findWonEntry(ctx: Ctx, id: string): Promise<WonEntry> {
  const [entry] = await ctx.db.query<WonEntry & Record<string, unknown>>(
    `select project_id as "projectId", package_id as "packageId", supplier_tenant_id as "supplierTenantId",
       entry_status as "entryStatus"
     from entry where tenant_id = $1 and id = $2 and is_deleted = 0`,
    [ctx.tenantId, id],
  );
  if (!entry) return notFound();
  const project = await findProject(ctx, entry.projectId);
  if (!projectLifecycle.hasReached(project.stage, 'resultPublished')) refuse('tendering.contractNotPublished');
  if (!entryLifecycle.is(entry.entryStatus, 'won')) refuse('tendering.contractNotWon');
  return entry;
}
