import { dataSource, generatedFields, type GeneratedField } from '@zhaocai/model';
import type { Values, WriteHooks } from '../../../platform/crud/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { snakeCaseOf } from './generate/entity-of.ts';

const fromDataSource = 4;

/** What every row has already, and what a list's query is asked by. */
const takenFields = new Set(
  `id tenantId createUser createDept createTime updateUser updateTime status version isDeleted
   ids current size ascs descs keyword lang`.split(/\s+/),
);

/** Names that the generated files import, or that the language keeps for itself. */
const takenEntities = new Set(
  `entity arguments await break case catch class const continue debugger default delete do else enum eval export
   extends false finally for function if implements import in instanceof interface let new null package private
   protected public return static super switch this throw true try typeof var void while with yield`.split(/\s+/),
);

/** What is stored can be generated: the fields are well formed, and no name is one that SQL or TypeScript keeps. */
export const codeHooks: WriteHooks = {
  async beforeSave(ctx, values) {
    if (!values.datasourceId && Number(values.codeSource) === fromDataSource) refuse('develop.dataSourceMissing');
    const fieldList = parsedFields(values);
    demandFreeNames(String(values.entityName), fieldList);
    await demandNoKeyword(ctx, [String(values.tableName), ...fieldList.map(({ name }) => snakeCaseOf(name))]);
    return { fieldList };
  },
};

export async function demandDataSource(ctx: Ctx, id: string): Promise<void> {
  if (!/^\d{1,18}$/.test(id)) notFound();
  // Locked, so that it is not removed before this entry stands.
  await lockRow(ctx, dataSource, { id, mode: 'refer', reach: 'tenant' });
}

function parsedFields({ fieldList }: Values): GeneratedField[] {
  const parsed = generatedFields.safeParse(fieldList);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const [index, ...rest] = issue?.path ?? [];
  return refuse('develop.fields', { where: typeof index === 'number' ? [index + 1, ...rest].join('.') : '-' });
}

function demandFreeNames(entityName: string, fields: readonly GeneratedField[]): void {
  if (takenEntities.has(entityName)) refuse('develop.fieldReserved', { name: entityName });
  const seen = new Set<string>();
  for (const { name } of fields) {
    if (takenFields.has(name)) refuse('develop.fieldReserved', { name });
    if (seen.has(name)) refuse('develop.fieldTwice', { name });
    seen.add(name);
  }
}

async function demandNoKeyword({ db }: Ctx, names: readonly string[]): Promise<void> {
  const [taken] = await db.query<{ word: string }>(
    `select word from pg_get_keywords() where catcode in ('R', 'T') and word = any($1::text[])`,
    [names],
  );
  if (taken) refuse('develop.fieldReserved', { name: taken.word });
}
