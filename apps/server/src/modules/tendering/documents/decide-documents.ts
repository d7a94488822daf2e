import { documentConfirm, type EntityAction, type MoveAnswer, type MoveInput, type Row } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import { lockProject } from '../project/find-project.ts';
import { demandNotInFlow } from './documents-approval.ts';
import { moveDocuments } from './move-documents.ts';

type Handed = Row<typeof documentConfirm>;

/** Another's word on the documents, or that of who handed them in to take them back. */
export async function decideDocuments(
  ctx: Ctx,
  { id, version, reason, action }: MoveInput & { readonly action: EntityAction<typeof documentConfirm> },
): Promise<MoveAnswer<Handed['confirmStatus']>> {
  const { projectId } = await findRow(ctx, documentConfirm, { id });
  const project = await lockProject(ctx, projectId);
  const row = await lockRow(ctx, documentConfirm, { id, version });
  await demandNotInFlow(ctx, row);
  return moveDocuments(ctx, { project, row, action, reason });
}
