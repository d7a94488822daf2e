import type { RowOf } from '@zhaocai/model';
import type { Language } from '@zhaocai/model/kit/text';
import { sayFault, validate } from '@zhaocai/model/kit/validate';
import { dataScope, everyField, everyResource } from '@zhaocai/model/scope/data-scope';
import { readRowFilter } from '@zhaocai/model/scope/row-filter-faults';
import type { FilterField } from '@zhaocai/model/scope/row-filter';
import type { ScopeResource } from '@zhaocai/model/scope/scope-endpoints';
import { draftOf, filterOf, newGroup, type GroupDraft } from '../condition/condition-draft.ts';
import { filterFaultText } from '../editing/faults.ts';
import { dataScopeTexts as texts } from './texts.ts';

/** A data scope while it is being filled in. */
export interface DataScopeDraft {
  readonly scopeName: string;
  readonly resourceCode: string | undefined;
  readonly scopeType: number;
  readonly scopeColumn: string | undefined;
  readonly condition: GroupDraft;
  /** Names of fields; none: all of them are seen. */
  readonly columns: readonly string[];
  readonly remark: string;
}

type DataScopeRow = RowOf<typeof dataScope.fields>;

export function scopeDraftOf(
  row: DataScopeRow | undefined,
  { resources }: { resources: readonly ScopeResource[] },
): DataScopeDraft {
  const fields = resources.find(({ name }) => name === row?.resourceCode)?.fields ?? [];
  const read = readRowFilter(fields, row?.scopeValue);
  return {
    scopeName: row?.scopeName ?? '',
    resourceCode: row?.resourceCode ?? (resources.length === 1 ? resources[0]?.name : undefined),
    scopeType: row?.scopeType ?? 3,
    scopeColumn: row?.scopeColumn ?? undefined,
    condition: 'filter' in read ? draftOf(read.filter) : newGroup('all'),
    columns: columnsIn(row?.scopeField),
    remark: row?.remark ?? '',
  };
}

/** The fields that it names; none: it means all. */
export function columnsIn(scopeField: string | null | undefined): readonly string[] {
  return !scopeField || scopeField === everyField ? [] : scopeField.split(',');
}

/** As the save takes it. */
export function valuesOf({ condition, columns, ...draft }: DataScopeDraft) {
  return {
    ...draft,
    scopeColumn: draft.scopeColumn ?? null,
    scopeField: columns.join(',') || everyField,
    scopeValue: draft.scopeType === 5 ? filterOf(condition) : null,
  };
}

/** The fields that can say whose row it is, for kinds 2 to 4; the usual one is left out. */
export function columnsFor(kind: number, resource: ScopeResource | undefined): readonly FilterField[] {
  const target = kind === 2 ? 'user' : 'dept';
  const usual = kind === 2 ? 'createUser' : 'createDept';
  if (kind < 2 || kind > 4) return [];
  return (resource?.fields ?? []).filter(
    ({ name, kind: shape, to }) => to === target && name !== usual && (shape === 'ref' || shape === 'tree'),
  );
}

export type DraftFaults = Readonly<Partial<Record<keyof DataScopeDraft, string>>>;

/** What is wrong with it, by place; the server judges the same. */
export function draftFaults(
  draft: DataScopeDraft,
  { resource, language }: { resource: ScopeResource | undefined; language: Language },
): DraftFaults {
  const { scopeValue, ...values } = valuesOf(draft);
  const found = validate(dataScope.fields, values).map((fault) => [fault.field, sayFault(fault, language)]);
  const condition = draft.scopeType === 5 ? conditionFault(draft, { scopeValue, resource, language }) : undefined;
  return { ...Object.fromEntries(found), ...(condition && { condition }) };
}

function conditionFault(
  { resourceCode }: DataScopeDraft,
  { scopeValue, resource, language }: { scopeValue: unknown; resource: ScopeResource | undefined; language: Language },
): string | undefined {
  if (resourceCode === everyResource) return texts.noConditionForAll[language];
  if (!resource) return texts.conditionHelp[language];
  const read = readRowFilter(resource.fields, scopeValue);
  return 'fault' in read ? filterFaultText(read.fault, language) : undefined;
}
