import { fileTemplate, templateStatus, type Page, type PageInput, type TemplateRow } from '@zhaocai/model';
import { readPage } from '../../../platform/crud/index.ts';
import { Parameters, projectionOf, toWireRow, visibleConditions } from '../../../platform/rows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

/** The own tenant's alone. */
export async function pageOwnTemplates(ctx: Ctx, input: PageInput): Promise<Page<TemplateRow>> {
  const page = await readPage(ctx, { ...fileTemplate, platformReadable: false }, { input });
  return page as unknown as Page<TemplateRow>;
}

interface Wanted {
  readonly tempType?: number;
  /** Not the platform's. */
  readonly isOwn?: boolean;
}

/** Templates in use, one's own first. */
export async function listTemplates(ctx: Ctx, { tempType, isOwn = false }: Wanted): Promise<TemplateRow[]> {
  const parameters = new Parameters();
  const projection = projectionOf(fileTemplate, 'list');
  const readable = { ...fileTemplate, platformReadable: !isOwn };
  const seen = visibleConditions(readable, ctx, { parameters }).join(' and ');
  const own = parameters.bind(ctx.tenantId);
  const rows = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select} from file_template t
     where ${seen} and t.temp_status in ${templateStatus.sql('inUse')}
       ${tempType === undefined ? '' : `and t.temp_type = ${parameters.bind(tempType)}`}
     order by (t.tenant_id = ${own}) desc, t.update_time desc, t.id desc`,
    parameters.values,
  );
  return rows.map((row) => toWireRow(row, projection) as unknown as TemplateRow);
}

export async function lastTemplate(ctx: Ctx, { tempType }: { tempType: number }): Promise<TemplateRow | null> {
  return (await listTemplates(ctx, { tempType }))[0] ?? null;
}
