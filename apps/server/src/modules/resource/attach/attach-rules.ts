import { columnOf, entities, type Entity } from '@zhaocai/model';
import type { WriteHooks } from '../../../platform/crud/index.ts';
import type { ScopeHook } from '../../../platform/rows/index.ts';
import { acceptFileName } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

/**
 * The register shows a tenant's own, open files. A sealed one is not even counted before its time, nor is one that a
 * supplier handed in: who takes part in a procurement is told by the opening alone.
 */
export const openOwnFiles: ScopeHook = () => 't.party_tenant_id is null and not t.is_sealed';

export const attachHooks: WriteHooks = {
  scope: openOwnFiles,
  beforeSave(_ctx, values, existing) {
    if (!existing) refuse('resource.attachUpload');
    return { fileName: renamed(String(values.fileName ?? ''), String(existing.fileSuffix)) };
  },
  beforeRemove: demandUnused,
};

/** The extension says what the file is, so a new name keeps it. */
function renamed(name: string, suffix: string): string {
  const whole = name.toLowerCase().endsWith(`.${suffix}`) ? name : `${name}.${suffix}`;
  return acceptFileName(whole).fileName;
}

/** A file hangs on a record by its own row, by a field of the record, or as somebody's picture. */
async function demandUnused(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const [used] = await ctx.db.query<{ name: string }>(usedFile, [ctx.tenantId, ids]);
  if (used) refuse('resource.attachInUse', { name: used.name });
}

const usedFile = `
  select a.file_name as name from attachment a
  where a.tenant_id = $1 and a.id = any($2::bigint[]) and a.is_deleted = 0 and not a.is_sealed
    and a.party_tenant_id is null
    and (a.business_id is not null or a.is_published ${usesInFields()
      .map((use) => `or ${use}`)
      .join(' ')}
      or exists (select from user_account u where u.tenant_id = $1 and u.is_deleted = 0 and u.avatar like '%' || a.id || '%'))
  limit 1`;

/** One condition for every field of files in the catalog: a new entity is covered by existing. */
function usesInFields(): string[] {
  return (entities as readonly Entity[]).flatMap(({ table, fields, appendOnly }) =>
    Object.entries(fields)
      .filter(([, field]) => field.kind === 'files' && !field.secret)
      .map(
        ([name]) => `exists (select from ${table} e where e.tenant_id = $1 ${appendOnly ? '' : 'and e.is_deleted = 0'}
          and e.${columnOf(fields, name)} @> jsonb_build_array(jsonb_build_object('fileId', a.id::text)))`,
      ),
  );
}
