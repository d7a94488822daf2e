import { fieldDescriptors, type DictionaryItem, type FormField, type FormValues } from '@zhaocai/model';
import { recordSource } from '@zhaocai/model/form/record-source';
import { isJsonObject, isSameJson } from '@zhaocai/model/form/json';
import { asValues, isRemote } from '@zhaocai/model/form/options';
import { remoteSource } from '@zhaocai/model/form/remote-source';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { loadItems } from '../dictionary/dictionaries.ts';
import { findRecords } from '../dictionary/records.ts';
import type { DictionarySources } from '../dictionary/fetch-answer.ts';

export interface Settling {
  readonly fields: readonly FormField[];
  readonly answers: FormValues;
  /** As it is kept; what is sent as it was then is not asked for again. */
  readonly before: FormValues;
}

/**
 * What is chosen from a fetched list is looked up in it by the server: a value that is not there is refused, and what it is
 * called is the list's word, not the sender's.
 */
export async function settleOptions(ctx: Ctx, settling: Settling, sources: DictionarySources): Promise<FormValues> {
  return settle(settling, namesFrom(ctx, sources));
}

/** What these values are called in the field's list; a value that is not in it has no name. */
type NamesOf = (field: FormField, values: readonly string[], sent: unknown) => Promise<ReadonlyMap<string, string>>;

function namesFrom(ctx: Ctx, sources: DictionarySources): NamesOf {
  const lists = new Map<FormField, readonly DictionaryItem[]>();
  const listOf = async (field: FormField) => {
    const known = lists.get(field);
    if (known) return known;
    const source = remoteSource(field) ?? refuse('form.dictionaryNone', { label: field.label });
    const items = await loadItems(ctx, source, sources);
    lists.set(field, items);
    return items;
  };
  return async (field, values, sent) => {
    if (!isPicked(field))
      return new Map(allItems(await listOf(field)).map(({ value, label }) => [String(value), label]));
    const names = typeof sent === 'string' && sent !== '' ? sent.split('、') : [];
    const rows = await findRecords(ctx, field, { values, names, sources });
    return new Map([...rows].map(([value, { label }]) => [value, label]));
  };
}

async function settle({ fields, answers, before }: Settling, namesOf: NamesOf): Promise<FormValues> {
  const settled: Record<string, unknown> = { ...answers };
  for (const field of fields) {
    const { prop, children = [] } = field;
    if (field.type === 'dynamic' && Object.hasOwn(answers, prop)) {
      const [rows, was] = [rowsOf(answers[prop]), rowsOf(before[prop])];
      settled[prop] = await Promise.all(
        rows.map((row, at) => settle({ fields: children, answers: row, before: was[at] ?? {} }, namesOf)),
      );
    }
    if (isFetched(field) || isPicked(field))
      Object.assign(settled, await chosenOf(field, { answers, before }, namesOf));
  }
  return settled;
}

const chosenKinds: ReadonlySet<string> = new Set(['choice', 'choices', 'path']);

function isFetched(field: FormField): boolean {
  return isRemote(field) && chosenKinds.has(fieldDescriptors[field.type].valueKind);
}

/** Rows of another list, looked up like the options of a fetched one. */
function isPicked(field: FormField): boolean {
  return field.type === 'table' && recordSource(field).url !== '';
}

/** The value and its name; nothing chosen has no name. */
async function chosenOf(
  field: FormField,
  { answers, before }: Pick<Settling, 'answers' | 'before'>,
  namesOf: NamesOf,
): Promise<FormValues> {
  const { prop, label } = field;
  const name = `$${prop}`;
  const value = answers[prop];
  const values = asValues(value, field);
  if (values.length === 0) return Object.hasOwn(answers, name) ? { [name]: '' } : {};
  if (isSameJson(value, before[prop])) return Object.hasOwn(before, name) ? { [name]: before[name] } : {};
  const wanted = values.flat().map(String);
  const known = await namesOf(field, wanted, answers[name]);
  const names = wanted.map(
    (one) => known.get(one) ?? refuse('form.answerWrong', { faults: `${label}：${one.slice(0, 50)}` }),
  );
  return { [name]: names.join('、') };
}

function allItems(items: readonly DictionaryItem[]): readonly DictionaryItem[] {
  return items.flatMap((item) => [item, ...allItems(item.children ?? [])]);
}

function rowsOf(value: unknown): FormValues[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
