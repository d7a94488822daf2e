import type { Duties } from './duty.ts';
import type { Field, Fields, InputOf, RowOf } from './field.ts';
import type { ActionOf, AnyLifecycle } from './lifecycle.ts';
import type { NamedChoice } from './named.ts';
import type { Text } from './text.ts';

/** What the generic routes of an entity do. The path a verb answers is data, for the API's spellings differ. */
export type Verb = 'page' | 'list' | 'detail' | 'save' | 'remove' | 'export' | 'import';

/** Which verbs an entity answers, and under which of the API's spellings. */
export type Verbs = Readonly<Partial<Record<Verb, Route>>>;

/** `'POST /dataPage'`, or a full path when it leaves the entity's own. */
export type Route = `${'GET' | 'POST'} /${string}`;

export interface Entity<F extends Fields = Fields, V extends Verbs = Verbs, L extends AnyLifecycle = AnyLifecycle> {
  /** camelCase, singular; the name that refs, permissions and evidence use. */
  readonly name: string;
  readonly table: string;
  readonly label: Text;
  readonly path: string;
  readonly verbs: V;
  /** Further spellings of a verb, as `verbs` has them. */
  readonly aliases?: Partial<Record<Verb, readonly Route[]>>;
  /** The menu that the permission codes hang on: `<menu>_view|add|edit|delete|export|import`. */
  readonly menu: string;
  readonly fields: F;
  /** camelCase fields that the search box of a list looks into (contains). */
  readonly search?: readonly string[];
  /** Default order of a list: fields with a leading `-` for descending. Always ends in the id. */
  readonly sort?: readonly string[];
  readonly lifecycle?: L;
  /** What its rows hand to somebody where no lifecycle says so. */
  readonly duties?: Duties;
  /** Columns that hold the tenant id of another party of the row (policy «party»), in snake_case. */
  readonly parties?: readonly string[];
  /** SQL over the row's columns under which everybody may read it (policy «published»). */
  readonly publicWhen?: string;
  /** Rows of tenant 000000 are readable by all (policy «platform»). */
  readonly platformReadable?: boolean;
  /** No delete at all: money, bid and evidence rows. */
  readonly permanent?: boolean;
  /** Insert only: no update, no delete, no version (sealed quotes, evidence). */
  readonly appendOnly?: boolean;
  /** What its clients call its id where they remove a row by it: `siteId`. */
  readonly idName?: string;
  /** Constraints of its table by their names, and the message that the server refuses with when one of them does. */
  readonly guards?: Readonly<Record<string, string>>;
  /** Fields that tell whether an imported row exists already, where the entity has the verb import. */
  readonly importKey?: readonly string[];
  /** In a spreadsheet a row stands below another by the path of names to it; these fields are the names, else the name. */
  readonly pathNames?: { readonly root: string; readonly below: string };
  /** The exact total stops here and is marked capped. 10,000 unless the list says 1,000. */
  readonly totalCap?: 1000 | 10000;
  /**
   * Which rows somebody sees whose roles hold no data scope for it: his own, or with `granted` all of the tenant's, until
   * one of his roles holds a scope for it or for every resource. `byItself`: a `ScopeHook` of its module says what a
   * scope lets through. `false`: no data scope applies, whatever is granted.
   */
  readonly dataScoped?: boolean | 'granted' | 'byItself';
  /**
   * What somebody has a part in he sees, whatever his data scopes: the view (tenant_id, row_id, user_id) that says who has
   * one in the row, or in what its field `by` refers to.
   */
  readonly partakers?: { readonly view: string; readonly by?: string };
  /** The department that the row is of, where that is not the one it was made in. */
  readonly deptField?: string;
  /** Fields beside those of `keptFields` without which its screens do not work: no data scope takes them away. */
  readonly alwaysSeen?: readonly string[];
}

/** Declares an entity; its fields, its verbs and its lifecycle are kept exactly in its type. */
export function entity<const F extends Fields, const V extends Verbs, const L extends AnyLifecycle = AnyLifecycle>(
  definition: Entity<F, V, L> & { readonly search?: readonly (keyof F & string)[] },
): Entity<F, V, L> {
  return definition;
}

export type Row<E> = E extends { readonly fields: infer F extends Fields } ? RowOf<F> : never;
export type Input<E> = E extends { readonly fields: infer F extends Fields } ? InputOf<F> : never;
/** The codes of the states of an entity with a lifecycle. */
export type EntityState<E> = E extends { readonly lifecycle?: infer L }
  ? NonNullable<L> extends { readonly choices: readonly (infer S extends NamedChoice)[] }
    ? S['value']
    : never
  : never;
/** The names of the actions of an entity with a lifecycle. */
export type EntityAction<E> = E extends { readonly lifecycle?: infer L } ? ActionOf<NonNullable<L>> : never;

/** The field of this name, which may be anybody's: `constructor` is the name of no field, though every object has it. */
export function fieldNamed(fields: Fields, name: string): Field | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** The snake_case column of a field. */
export function columnOf(entityFields: Fields, name: string): string {
  return fieldNamed(entityFields, name)?.column ?? columnNamed(name);
}

const columnNames = new Map<string, string>();

/** Names come from definitions, so there are only so many. */
function columnNamed(name: string): string {
  let column = columnNames.get(name);
  if (column === undefined) columnNames.set(name, (column = snakeCase(name)));
  return column;
}

export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const permissionVerb: Record<Verb, string> = {
  page: 'view',
  list: 'view',
  detail: 'view',
  save: 'edit',
  remove: 'delete',
  export: 'export',
  import: 'import',
};

/** `<menu>_<verb>`; a save needs `_add` for a new row and `_edit` for an old one, checked by the save itself. */
export function permissionOf(definition: Pick<Entity, 'menu'>, verb: Verb | 'add'): string {
  return `${definition.menu}_${verb === 'add' ? 'add' : permissionVerb[verb]}`;
}
