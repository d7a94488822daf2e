import { enterpriseSize } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { declarationOfSize, hangOwnFiles, type HandedIn } from './own-files.ts';

interface Declaration {
  readonly smeType?: number | null | undefined;
  readonly smeFiles?: HandedIn | null | undefined;
}

/** Who declares himself a small or medium enterprise hands the declaration in: 财库〔2020〕46号第十一条. */
function demandDeclared({ smeType, smeFiles }: Declaration): void {
  const isDeclared = smeType !== null && smeType !== undefined && !enterpriseSize.is(smeType, 'none');
  if (isDeclared && !smeFiles?.length) refuse('tendering.smeFile');
}

interface Place {
  readonly tenantId: string;
  readonly entryIds: readonly string[];
}

/** What the supplier declares for his own registrations; nothing is changed where nothing is said. */
export async function declareSize(ctx: Ctx, declaration: Declaration, { tenantId, entryIds }: Place): Promise<void> {
  const { smeType, smeFiles } = declaration;
  if (smeType === undefined || smeType === null) return;
  demandDeclared(declaration);
  // Without a declaration there is no paper to it.
  const files = enterpriseSize.is(smeType, 'none') ? [] : (smeFiles ?? []);
  const [entryId = ''] = entryIds;
  const known = await declared(ctx, { tenantId, entryId });
  const added = files.filter(({ fileId }) => !known.includes(fileId));
  await hangOwnFiles(ctx, added, { businessType: declarationOfSize, entryId, tenantId });
  for (const id of entryIds)
    await ctx.db.query('select from declare_size($1, $2, $3, $4::jsonb)', [
      tenantId,
      id,
      smeType,
      JSON.stringify(files),
    ]);
}

/** The files of the declaration so far. */
async function declared(ctx: Ctx, { tenantId, entryId }: { tenantId: string; entryId: string }): Promise<string[]> {
  const [row] = await ctx.db.query<{ files: { fileId: string }[] }>(
    `select coalesce(sme_files, '[]') as files from entry where tenant_id = $1 and id = $2 and supplier_tenant_id = $3`,
    [tenantId, entryId, ctx.tenantId],
  );
  return (row?.files ?? []).map(({ fileId }) => fileId);
}
