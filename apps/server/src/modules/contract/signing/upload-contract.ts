import {
  contractSide,
  entryLifecycle,
  projectLifecycle,
  type EndpointInput,
  type EndpointOutput,
  type uploadContract as endpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findOwnEntry, type OwnEntry } from '../../tendering/index.ts';
import { demandVersion } from '../../../platform/rows/index.ts';
import { handIn, lockContract, proofOf, signedFiles, versionsOf } from './hand-in.ts';
import { actOnOwn, ownContractOf } from './own-contract.ts';
import { tellOtherSide } from './tell-other-side.ts';

/** The winner hands in the contract that he signed; a further version takes the place of the former, which is kept. */
export async function uploadContract(
  files: Files,
  ctx: Ctx,
  { entryId, contractId: supplementId, fileId, version }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const contractId = supplementId ?? null;
  const entry = await findOwnEntry(ctx, entryId);
  await demandWon(ctx, entry);
  const found = await signedFiles(files, ctx, [fileId]);
  await lockContract(ctx, entry);
  const drawnUp = await ownContractOf(ctx, entry, contractId);
  const { signed, countersigned } = await versionsOf(ctx, { tenantId: entry.tenantId, id: entry.id, contractId });
  if (countersigned > 0) refuse('tendering.contractSettled');
  demandVersion({ version: signed }, version);
  const { tenantId, projectId, packageId } = entry;
  const versionNo = signed + 1;
  const place = { tenantId, projectId, packageId, entryId, contractId, supplierTenantId: ctx.tenantId };
  await handIn(files, ctx, { place: { ...place, side: contractSide.code.supplier, versionNo }, found });
  // Where a contract was drawn up, this is its signature.
  if (drawnUp) await actOnOwn(ctx, { own: drawnUp, act: 'sign' });
  await tellOtherSide(ctx, entry, signed === 0 ? 'contractSigned' : 'contractChanged');
  await recordEvidence(ctx, {
    tenantId,
    stream: projectId,
    action: signed === 0 ? 'contract.sign' : 'contract.replace',
    subject: entryId,
    payload: { packageId, versionNo, files: proofOf(found) },
  });
  return { entryId, version: versionNo };
}

async function demandWon(ctx: Ctx, { tenantId, projectId, entryStatus }: OwnEntry): Promise<void> {
  const [project] = await ctx.db.query<{ stage: number }>(
    'select stage from published_project where tenant_id = $1 and id = $2',
    [tenantId, projectId],
  );
  if (!project || !projectLifecycle.hasReached(project.stage, 'resultPublished'))
    refuse('tendering.contractNotPublished');
  if (!entryLifecycle.is(entryStatus, 'won')) refuse('tendering.contractNotWon');
}
