import type { EndpointOutput, importProject as endpoint } from '@zhaocai/model';
import { refuseFaults, sentSpreadsheet } from '../../../platform/excel/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { saveProject } from '../project/save-project.ts';
import { readProjectSpreadsheet } from './read-project-spreadsheet.ts';

/** Makes a draft of an .xlsx: all of it, or nothing and a list of what is wrong, row by row. */
export async function importProject(ctx: Ctx): Promise<EndpointOutput<typeof endpoint>> {
  const { input, faults, ignored } = await readProjectSpreadsheet(await sentSpreadsheet(ctx));
  if (!input) return refuseFaults(faults, ctx.language);
  return { ...(await saveProject(ctx, input)), ...(ignored.length > 0 && { ignored: [...ignored] }) };
}
