import { procurementMethod, type documentConfirm, type FormValues, type Row } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { askIfBound, isBeingApproved } from '../../workflow/index.ts';
import type { ProjectRow } from '../project/find-project.ts';

/** The confirmation of documents, as flows speak of it. */
export const documentsType = 'doc_confirm';

interface Asked {
  readonly id: string;
  readonly project: ProjectRow;
  readonly content: string | undefined;
}

/** Asks those whom the bound flow names; without one whoever confirms projects decides. */
export function askForDocuments(ctx: Ctx, { id, project, content }: Asked): Promise<boolean> {
  const title = `${project.projectNo} ${project.projectName}`;
  const form = () => documentsForm(ctx, project, content ?? null);
  return askIfBound(ctx, { businessType: documentsType, businessId: id, title, form });
}

/** What those read who are asked. */
export function documentsForm(ctx: Ctx, project: ProjectRow, content: string | null): FormValues {
  const { projectNo, projectName, manner, generalBudget, files } = project;
  const method = procurementMethod.named(manner)?.label[ctx.language] ?? '';
  return { projectNo, projectName, manner: method, generalBudget, content, files: files ?? [] };
}

/** While a flow decides nobody else does. */
export async function demandNotInFlow(ctx: Ctx, { id }: Pick<Row<typeof documentConfirm>, 'id'>): Promise<void> {
  if (await isBeingApproved(ctx, { businessType: documentsType, businessId: id })) refuse('tendering.documentsInFlow');
}
