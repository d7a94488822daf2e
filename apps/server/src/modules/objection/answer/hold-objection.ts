import { isDecided, isReasoned, leastReason, appealType, objection, type Row } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import { findProject, type ProjectRow } from '../../tendering/index.ts';
import { objectionScope } from '../list/known-objections.ts';

export type ObjectionRow = Row<typeof objection>;

interface Wanted {
  readonly id: string;
  readonly version?: number | undefined;
}

/** The objection, if its project is this user's to see; a supplier's draft is missing. */
export async function findObjection(
  ctx: Ctx,
  id: string,
): Promise<{ readonly row: ObjectionRow; readonly project: ProjectRow }> {
  const row = await findRow(ctx, objection, { id, scope: objectionScope });
  return { row, project: await findProject(ctx, row.projectId) };
}

/** The same, held until the transaction ends. */
export async function holdObjection(ctx: Ctx, { id, version }: Wanted) {
  const { project } = await findObjection(ctx, id);
  const row = await lockRow(ctx, objection, { id, version, scope: objectionScope });
  return { row, project };
}

/** Enquiries and objections are answered, complaints and reports decided: each by its own act. */
export function demandKind(ctx: Ctx, { appealType: type }: Pick<ObjectionRow, 'appealType'>, decided: boolean): void {
  if (isDecided(type) !== decided)
    refuse('objection.otherKind', { kind: appealType.named(type)?.label[ctx.language] ?? '' });
}

/** Words that others act upon say something. */
export function demandWords(ctx: Ctx, text: string | undefined, name: 'answer' | 'decisionText' | 'carryOutRemark') {
  if (!isReasoned(text))
    refuse('objection.short', { field: objection.fields[name].label[ctx.language], least: leastReason });
}
