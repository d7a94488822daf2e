import { changesOf, type NoticeChange, type ResearchLine } from '@zhaocai/model';
import { Parameters } from '../../../platform/rows/index.ts';
import {
  lineColumns,
  noticesFrom,
  noticesOfProject,
  readableConditions,
  type NoticeLine,
} from '../list/notice-lines.ts';
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
  /** The published notices of its project in their order, itself among them. */
  readonly family: readonly FamilyNotice[];
  /** What a research asks for. */
  readonly lines: readonly ResearchLine[];
}

export interface FamilyNotice {
  readonly id: string;
  readonly bulletinType: number;
  readonly title: string;
  readonly publishTime: string;
  readonly bulletinStatus: number;
  readonly replacesId: string | null;
}

type Stored = Omit<Notice, 'files' | 'changes' | 'lines' | 'family'> & {
  readonly files: unknown;
  readonly changes: unknown;
  readonly lines: readonly ResearchLine[] | null;
  readonly family: readonly FamilyNotice[] | null;
};

const family = noticesOfProject(`'replacesId', o.replaces_id::text`);

/** A notice with all that its page shows, by one query; undefined where nobody has such a one to read. */
export async function readNotice({ db, now }: Reader, id: string): Promise<Notice | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const parameters = new Parameters();
  const conditions = [...readableConditions(now, parameters), `b.id = ${parameters.bind(id)}`];
  const [found] = await db.query<Stored>(
    `select ${lineColumns}, b.content, b.files, b.replaces_id as "replacesId", b.changes, b.lines, ${family} as family
     ${noticesFrom} where ${conditions.join(' and ')}`,
    parameters.values,
  );
  if (!found) return undefined;
  const { files, lines, family: others } = found;
  return { ...found, files: filesOf(files), changes: changesOf(found), lines: lines ?? [], family: others ?? [] };
}

/** The files of a notice as they were stored. */
export function filesOf(stored: unknown): NoticeFile[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => {
    const { fileId, fileName } = Object(one) as Readonly<Record<string, unknown>>;
    return typeof fileId === 'string' && typeof fileName === 'string' ? [{ fileId, fileName }] : [];
  });
}
