import type { Fields } from '@zhaocai/model/kit/field';
import { lawRegime } from '@zhaocai/model/procedure/method';
import { mayReviewEntries } from '@zhaocai/model/tendering/entry-review';
import { project } from '@zhaocai/model/tendering/project';
import type { ProjectDetail, ProjectInput } from '@zhaocai/model/tendering/project-endpoints';
import type { WayFacts } from '@zhaocai/model/tendering/project-way';
import { regimeFits, regimesOf } from '@zhaocai/model/tendering/regime-fits';
import { packageItem, purchasePackage } from '@zhaocai/model/tendering/purchase-package';
import {
  blankLine,
  filledLines,
  lineInput,
  lineOf,
  newKey,
  type LineColumns,
  type Lines,
} from '../../../kit/line-table/lines.ts';
import type { FormValues } from '../../../kit/resource-form/resource-form.tsx';

export interface PackageDraft {
  readonly key: string;
  readonly id?: string;
  /** By the names of the package's fields, as they stand on the wire. */
  readonly values: FormValues;
  readonly items: Lines;
  /** As of a project. */
  readonly hidden?: readonly string[];
}

/** A project as it is being typed; anything may be missing or wrong. */
export interface ProjectDraft {
  readonly id?: string;
  readonly version?: number;
  readonly values: FormValues;
  readonly packages: readonly PackageDraft[];
  /** Fields that the reader's data scopes keep from him: neither shown nor asked for. */
  readonly hidden?: readonly string[];
}

/** The fields of the project and of a package that a person fills in; the others are set by their place in the form. */
export const projectFields = typed(project.fields);
export const packageFields = typed(purchasePackage.fields, ['projectId', 'packageNo']);

function typed(fields: Fields, placed: readonly string[] = []): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, field]) => !field.readOnly && !placed.includes(name)),
  );
}

const { name, brandModel, unit, quantity, techParams, remark } = packageItem.fields;

/** The columns of a goods line. */
export const itemColumns: LineColumns = [
  { name: 'name', field: name, width: '20%' },
  { name: 'brandModel', field: brandModel, width: '15%' },
  { name: 'unit', field: unit, width: '84px' },
  { name: 'quantity', field: quantity, width: '92px' },
  { name: 'techParams', field: techParams },
  { name: 'remark', field: remark, width: '15%' },
];

/** Most projects: goods, quoted line by line, one winner. */
export function emptyDraft(values: FormValues = {}): ProjectDraft {
  return {
    values: {
      manner: 5,
      lawRegime: 2,
      purchaseType: 1,
      deliveryDayType: 1,
      isEntryReviewed: false,
      isConsortium: false,
      saleType: 1,
      ...values,
    },
    packages: [newPackage()],
  };
}

export function newPackage(): PackageDraft {
  return { key: newKey(), values: { quoteType: 2, maxWinners: 1 }, items: [blankLine(itemColumns)] };
}

export function draftOf(detail: ProjectDetail): ProjectDraft {
  const { id, version } = detail;
  return {
    id,
    version,
    values: valuesOf(projectFields, detail),
    hidden: missingIn(projectFields, detail),
    packages: detail.packages.map((one) => ({
      key: newKey(),
      id: one.id,
      values: valuesOf(packageFields, one),
      hidden: missingIn(packageFields, one),
      items: one.items.length > 0 ? one.items.map((item) => lineOf(itemColumns, item)) : [blankLine(itemColumns)],
    })),
  };
}

function missingIn(fields: Fields, row: object): string[] {
  return Object.keys(fields).filter((field) => !(field in row));
}

function valuesOf(fields: Fields, row: object): FormValues {
  return Object.fromEntries(Object.entries(row).filter(([field]) => field in fields));
}

/** The law that stands may not know the method: then the first that does, which for comparison is the only one. */
function withRegime(values: FormValues): FormValues {
  const [first] = regimesOf(values.manner);
  return !first || regimeFits(values) ? values : { ...values, lawRegime: lawRegime.code[first] };
}

const followers: Readonly<Record<string, string>> = { projectName: 'packageName', generalBudget: 'budget' };

/**
 * Sets a field of the project. What usually is the same follows until it is made different: name and budget of an only
 * package, and the opening with the end of the quoting.
 */
export function withProjectValue(draft: ProjectDraft, field: string, value: unknown): ProjectDraft {
  const former = draft.values[field] ?? null;
  const isWay = ['manner', 'lawRegime', 'purchaseType'].includes(field) && value !== former;
  const values = { ...draft.values, [field]: value, ...(isWay && { typeId: null }) };
  if (field === 'bidEndTime' && (draft.values.openTime ?? null) === former)
    return { ...draft, values: { ...values, openTime: value } };
  if (field === 'manner') return { ...draft, values: withRegime(values) };
  const follower = followers[field];
  const [only, ...others] = draft.packages;
  if (!follower || !only || others.length > 0 || (only.values[follower] ?? null) !== former)
    return { ...draft, values };
  return { ...draft, values, packages: [{ ...only, values: { ...only.values, [follower]: value } }] };
}

export type PackageChange = (one: PackageDraft) => PackageDraft;

export function withPackage(draft: ProjectDraft, key: string, change: PackageChange): ProjectDraft {
  return { ...draft, packages: draft.packages.map((one) => (one.key === key ? change(one) : one)) };
}

/** What decides which way such a project goes, as far as it is chosen. */
export function wayOf({ manner, lawRegime: law }: FormValues): WayFacts {
  return { manner: Number(manner), lawRegime: Number(law) };
}

/** What the save takes; packages and lines are numbered by their place, blank lines are left out. */
export function inputOf({ id, version, values, packages }: ProjectDraft): ProjectInput {
  const input = {
    ...(id === undefined ? {} : { id, version }),
    ...values,
    ...(!mayReviewEntries(wayOf(values)) && { isEntryReviewed: false }),
    packages: packages.map((one, index) => ({
      ...(one.id && { id: one.id }),
      ...one.values,
      packageNo: index + 1,
      items: filledLines(itemColumns, one.items).map((line) => lineInput(itemColumns, line)),
    })),
  };
  // The values are judged field by field, by the definition that the type is made from.
  return input as unknown as ProjectInput;
}

/** What a save gave: the ids of the packages and lines, in their order. */
export interface StoredIds {
  readonly id: string;
  readonly version: number;
  readonly packages: readonly { readonly id: string; readonly items: readonly { readonly id: string }[] }[];
}

/**
 * Takes the ids and the version that a save gave, by the places that its packages and lines had; what was typed
 * meanwhile stays.
 */
export function withIds(draft: ProjectDraft, sent: ProjectDraft, stored: StoredIds): ProjectDraft {
  const ids = new Map<string, string>();
  const learn = (key: string, row: { readonly id: string } | undefined) => row && ids.set(key, row.id);
  for (const [place, one] of sent.packages.entries()) {
    const found = stored.packages[place];
    learn(one.key, found);
    for (const [line, item] of filledLines(itemColumns, one.items).entries()) learn(item.key, found?.items[line]);
  }
  const named = <O extends { readonly key: string; readonly id?: string }>(one: O): O => {
    const id = ids.get(one.key) ?? one.id;
    return id === one.id ? one : { ...one, id };
  };
  return {
    ...draft,
    id: stored.id,
    version: stored.version,
    packages: draft.packages.map((one) => named({ ...one, items: one.items.map(named) })),
  };
}
