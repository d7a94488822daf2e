import { fileTemplate, templateStatus, type Row } from '@zhaocai/model';
import { Parameters, projectionOf, toWireRow, visibleConditions } from '../../../platform/rows/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';

type TemplateDetail = Row<typeof fileTemplate>;

/** A template of the own tenant or of the platform, that is in use. */
export async function findTemplate(ctx: Ctx, id: string): Promise<TemplateDetail> {
  const parameters = new Parameters();
  const where = visibleConditions(fileTemplate, ctx, { parameters }).join(' and ');
  const projection = projectionOf(fileTemplate, 'detail');
  const [row] = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select} from file_template t where ${where} and t.id = ${parameters.bind(id)}`,
    parameters.values,
  );
  if (!row) return notFound();
  // The select list is made from the definition that the type is made from.
  return toWireRow(row, projection) as unknown as TemplateDetail;
}

/** The document of a template. */
export async function templateBytes(files: Files, ctx: Ctx, template: TemplateDetail): Promise<Buffer> {
  if (template.tempStatus !== templateStatus.code.inUse) refuse('document.off');
  const [file] = template.files ?? [];
  if (!file) refuse('document.fileMissing');
  return (await files.openFile(ctx, file.fileId)).bytes;
}
