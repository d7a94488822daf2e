import { mostRecent, type EndpointInput, type markMenu, type OwnMenus, type visitMenu } from '@zhaocai/model';
import { nextId } from '../../platform/db/index.ts';
import { notFound, type Ctx } from '../../platform/http/index.ts';

const own = `
  select coalesce((select jsonb_agg(o.menu_code order by o.favourite_no, o.menu_code) from own_menu o
      where o.tenant_id = $1 and o.user_id = $2 and o.favourite_no is not null), '[]') as favourites,
    coalesce((select jsonb_agg(r.menu_code order by r.visit_no desc, r.menu_code) from (
      select menu_code, visit_no from own_menu
      where tenant_id = $1 and user_id = $2 and visit_no is not null order by visit_no desc limit $3) r), '[]') as recent`;

/** What the caller has marked and what he opened last; which of it he may still open, his menu says. */
export async function readOwnMenus({ db, tenantId, user }: Ctx): Promise<OwnMenus> {
  const [found] = await db.query<OwnMenus>(own, [tenantId, user.userId, mostRecent]);
  return found ?? { favourites: [], recent: [] };
}

const known = `select from menu where tenant_id = '000000' and code = $1 and category = 1 and is_deleted = 0`;

async function demandMenu({ db }: Ctx, code: string): Promise<void> {
  if ((await db.query(known, [code])).length === 0) notFound();
}

const mark = `
  insert into own_menu (tenant_id, user_id, menu_code, favourite_no) values ($1, $2, $3, $4)
  on conflict (tenant_id, user_id, menu_code) do update
    set favourite_no = coalesce(own_menu.favourite_no, excluded.favourite_no)`;
const dropMarked = `
  delete from own_menu where tenant_id = $1 and user_id = $2 and menu_code = $3 and visit_no is null`;
const unmark = `
  update own_menu set favourite_no = null
  where tenant_id = $1 and user_id = $2 and menu_code = $3 and visit_no is not null`;

export async function markOwnMenu(ctx: Ctx, { code, isFavourite }: EndpointInput<typeof markMenu>): Promise<OwnMenus> {
  await demandMenu(ctx, code);
  const { db, tenantId, user } = ctx;
  if (isFavourite) await db.write(mark, [tenantId, user.userId, code, nextId()]);
  else {
    await db.write(dropMarked, [tenantId, user.userId, code]);
    await db.write(unmark, [tenantId, user.userId, code]);
  }
  return readOwnMenus(ctx);
}

const visit = `
  insert into own_menu (tenant_id, user_id, menu_code, visit_no) values ($1, $2, $3, $4)
  on conflict (tenant_id, user_id, menu_code) do update set visit_no = excluded.visit_no`;
/** Beyond the last few nothing is remembered of where somebody was. */
const forget = `
  with old as (
    select menu_code, favourite_no from own_menu
    where tenant_id = $1 and user_id = $2 and visit_no is not null order by visit_no desc offset $3),
  unvisited as (
    update own_menu o set visit_no = null from old
    where o.tenant_id = $1 and o.user_id = $2 and o.menu_code = old.menu_code and old.favourite_no is not null)
  delete from own_menu o using old
  where o.tenant_id = $1 and o.user_id = $2 and o.menu_code = old.menu_code and old.favourite_no is null`;

export async function visitOwnMenu(ctx: Ctx, { code }: EndpointInput<typeof visitMenu>): Promise<OwnMenus> {
  await demandMenu(ctx, code);
  const { db, tenantId, user } = ctx;
  await db.write(visit, [tenantId, user.userId, code, nextId()]);
  await db.write(forget, [tenantId, user.userId, mostRecent]);
  return readOwnMenus(ctx);
}
