import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import type { FilterField } from '@zhaocai/model/scope/row-filter';
import type { scopeReferences } from '@zhaocai/model/scope/scope-endpoints';

export type References = EndpointOutput<typeof scopeReferences>;

/** What a condition is built from. */
export interface ConditionContext {
  readonly fields: readonly FilterField[];
  /** Empty until they are loaded. */
  readonly references: References;
}

export const noReferences: References = { user: [], dept: [], role: [] };

/** The rows that this field can refer to, where their names are known. */
export function referencesOf({ to }: FilterField, references: References) {
  return to === 'user' || to === 'dept' || to === 'role' ? references[to] : undefined;
}

/** Names by id, for reading a condition in words. */
export function namesIn(references: References): Readonly<Record<string, string>> {
  const all = [...references.user, ...references.dept, ...references.role];
  return Object.fromEntries(all.map(({ id, name }) => [id, name]));
}
