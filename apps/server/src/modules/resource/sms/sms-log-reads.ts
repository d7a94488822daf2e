import { resource, smsLog, type ExportInput, type PageInput } from '@zhaocai/model';
import { exportRows, readDetail, readPage } from '../../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { hiddenPhone } from './phone-rules.ts';

/** What was sent, newest first; a phone is somebody's, so its middle stays hidden. */
export function smsLogReads(): MountedEndpoint[] {
  const { page, detail, export: exported } = resource(smsLog);
  const shown = (row: Record<string, unknown>) => ({ ...row, phone: hiddenPhone(String(row.phone)) });
  return [
    handle<PageInput, unknown>(page, async (ctx, input) => {
      const answer = await readPage(ctx, smsLog, { input });
      return { ...answer, records: answer.records.map(shown) };
    }),
    handle<ExportInput, unknown>(exported, (ctx, input) =>
      exportRows(ctx, smsLog, { input, finish: (rows) => rows.map(shown) }),
    ),
    handle<{ id: string }, unknown>(detail, async (ctx, { id }) => shown(await readDetail(ctx, smsLog, { id }))),
  ];
}
