import { everyField, everyResource, type FilterLeaf } from '@zhaocai/model';
import type { ScopeKind, SessionUser } from './session-user.ts';

/** A data scope as a role holds it: built into the role, or registered and granted. */
export interface StoredScope {
  readonly roleId: string;
  readonly resource: string;
  readonly kind: number;
  /** The field that says whose row it is, where that is not who created it, or where. */
  readonly column: string | null;
  readonly filter: unknown;
  /** `*`, or names by commas; null: built into the role, which speaks of rows alone. */
  readonly fields: string | null;
}

/** The scope as a row filter, where its kind alone does not say it all. */
function rowFilterOfScope({ kind, column, filter }: StoredScope): unknown {
  if (kind === 5) return filter ?? undefined;
  if (column === null) return undefined;
  if (kind === 2) return { field: column, operator: 'eq', value: { variable: 'userId' } } satisfies FilterLeaf;
  if (kind === 3) return { field: column, operator: 'in', value: { variable: 'deptIds' } } satisfies FilterLeaf;
  if (kind === 4) return { field: column, operator: 'in', value: { variable: 'deptSubtreeIds' } } satisfies FilterLeaf;
  return undefined;
}

type Grouped = Pick<SessionUser, 'dataScopes' | 'rowFilters' | 'seenFields'>;

/** All scopes of all roles, grouped as a session carries them. Two roles may hold the same one. */
export function groupScopes(scopes: readonly StoredScope[]): Grouped {
  const dataScopes: Record<string, ScopeKind[]> = {};
  const rowFilters: Record<string, unknown[]> = {};
  const known = new Set<string>();
  for (const scope of scopes) {
    const { resource, kind, column } = scope;
    const key = JSON.stringify([resource, kind, column, scope.filter]);
    if (known.has(key)) continue;
    known.add(key);
    const filter = rowFilterOfScope(scope);
    if (filter !== undefined) (rowFilters[resource] ??= []).push(filter);
    else if (kind === 1 || kind === 2 || kind === 3 || kind === 4) (dataScopes[resource] ??= []).push(kind);
  }
  return { dataScopes, rowFilters, ...seenFieldsOf(scopes) };
}

/** Only of entities of which some scope names fields; what the roles let see adds up. */
function seenFieldsOf(scopes: readonly StoredScope[]): Pick<SessionUser, 'seenFields'> {
  const limited = new Set(scopes.filter(({ fields }) => namesFields(fields)).map(({ resource }) => resource));
  const seen: [string, string[]][] = [];
  for (const resource of limited) {
    const fields = fieldsOf(scopes.filter((one) => one.resource === resource || one.resource === everyResource));
    if (fields) seen.push([resource, fields]);
  }
  return seen.length > 0 ? { seenFields: Object.fromEntries(seen) } : {};
}

function namesFields(fields: string | null): fields is string {
  return fields !== null && fields !== everyField;
}

/**
 * The fields of one entity; undefined: all. A role that holds nothing but its built-in range lets all of them be seen;
 * with a registered scope beside it, that one says which.
 */
function fieldsOf(scopes: readonly StoredScope[]): string[] | undefined {
  const names = new Set<string>();
  for (const role of new Set(scopes.map(({ roleId }) => roleId))) {
    const registered = scopes.filter(({ roleId, fields }) => roleId === role && fields !== null);
    if (registered.length === 0 || !registered.every(({ fields }) => namesFields(fields))) return undefined;
    for (const name of registered.flatMap(({ fields }) => (fields ?? '').split(','))) names.add(name);
  }
  return [...names];
}
