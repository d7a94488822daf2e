import { nextId, type Database } from '../../../platform/db/index.ts';
import { helpFiles, placeOf } from './help-files.ts';

const known = `select id::text, coalesce(code, route_str) as place from help_page
  where tenant_id = '000000' order by is_deleted desc`;

const upsert = `
  insert into help_page as h (tenant_id, id, title, title_en, code, route_str, content, content_en, create_time, update_time)
  select '000000', s.id, s.title, s."titleEn", s.code, s.route, s.content, s."contentEn", $2::timestamptz, $2::timestamptz
  from jsonb_to_recordset($1::jsonb) as s (id bigint, title text, "titleEn" text, code text, route text, content text,
    "contentEn" text)
  on conflict (tenant_id, id) do update set title = excluded.title, title_en = excluded.title_en,
    content = excluded.content, content_en = excluded.content_en
  where h.version = 0 and h.is_deleted = 0`;

/** The help that comes with this version. A page that an administrator has changed or removed stays as he left it. */
export async function seedHelp(owner: Pick<Database, 'transaction'>): Promise<void> {
  await owner.transaction('000000', async (tx) => {
    const ids = new Map((await tx.query<{ id: string; place: string }>(known)).map(({ id, place }) => [place, id]));
    const rows = helpFiles().map((file) => ({
      id: ids.get(placeOf(file)) ?? nextId(),
      code: file.code,
      route: file.route,
      title: file.zh.title,
      titleEn: file.en.title,
      content: file.zh.html,
      contentEn: file.en.html,
    }));
    await tx.query(upsert, [JSON.stringify(rows), tx.now]);
  });
}
