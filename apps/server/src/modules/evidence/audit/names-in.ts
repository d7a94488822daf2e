import { role, user, type Entity, type Field, type Fields, type Language } from '@zhaocai/model';
import { entityNamed, namerOf } from '../../../platform/crud/names.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import type { Named } from './changes-of.ts';

/** What a line of the record says of an entity: the notes in which ids stand. */
export interface NotesOf {
  readonly entity: Entity | undefined;
  readonly notes: readonly Readonly<Record<string, unknown>>[];
}

/** What no entity has as a field and is noted by its ids all the same. */
const notedReferences: Fields = {
  dataScopeIds: { kind: 'refs', to: 'dataScope', label: role.label },
  apiScopeIds: { kind: 'refs', to: 'apiScope', label: role.label },
  roleIds: { kind: 'refs', to: role.name, label: role.label },
  userId: { kind: 'ref', to: user.name, label: user.label },
};

/** Menus and applications are noted by their codes. */
const byCode = new Set(['menus', 'topMenus']);

/** Asks once for each kind of thing that a page of the record names, whatever the number of its lines. */
export async function namesIn(ctx: Ctx, pages: readonly NotesOf[]): Promise<(of: Entity | undefined) => Named> {
  const asked = pages.flatMap(({ entity, notes }) => notes.flatMap((note) => placesIn(entity, note)));
  const fields: Record<string, Field> = {};
  for (const { key, field } of asked) fields[key] = field;
  const rows = asked.map(({ key, id }) => ({ key, id, row: { [key]: id } as Record<string, unknown> }));
  const context = { asked: ctx.db, tenantId: ctx.tenantId, language: ctx.language };
  await (await namerOf(fields, context)).fill(rows.map(({ row }) => row));
  const names = new Map(rows.map(({ key, id, row }) => [`${key} ${id}`, row[key]]));
  const codes = await menuNames(ctx, pages);
  return (entity) => (name, value) =>
    byCode.has(name)
      ? (codes.get(String(value)) ?? value)
      : (names.get(`${keyOf(referenceOf(entity, name))} ${String(value)}`) ?? value);
}

function placesIn(entity: Entity | undefined, note: Readonly<Record<string, unknown>>) {
  return Object.entries(note).flatMap(([name, value]) => {
    const field = referenceOf(entity, name);
    if (!field) return [];
    return [value]
      .flat()
      .flatMap((id) => (id === null || id === '' ? [] : [{ key: keyOf(field), field, id: String(id) }]));
  });
}

type Reference = Extract<Field, { to: string }> | Extract<Field, { kind: 'dict' }>;

function referenceOf(entity: Entity | undefined, name: string): Reference | undefined {
  const field = entity && Object.hasOwn(entity.fields, name) ? entity.fields[name] : notedReferences[name];
  if (field?.kind === 'dict') return field;
  const isKnown = field?.kind === 'ref' || field?.kind === 'tree' || field?.kind === 'refs';
  return isKnown && entityNamed(field.to) ? field : undefined;
}

function keyOf(field: Reference | undefined): string {
  if (!field) return '';
  return field.kind === 'dict' ? `dict ${field.dict}` : field.to;
}

const menusByCode = `
  select m.code, m.name, coalesce(m.name_en, m.name) as en, p.name as above, coalesce(p.name_en, p.name) as "aboveEn"
  from menu m left join menu p on p.tenant_id = m.tenant_id and p.id = m.parent_id and m.category = 2
  where m.tenant_id = '000000' and m.code = any($1::text[])`;

const topMenusByCode = `select code, name from top_menu where tenant_id = '000000' and code = any($1::text[])`;

interface NamedCode {
  readonly code: string;
  readonly name: string;
  readonly en?: string;
  readonly above?: string | null;
  readonly aboveEn?: string | null;
}

async function menuNames(ctx: Ctx, pages: readonly NotesOf[]): Promise<ReadonlyMap<string, string>> {
  const noted = (name: string) =>
    pages.flatMap(({ notes }) =>
      notes.flatMap((note) => [note[name]].flat().filter((code) => typeof code === 'string')),
    );
  const [menus, tops] = [noted('menus'), noted('topMenus')];
  const found = [
    ...(menus.length > 0 ? await ctx.db.query<NamedCode>(menusByCode, [[...new Set(menus)]]) : []),
    ...(tops.length > 0 ? await ctx.db.query<NamedCode>(topMenusByCode, [[...new Set(tops)]]) : []),
  ];
  return new Map(found.map((one) => [one.code, pathOf(one, ctx.language)]));
}

/** A button is called 编辑 under a hundred menus: it is named with the menu. */
function pathOf({ name, en, above, aboveEn }: NamedCode, language: Language): string {
  const [own, menu] = language === 'en' ? [en ?? name, aboveEn] : [name, above];
  return menu ? `${menu} › ${own}` : own;
}
