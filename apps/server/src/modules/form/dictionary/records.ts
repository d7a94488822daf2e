import {
  recordSource,
  type answerRecords,
  type EndpointInput,
  type FormField,
  type Page,
  type PickedRecord,
  type RecordSource,
} from '@zhaocai/model';
import { pageAnswer } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { versionToShow } from './dictionaries.ts';
import { at } from './dictionary-items.ts';
import { fetchAnswer, type DictionarySources } from './fetch-answer.ts';

type Input = EndpointInput<typeof answerRecords>;

const mostRows = 5_000;

/** The rows that a field offers, a page of them: from an address that pages, or from a list that comes whole. */
export function records(sources: DictionarySources) {
  return async (ctx: Ctx, input: Input): Promise<Page<PickedRecord>> => {
    const { formId, businessId, prop, current, size } = input;
    const { fields } = await versionToShow(ctx, { formId, businessId });
    const field = fields.find((one) => one.prop === prop && one.type === 'table');
    const source = recordSource(
      field ?? refuse('form.dictionaryNone', { label: fields.find((one) => one.prop === prop)?.label || prop }),
    );
    const search = knownSearch(input, source);
    const page = source.isPaged ? { [source.pageKey]: current, [source.sizeKey]: size, ...search } : {};
    const asked = { dicUrl: source.url, dicMethod: source.method, dicQuery: page };
    const found = pageIn(await fetchAnswer(ctx, asked, sources), source);
    const rows = found.rows.flatMap((row) => recordOf(row, source));
    if (source.isPaged && found.total !== undefined)
      return pageAnswer({ records: rows.slice(0, size), counted: found.total, cap: Infinity, size, current });
    const wanted = rows.filter(({ cells }) => matches(cells, search));
    const shown = wanted.slice((current - 1) * size, current * size);
    return pageAnswer({ records: shown, counted: wanted.length, cap: mostRows, size, current });
  };
}

const rowsAtOnce = 200;

/**
 * The rows of these values, looked up where they come from. An address that pages is asked by the names that were sent
 * first, for that is one page; what is not found so is looked for page by page.
 */
export async function findRecords(
  ctx: Ctx,
  field: FormField,
  { values, names, sources }: { values: readonly string[]; names: readonly string[]; sources: DictionarySources },
): Promise<ReadonlyMap<string, PickedRecord>> {
  const source = recordSource(field);
  const found = new Map<string, PickedRecord>();
  const take = (rows: readonly unknown[]) =>
    rows.flatMap((row) => recordOf(row, source)).forEach((record) => found.set(String(record.value), record));
  const isDone = () => values.every((value) => found.has(value));
  const searched = source.isPaged ? names.slice(0, mostSearches) : [];
  for (const name of searched) {
    if (isDone()) return found;
    take((await pageOf(ctx, source, { sources, current: 1, search: { [source.labelKey]: name } })).rows);
  }
  for (let current = 1; !isDone() && current <= mostRows / rowsAtOnce; current += 1) {
    const { rows, total } = await pageOf(ctx, source, { sources, current, search: {} });
    take(rows);
    if (!source.isPaged || total === undefined || current * rowsAtOnce >= total || rows.length === 0) break;
  }
  return found;
}

/** More names than this are found faster page by page. */
const mostSearches = 5;

interface Asking {
  readonly sources: DictionarySources;
  readonly current: number;
  readonly search: Readonly<Record<string, string>>;
}

async function pageOf(ctx: Ctx, source: RecordSource, { sources, current, search }: Asking): Promise<Found> {
  const page = source.isPaged ? { [source.pageKey]: current, [source.sizeKey]: rowsAtOnce, ...search } : {};
  const asked = { dicUrl: source.url, dicMethod: source.method, dicQuery: page };
  return pageIn(await fetchAnswer(ctx, asked, sources), source);
}

/** By the field's own columns alone. */
function knownSearch({ search }: Input, { columns }: RecordSource): Readonly<Record<string, string>> {
  const known = columns.flatMap(({ prop }) => (search[prop]?.trim() ? [[prop, search[prop].trim()]] : []));
  return Object.fromEntries(known);
}

function matches(cells: Readonly<Record<string, string>>, search: Readonly<Record<string, string>>): boolean {
  return Object.entries(search).every(([prop, word]) =>
    (cells[prop] ?? '').toLocaleLowerCase().includes(word.toLocaleLowerCase()),
  );
}

interface Found {
  readonly rows: readonly unknown[];
  /** Of all pages; undefined: the rows are all there are. */
  readonly total: number | undefined;
}

/** Old forms name the place as their browser saw it, with one `data` more in front. */
function pageIn(answer: unknown, { path, recordsKey, totalKey }: RecordSource): Found {
  for (const place of [path, path.replace(/^data\.?/, ''), 'data', 'data.data', '']) {
    const found = at(answer, place);
    if (Array.isArray(found)) return { rows: found.slice(0, mostRows), total: undefined };
    const rows = at(found, recordsKey);
    const total = Number(at(found, totalKey));
    if (Array.isArray(rows))
      return { rows: rows.slice(0, mostRows), total: Number.isInteger(total) && total >= 0 ? total : undefined };
  }
  return refuse('form.recordsNone', { path });
}

function recordOf(row: unknown, { valueKey, labelKey, columns }: RecordSource): PickedRecord[] {
  const value = at(row, valueKey);
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const text = (key: string) => {
    const cell = at(row, key);
    return cell === undefined || cell === null || typeof cell === 'object' ? '' : String(cell);
  };
  const cells = Object.fromEntries(columns.map(({ prop }) => [prop, text(prop)]));
  return [{ value, label: text(labelKey) || String(value), cells }];
}
