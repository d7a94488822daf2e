import { message, oss, type Language, type StorageStep } from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { useProvider } from '../provider/use-provider.ts';
import type { SecretBox } from '../../../platform/secrets/index.ts';
import { ossColumns, storeOfRow, type OssRow } from './store-of-row.ts';

export interface OssDeps {
  readonly files: Pick<Files, 'probe'>;
  readonly box: SecretBox;
}

/** Puts, reads and deletes a small object; a failure says at which step, and why. */
export async function testOss(deps: OssDeps, ctx: Ctx, { id }: { id: string }): Promise<{ steps: StorageStep[] }> {
  const row = await findOss(ctx, id);
  return { steps: await demandWorking(deps, row, ctx.language) };
}

/** Only a store that works is put to use: otherwise every upload from now on would fail. */
export async function enableOss(deps: OssDeps, ctx: Ctx, { id }: { id: string }): Promise<null> {
  await lockRow(ctx, oss, { id });
  const row = await findOss(ctx, id);
  await demandWorking(deps, row, ctx.language);
  return useProvider(ctx, {
    table: 'oss',
    id,
    code: row.ossCode,
    title: { zh: `启用对象存储 ${row.ossCode}`, en: `Storage ${row.ossCode} put to use` },
  });
}

async function findOss(ctx: Ctx, id: string): Promise<OssRow> {
  const [row] = await ctx.db.query<OssRow>(
    `select ${ossColumns} from oss where tenant_id = $1 and id = $2 and is_deleted = 0`,
    [ctx.tenantId, id],
  );
  return row ?? notFound();
}

async function demandWorking({ files, box }: OssDeps, row: OssRow, language: Language): Promise<StorageStep[]> {
  const { steps, failed } = await files.probe(storeOfRow(box, row));
  if (failed) {
    const step = message(`resource.step.${failed.step}`, language);
    refuse('resource.ossTestFailed', { step, reason: failed.reason });
  }
  return [...steps];
}
