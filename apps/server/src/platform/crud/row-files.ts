import { columnOf, permissionOf, type Entity } from '@zhaocai/model';
import { hiddenFields } from '../access/index.ts';
import { bindAttachments, fileIdsIn, publishAttachments, type FileAccess, type FileCtx } from '../files/index.ts';
import { refuse } from '../http/refusal.ts';
import { Parameters } from '../rows/sql-text.ts';
import type { Values } from '../rows/values.ts';
import { visibleConditions } from '../rows/visible.ts';

const carriers = new Set<string>(['files', 'richText']);
const platformTenant = '000000';

/** The fields of an entity that name files. */
export function fileFieldsOf({ fields }: Pick<Entity, 'fields'>): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => (carriers.has(kind) ? [name] : []));
}

/**
 * Whoever may open a row of the entity reads the files that hang on it, or that a copy of the row has taken along: with
 * the permission, within his data scope, where one of the fields that name files is not hidden from him.
 */
export function rowReads(entity: Entity): FileAccess {
  const names = fileFieldsOf(entity);
  return {
    async mayRead(ctx, { tenantId, businessId, fileId }) {
      if (tenantId !== ctx.tenantId || !ctx.user.permissions.has(permissionOf(entity, 'detail'))) return false;
      const shown = names.filter((name) => !hiddenFields(ctx.user, entity).includes(name));
      if (shown.length === 0) return false;
      const lists = shown.filter((name) => entity.fields[name]?.kind === 'files');
      return (
        (await isThere(ctx, entity, (bind) => `t.id = ${bind(businessId)}::bigint`)) ||
        (lists.length > 0 && (await isThere(ctx, entity, (bind) => naming(entity, lists, bind(listOf(fileId))))))
      );
    },
  };
}

const listOf = (fileId: string) => JSON.stringify([{ fileId }]);
const naming = ({ fields }: Entity, names: readonly string[], value: string) =>
  `(${names.map((name) => `t.${columnOf(fields, name)} @> ${value}::jsonb`).join(' or ')})`;

async function isThere(
  ctx: FileCtx,
  entity: Entity,
  condition: (bind: (value: unknown) => string) => string,
): Promise<boolean> {
  const parameters = new Parameters();
  const conditions = visibleConditions(entity, ctx, { parameters });
  conditions.push(condition((value) => parameters.bind(value)));
  const found = await ctx.db.query(
    `select 1 from ${entity.table} t where ${conditions.join(' and ')} limit 1`,
    parameters.values,
  );
  return found.length > 0;
}

/**
 * Hangs what a save newly names on its row: files that the caller has uploaded himself and that hang nowhere else. Any
 * other is refused in a list of files, for whoever opens the row would read it; a text may name what hangs elsewhere, and
 * lets nobody read it.
 */
export async function hangFiles(
  ctx: FileCtx,
  entity: Entity,
  { id, values, existing = {} }: { readonly id: string; readonly values: Values; readonly existing?: Values },
): Promise<void> {
  const names = fileFieldsOf(entity);
  const isList = (name: string) => entity.fields[name]?.kind === 'files';
  const before = new Set(fileIdsIn(names.map((name) => existing[name])));
  const newIn = (some: readonly string[]) =>
    fileIdsIn(some.map((name) => values[name])).filter((fileId) => !before.has(fileId));
  const [listed, told] = [newIn(names.filter(isList)), newIn(names.filter((name) => !isList(name)))];
  if (listed.length + told.length === 0) return;
  const { tenantId, now } = ctx;
  const hung = { tenantId, businessType: entity.name, businessId: id, userId: ctx.user.userId, now };
  const bound = await bindAttachments(ctx.db, { ...hung, fileIds: listed });
  if (bound !== listed.length) refuse('file.notYours');
  await bindAttachments(ctx.db, { ...hung, fileIds: told });
  // What the platform says to all tenants is read by all of them.
  if (entity.platformReadable && tenantId === platformTenant) await publishAttachments(ctx.db, hung);
}
