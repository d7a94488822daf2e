import { type Entity, type Field, type Fields, type Language } from '@zhaocai/model';
import type { SpreadsheetField, SpreadsheetFields } from '../excel/index.ts';
import type { Ctx } from '../http/context.ts';
import { treeColumn, type NamedColumn } from './import-tree.ts';
import { dictionaryWords, entityNamed, isOwnTree, nameColumn } from './names.ts';

const plainKinds: ReadonlySet<Field['kind']> = new Set<SpreadsheetField['kind']>([
  'text',
  'longText',
  'integer',
  'decimal',
  'money',
  'rate',
  'choice',
  'flag',
  'day',
  'instant',
  'month',
]);

/** The columns of an import: what a save takes and a cell can hold. */
export function importFields(entity: Entity): Fields {
  return Object.fromEntries(
    Object.entries(entity.fields).filter(([, field]) => !field.readOnly && !field.secret && isColumn(field)),
  );
}

function isColumn({ kind }: Field): boolean {
  return plainKinds.has(kind) || kind === 'dict' || kind === 'ref' || kind === 'tree';
}

function isPlain(field: Field): field is SpreadsheetField {
  return plainKinds.has(field.kind);
}

const nameHelp = { zh: '填写名称', en: 'by its name' };
const pathHelp = { zh: '填写名称，或从顶级起以“/”连接的路径', en: 'by its name, or the path from the root with “/”' };

/** As the spreadsheet is read: references and words of dictionaries are typed by their names. */
export function importSpreadsheet(fields: Fields): SpreadsheetFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isPlain(field)
        ? field
        : {
            kind: 'text',
            label: field.label,
            maxLength: field.kind === 'tree' ? 1000 : 100,
            required: field.required,
            help: field.help ?? (field.kind === 'tree' ? pathHelp : nameHelp),
          },
    ]),
  );
}

export type NamedColumns = Readonly<Record<string, NamedColumn>>;

/** More would be no drop-down that anybody reads. */
const mostChoices = 500;
const mostNames = 20_000;

/** The columns whose cells name something: looked up once for the whole spreadsheet. */
export async function namedColumns(ctx: Ctx, entity: Entity): Promise<NamedColumns> {
  const columns: Record<string, NamedColumn> = {};
  for (const [name, field] of Object.entries(importFields(entity))) {
    if (isOwnTree(entity, field)) columns[name] = await treeColumn(ctx, entity, name);
    else if (field.kind === 'dict') columns[name] = await dictColumn(ctx, field.dict);
    else if (field.kind === 'ref' || field.kind === 'tree') columns[name] = await referenceColumn(ctx, field.to);
  }
  return columns;
}

async function dictColumn(ctx: Ctx, code: string): Promise<NamedColumn> {
  const words = (await dictionaryWords(ctx.db, code, ctx.tenantId)).filter(({ isSealed }) => isSealed === 0);
  const labelOf = ({ zh, en }: { zh: string; en: string | null }, language: Language) =>
    (language === 'en' && en) || zh;
  return {
    choices: words.map((word) => labelOf(word, ctx.language)).slice(0, mostChoices),
    find(name) {
      const found = words.find(({ key, zh, en }) => [key, zh, en].includes(name));
      return found ? { value: found.key } : { fault: 'file.spreadsheetNameUnknown' };
    },
  };
}

async function referenceColumn(ctx: Ctx, to: string): Promise<NamedColumn> {
  const ids = new Map<string, string[]>();
  for (const { id, name } of await rowsNamed(ctx, entityNamed(to)))
    if (name) ids.set(name, [...(ids.get(name) ?? []), id]);
  return {
    choices: [...ids.keys()].slice(0, mostChoices),
    find(name) {
      const [value, ...others] = ids.get(name) ?? [];
      if (value === undefined) return { fault: 'file.spreadsheetNameUnknown' };
      return others.length > 0 ? { fault: 'file.spreadsheetNameTwice' } : { value };
    },
  };
}

async function rowsNamed(ctx: Ctx, entity: Entity | undefined): Promise<{ id: string; name: string | null }[]> {
  if (!entity) return [];
  return ctx.db.query(
    `select id::text, ${nameColumn(entity)}::text as name from ${entity.table}
     where tenant_id = $1 and is_deleted = 0 order by id limit ${mostNames}`,
    [ctx.tenantId],
  );
}
