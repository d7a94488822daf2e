import type { Saved } from '@zhaocai/model';
import { refuseFaults, sentSpreadsheet } from '../../../platform/excel/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { saveProject } from '../project/save-project.ts';
import { readProjectSpreadsheet } from './read-project-spreadsheet.ts';

/** Makes a draft of an .xlsx: all of it, or nothing and a list of what is wrong, row by row. */
export async function importProject(ctx: Ctx): Promise<Saved> {
  const { input, faults } = await readProjectSpreadsheet(await sentSpreadsheet(ctx));
  return input ? saveProject(ctx, input) : refuseFaults(faults, ctx.language);
}
