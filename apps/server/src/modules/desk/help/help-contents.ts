import type { EndpointInput, EndpointOutput, helpContents as endpoint } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { helpFiles, placeOf } from './help-files.ts';

// The tags of the text are no words; its own help of a page hides the platform's before anything is searched for.
const find = `
  select id, title, "titleEn", code, "routeStr"
  from (
    select distinct on (coalesce(code, route_str)) id::text, title, title_en as "titleEn", code, route_str as "routeStr",
      regexp_replace(concat_ws(' ', title, title_en, content, content_en), '<[^>]*>', '', 'g') as words
    from help_page
    where tenant_id in ($1, '000000') and is_deleted = 0
    order by coalesce(code, route_str), tenant_id = $1 desc
  ) as own
  where strpos(lower(words), lower($2)) > 0
  order by coalesce(code, "routeStr")`;

interface HelpRow {
  readonly id: string;
  readonly title: string;
  readonly titleEn: string | null;
  readonly code: string | null;
  readonly routeStr: string | null;
}

/** GET help/contents: every page of help that somebody of this tenant may read, or those that say what he looks for. */
export async function helpContents(
  { db, tenantId, language }: Ctx,
  { text }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const rows = await db.query<HelpRow>(find, [tenantId, text.trim()]);
  const under = new Map(helpFiles().map((file) => [placeOf(file), file.under]));
  return rows.map(({ title, titleEn, ...row }) => ({
    ...row,
    title: (language === 'en' && titleEn) || title,
    under: under.get(row.code ?? row.routeStr ?? '') ?? null,
  }));
}
