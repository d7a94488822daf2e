import {
  contractSide,
  projectLifecycle,
  type EndpointInput,
  type EndpointOutput,
  type saveAgreements as endpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockProject } from '../../tendering/index.ts';
import { demandVersion } from '../../../platform/rows/index.ts';
import { handIn, proofOf, signedFiles } from './hand-in.ts';

/** The agreements of a project as they are from now on; the former version is kept. They are the buyer's own. */
export async function saveAgreements(
  files: Files,
  ctx: Ctx,
  { projectId, fileIds, version }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const project = await lockProject(ctx, projectId);
  if (!projectLifecycle.hasReached(project.stage, 'resultPublished')) refuse('tendering.contractNotPublished');
  const found = await signedFiles(files, ctx, fileIds);
  const [last] = await ctx.db.query<{ version: number }>(
    `select coalesce(max(version_no), 0) as version from contract_file
     where tenant_id = $1 and project_id = $2 and side in ${contractSide.sql('agreement')}`,
    [ctx.tenantId, projectId],
  );
  demandVersion({ version: last?.version ?? 0 }, version);
  const versionNo = version + 1;
  const place = { tenantId: ctx.tenantId, projectId, side: contractSide.code.agreement, versionNo };
  await handIn(files, ctx, { place, found });
  await recordEvidence(ctx, {
    stream: projectId,
    action: 'project.agreements',
    subject: projectId,
    payload: { versionNo, files: proofOf(found) },
  });
  return { projectId, version: versionNo };
}
