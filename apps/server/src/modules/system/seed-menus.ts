import { menuStatus, menuSeeds, topMenuSeeds } from '@zhaocai/model';
import { nextId, type Tx } from '../../platform/db/index.ts';
import { menuRows } from './menu-rows.ts';

/**
 * Brings this version's menus in. A row that an administrator has changed (version above 0) or removed stays as he
 * left it. Answers the codes that nobody could hold before, because they are new or were only planned, so that the
 * built-in roles are granted those and nothing twice.
 */
export async function seedMenus(tx: Tx): Promise<ReadonlySet<string>> {
  const known = byCode(await tx.query<Coded & Record<string, unknown>>(menuCodes));
  const rows = menuRows(menuSeeds);
  const added = rows.filter(({ code }) => !known.has(code)).map(({ code }) => code);
  const ids = new Map([...known, ...added.map((code) => [code, nextId()] as const)]);
  const records = rows.map((row) => ({
    id: ids.get(row.code),
    parent_id: (row.parentCode && ids.get(row.parentCode)) ?? '0',
    code: row.code,
    name: row.name.zh,
    name_en: row.name.en,
    alias: row.alias,
    path: row.path,
    source: row.icon,
    sort: row.sort,
    category: row.category,
    action: row.action,
    tenant_kinds: `{${row.kinds.join(',')}}`,
    status: menuStatus.code[row.planned ? 'planned' : 'available'],
  }));
  await tx.query(upsertMenus, [JSON.stringify(records), tx.now]);
  const finished = await tx.query<{ code: string }>(finishPlanned, [
    rows.filter((row) => !row.planned).map(({ code }) => code),
  ]);
  await seedTopMenus(tx, ids);
  await showInTopMenus(tx, added);
  return new Set([...added, ...finished.map(({ code }) => code)]);
}

const upsertMenus = `
  insert into menu as m (tenant_id, id, parent_id, code, name, name_en, alias, path, source, sort, category, action,
    tenant_kinds, status, create_time, update_time)
  select '000000', s.id, s.parent_id, s.code, s.name, s.name_en, s.alias, s.path, s.source, s.sort, s.category, s.action,
    s.tenant_kinds, s.status, $2::timestamptz, $2::timestamptz
  from jsonb_to_recordset($1::jsonb) as s (id bigint, parent_id bigint, code text, name text, name_en text, alias text,
    path text, source text, sort integer, category smallint, action smallint, tenant_kinds text[],
    status smallint)
  on conflict (tenant_id, id) do update set
    parent_id = excluded.parent_id, name = excluded.name, name_en = excluded.name_en, alias = excluded.alias,
    path = excluded.path, source = excluded.source, sort = excluded.sort, action = excluded.action,
    tenant_kinds = excluded.tenant_kinds
  where m.version = 0 and m.is_deleted = 0`;

/** What had been planned and is built now: it changes its status once, so it is new once. */
// oxlint-disable-next-line house/states-move-by-transition -- the release that brings a page is no act of a person
const finishPlanned = `
  update menu set status = ${menuStatus.code.available}
  where tenant_id = '000000' and status in ${menuStatus.sql('planned')} and is_deleted = 0 and code = any($1::text[]) returning code`;

interface Coded {
  readonly code: string;
  readonly id: string;
}

/** With the rows that were removed, so that they are not brought back. */
const menuCodes = `select code, id::text from menu where tenant_id = '000000' order by is_deleted desc`;
const topMenuCodes = `select code, id::text from top_menu where tenant_id = '000000' order by is_deleted desc`;

function byCode(rows: readonly Coded[]): Map<string, string> {
  return new Map(rows.map(({ code, id }) => [code, id]));
}

const insertTopMenu = `
  insert into top_menu (tenant_id, id, code, name, name_en, source, path, sort, type, create_time, update_time)
  values ('000000', $1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`;

/** A top menu shows whole branches: which of them is set when it is new, and the administrator's afterwards. */
async function seedTopMenus(tx: Tx, menuIds: ReadonlyMap<string, string>): Promise<void> {
  const known = byCode(await tx.query<Coded & Record<string, unknown>>(topMenuCodes));
  for (const [index, { code, name, icon, path, type, menus: roots }] of topMenuSeeds.entries()) {
    if (known.has(code)) continue;
    const id = nextId();
    await tx.query(insertTopMenu, [id, code, name.zh, name.en, icon, path, index + 1, type, tx.now]);
    await tx.query(setTopMenu, [id, roots.map((root) => menuIds.get(root))]);
  }
}

/** A menu of a later version is shown wherever the one above it is. */
async function showInTopMenus(tx: Tx, added: readonly string[]): Promise<void> {
  await tx.query(
    `with recursive below as (
       select tm.top_menu_id, m.id from menu m
       join top_menu_menu tm on tm.tenant_id = m.tenant_id and tm.menu_id = m.parent_id
       where m.tenant_id = '000000' and m.category = 1 and m.code = any($1::text[])
       union
       select b.top_menu_id, m.id from menu m join below b on m.parent_id = b.id
       where m.tenant_id = '000000' and m.category = 1 and m.code = any($1::text[]))
     insert into top_menu_menu (tenant_id, top_menu_id, menu_id)
     select '000000', top_menu_id, id from below on conflict do nothing`,
    [added],
  );
}

const setTopMenu = `
  insert into top_menu_menu (tenant_id, top_menu_id, menu_id)
  with recursive branch as (
    select id from menu where tenant_id = '000000' and id = any($2::bigint[])
    union all
    select m.id from menu m join branch b on m.parent_id = b.id where m.tenant_id = '000000' and m.category = 1)
  select '000000', $1, id from branch`;
