import { changesOf, publishedStates, type NoticeChange } from '@zhaocai/model';
import { Parameters } from '../../../platform/rows/index.ts';
import { lineColumns, noticesFrom, readableConditions, type NoticeLine } from '../list/notice-lines.ts';
import type { Reader } from '../reader.ts';

export interface NoticeFile {
  readonly fileId: string;
  readonly fileName: string;
}

export interface Notice extends NoticeLine {
  readonly content: string;
  readonly files: readonly NoticeFile[];
  readonly replacesId: string | null;
  readonly changes: readonly NoticeChange[];
  readonly lawRegime: number;
  /** The published notices of its project in their order, itself among them. */
  readonly family: readonly FamilyNotice[];
}

export interface FamilyNotice {
  readonly id: string;
  readonly bulletinType: number;
  readonly title: string;
  readonly publishTime: string;
  readonly bulletinStatus: number;
  readonly replacesId: string | null;
}

type Stored = Omit<Notice, 'files' | 'changes'> & { readonly files: unknown; readonly changes: unknown };

const family = `(
  select json_agg(json_build_object('id', f.id::text, 'bulletinType', f.bulletin_type, 'title', f.title,
    'publishTime', to_char(f.publish_time, 'YYYY-MM-DD HH24:MI:SS'), 'bulletinStatus', f.bulletin_status,
    'replacesId', f.replaces_id::text) order by f.publish_time, f.id)
  from bulletin f where f.tenant_id = b.tenant_id and f.project_id = b.project_id and f.is_deleted = 0
    and f.bulletin_status in ${publishedStates})`;

/** A notice with all that its page shows, by one query; undefined where nobody has such a one to read. */
export async function readNotice({ db, now }: Reader, id: string): Promise<Notice | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const parameters = new Parameters();
  const conditions = [...readableConditions(now, parameters), `b.id = ${parameters.bind(id)}`];
  const [found] = await db.query<Stored>(
    `select ${lineColumns}, b.content, b.files, b.replaces_id as "replacesId", b.changes,
       p.law_regime as "lawRegime", ${family} as family
     ${noticesFrom} where ${conditions.join(' and ')}`,
    parameters.values,
  );
  return found && { ...found, files: filesOf(found.files), changes: changesOf(found) };
}

function filesOf(stored: unknown): NoticeFile[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => {
    const { fileId, fileName } = Object(one) as Readonly<Record<string, unknown>>;
    return typeof fileId === 'string' && typeof fileName === 'string' ? [{ fileId, fileName }] : [];
  });
}
