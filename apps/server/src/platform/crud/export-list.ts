import {
  answerShape,
  type Fields,
  type Language,
  type ListExport,
  type ListExportInput,
  type Page,
} from '@zhaocai/model';
import { seenProperties } from '../access/seen-fields.ts';
import type { Db, Snapshot } from '../db/index.ts';
import { handle, type Ctx, type MountedEndpoint, type RawAnswer } from '../http/context.ts';
import { exportColumns } from './export-columns.ts';
import type { ExportFacts } from './export-progress.ts';
import { exportWorkbook, type RowSource, type WireRow } from './export-workbook.ts';
import { namerOf } from './names.ts';

const pageSize = 1_000;

/** What the list answers: a page, or all rows at once, where they are a tree with what lies below each. */
type ListAnswer = Pick<Page<WireRow>, 'records' | 'size' | 'total'> | readonly WireRow[];
type Reader = (ctx: Ctx, input: unknown) => Promise<ListAnswer>;

/** The exports of these lists, each done by the work of the list itself: what that shows, and nothing more. */
export function listExportRoutes(
  exports: readonly ListExport[],
  mounted: readonly MountedEndpoint[],
): MountedEndpoint[] {
  const readers = new Map(mounted.map(({ endpoint, handler }) => [endpoint.route, handler]));
  return exports.map((exported) => {
    const reader = readers.get(exported.list.route);
    if (!reader) throw new Error(`${exported.list.route} is exported and answered by nobody`);
    // The list's input is read by the list's own schema, and its answer has the rows: the model holds both.
    const read = reader as unknown as Reader;
    return handle(exported.endpoint, (ctx, input) => exportList(ctx, exported, { input, read }));
  });
}

function exportList(
  ctx: Ctx,
  exported: ListExport,
  { input, read }: { input: ListExportInput; read: Reader },
): Promise<RawAnswer> {
  const columns = exportColumns(seenColumns(ctx, exported), input.exportColumns);
  const { current: _current, size: _size, ...asked } = Object(input.filters) as WireRow;
  return exportWorkbook(ctx, {
    name: exported.name[ctx.language],
    columns,
    progress: input.exportProgress,
    asked,
    async source(snapshot, facts) {
      const db = within(ctx.db, snapshot);
      const page = (current: number) => read({ ...ctx, db }, { ...asked, current, size: pageSize });
      return pagesOf(await page(1), {
        facts,
        dress: dresserOf(ctx, exported, db),
        page,
      });
    },
  });
}

/** The columns that the list shows its reader: those of fields that are kept from him are none of the spreadsheet's. */
function seenColumns({ user }: Ctx, { list, fields }: ListExport): Fields {
  const { properties, members } = answerShape(list.output);
  const rows = properties.get('records')?.below.members ?? members;
  return rows ? seenProperties(user, rows, fields) : fields;
}

interface Paged {
  readonly facts: ExportFacts;
  readonly page: (current: number) => Promise<ListAnswer>;
  readonly dress: (rows: readonly WireRow[]) => Promise<readonly WireRow[]>;
}

/** Page after page of one snapshot, so that none overlaps the next. */
function pagesOf(first: ListAnswer, { facts, page, dress }: Paged): RowSource {
  return {
    async counted() {
      facts.total = 'records' in first ? first.total : flat(first).length;
    },
    async *batches() {
      for (let current = 1; ; current += 1) {
        const answer = current === 1 ? first : await page(current);
        const rows = await dress('records' in answer ? answer.records : flat(answer));
        facts.rows += rows.length;
        // The list counts up to its cap only.
        facts.total = Math.max(facts.total, facts.rows);
        if (rows.length > 0) yield rows;
        if (!('records' in answer) || answer.records.length < answer.size) return;
      }
    },
  };
}

/** A tree as its rows, each below its parent. */
function flat(rows: readonly WireRow[]): WireRow[] {
  return rows.flatMap((row) => {
    const { children } = row as { readonly children?: readonly WireRow[] };
    return children ? [row, ...flat(children)] : [row];
  });
}

/** Words in the place of ids, keys and states; several names in one cell. */
function dresserOf(ctx: Ctx, { fields, words = {} }: ListExport, asked: Pick<Db, 'query'>): Paged['dress'] {
  const { tenantId, language } = ctx;
  const naming = namerOf(fields, { asked, tenantId, language });
  naming.catch(() => undefined);
  return async (rows) => {
    const dressed = rows.map((row) => worded(row, words, language));
    await (await naming).fill(dressed);
    return dressed;
  };
}

function worded(row: WireRow, words: NonNullable<ListExport['words']>, language: Language): WireRow {
  const own: WireRow = { ...row };
  for (const [name, value] of Object.entries(row)) {
    const known = words[name];
    const word = known && typeof value === 'string' && Object.hasOwn(known, value) ? known[value] : undefined;
    if (word) own[name] = word[language];
    else if (Array.isArray(value)) own[name] = value.join('、');
  }
  return own;
}

/**
 * The tenant's connection as it is, its single reads from the snapshot, one after the other: a list asks for its page and its
 * total at once, and this is one connection. Another tenant's connection is asked outside of it.
 */
function within(db: Db, snapshot: Snapshot): Db {
  let before: Promise<unknown> = Promise.resolve();
  return {
    query<R extends object>(sql: string, values?: readonly unknown[]) {
      const asked = before.then(() => snapshot.query<R>(sql, values));
      before = asked.catch(() => undefined);
      return asked;
    },
    write: (sql, values) => db.write(sql, values),
    inTransaction: db.inTransaction,
    acts: db.acts,
    snapshot: (signal) => db.snapshot(signal),
    ofTenant: (tenantId) => db.ofTenant(tenantId),
  };
}
