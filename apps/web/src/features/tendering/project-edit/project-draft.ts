import { fieldsOf, typedFields, type FormValues } from './draft-fields.ts';
import type { PackageInput, ProjectDetail, ProjectInput } from '@zhaocai/model/tendering/project-endpoints';
import { blankItem, filledItems, itemOf, newKey, type ItemDraft, type Items } from './item-lines.ts';

export interface PackageDraft {
  readonly key: string;
  readonly id?: string;
  /** By the names of the package's fields, as they stand on the wire. */
  readonly values: FormValues;
  readonly items: Items;
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

/** Most projects: goods, quoted line by line, one winner. */
export function emptyDraft(values: FormValues = {}): ProjectDraft {
  return {
    values: { manner: 5, lawRegime: 2, purchaseType: 1, deliveryDayType: 1, isEntryReviewed: false, ...values },
    packages: [newPackage()],
  };
}

export function newPackage(): PackageDraft {
  return { key: newKey(), values: { quoteType: 2, maxWinners: 1 }, items: [blankItem()] };
}

export function draftOf(detail: ProjectDetail): ProjectDraft {
  return {
    id: detail.id,
    version: detail.version,
    values: fieldsOf('project', detail),
    hidden: Object.keys(typedFields('project')).filter((name) => !(name in detail)),
    packages: detail.packages.map((one) => ({
      key: newKey(),
      id: one.id,
      values: fieldsOf('package', one),
      items: one.items.length > 0 ? one.items.map(itemOf) : [blankItem()],
    })),
  };
}

const followers: Readonly<Record<string, string>> = { projectName: 'packageName', generalBudget: 'budget' };

/**
 * Sets a field of the project. What usually is the same follows until it is made different: name and budget of an only
 * package, and the opening with the end of the quoting.
 */
export function withProjectValue(draft: ProjectDraft, name: string, value: unknown): ProjectDraft {
  const former = draft.values[name] ?? null;
  const values = { ...draft.values, [name]: value };
  if (name === 'bidEndTime' && (draft.values.openTime ?? null) === former)
    return { ...draft, values: { ...values, openTime: value } };
  if (name === 'manner' && value === 10) return { ...draft, values: { ...values, lawRegime: 3 } };
  const follower = followers[name];
  const [only, ...others] = draft.packages;
  if (!follower || !only || others.length > 0 || (only.values[follower] ?? null) !== former)
    return { ...draft, values };
  return { ...draft, values, packages: [{ ...only, values: { ...only.values, [follower]: value } }] };
}

export function withPackage(
  draft: ProjectDraft,
  key: string,
  change: (one: PackageDraft) => PackageDraft,
): ProjectDraft {
  return { ...draft, packages: draft.packages.map((one) => (one.key === key ? change(one) : one)) };
}

export function withoutPackage(draft: ProjectDraft, key: string): ProjectDraft {
  return { ...draft, packages: draft.packages.filter((one) => one.key !== key) };
}

/** What the save takes; packages and lines are numbered by their place, blank lines are left out. */
export function inputOf(draft: ProjectDraft): ProjectInput {
  const { id, version, values, packages } = draft;
  const input = {
    ...(id === undefined ? {} : { id, version }),
    ...values,
    packages: packages.map((one, index) => ({
      ...(one.id && { id: one.id }),
      ...one.values,
      packageNo: index + 1,
      items: filledItems(one.items).map(itemInput),
    })),
  };
  // The values are judged field by field, by the definition that the type is made from.
  return input as unknown as ProjectInput;
}

function itemInput({
  key: _key,
  id,
  brandModel,
  techParams,
  remark,
  ...item
}: ItemDraft): NonNullable<PackageInput['items']>[number] {
  return {
    ...(id && { id }),
    ...item,
    brandModel: brandModel || null,
    techParams: techParams || null,
    remark: remark || null,
  };
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
    for (const [line, item] of filledItems(one.items).entries()) learn(item.key, found?.items[line]);
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
