import type { Ctx } from '../../../platform/http/index.ts';
import { listAssignableRoles } from './grantable-roles.ts';
import { mayPlaceIn } from './user-references.ts';

/** Things of one kind by what a spreadsheet may call them: most names stand for one thing, some for several. */
export interface NamedThings {
  readonly ids: ReadonlyMap<string, readonly string[]>;
  /** Those that the importing user may give. */
  readonly allowed: ReadonlySet<string>;
}

export interface Directory {
  readonly depts: NamedThings;
  readonly posts: NamedThings;
  readonly roles: NamedThings;
}

interface Named {
  readonly id: string;
  readonly names: readonly (string | null)[];
  readonly isAllowed: boolean;
}

const depts = `
  select d.id::text, d.dept_name as name, d.full_name as "fullName", p.dept_name as "parentName"
  from dept d left join dept p on p.tenant_id = d.tenant_id and p.id = d.parent_id
  where d.tenant_id = $1 and d.is_deleted = 0`;
const posts = 'select id::text, post_name as name, post_code as code from post where tenant_id = $1 and is_deleted = 0';

/** Every department (by name, full name or 上级/名称), post (by name or code) and role (by name) of the tenant. */
export async function directoryOf(ctx: Ctx): Promise<Directory> {
  const deptRows = await ctx.db.query<{ id: string; name: string; fullName: string | null; parentName: string | null }>(
    depts,
    [ctx.tenantId],
  );
  const postRows = await ctx.db.query<{ id: string; name: string; code: string }>(posts, [ctx.tenantId]);
  const roles = await listAssignableRoles(ctx);
  return {
    depts: byName(
      deptRows.map(({ id, name, fullName, parentName }) => ({
        id,
        names: [name, fullName, parentName && `${parentName}/${name}`],
        isAllowed: mayPlaceIn(ctx, id),
      })),
    ),
    posts: byName(postRows.map(({ id, name, code }) => ({ id, names: [name, code], isAllowed: true }))),
    roles: byName(roles.map(({ id, roleName, isGrantable }) => ({ id, names: [roleName], isAllowed: isGrantable }))),
  };
}

function byName(things: readonly Named[]): NamedThings {
  const ids = new Map<string, string[]>();
  const named = things.flatMap(({ id, names }) => [...new Set(names)].map((name) => ({ id, name })));
  for (const { id, name } of named) if (name) ids.set(name, [...(ids.get(name) ?? []), id]);
  return { ids, allowed: new Set(things.filter(({ isAllowed }) => isAllowed).map(({ id }) => id)) };
}

export type Lookup =
  | { readonly ids: readonly string[] }
  | { readonly fault: 'unknown' | 'ambiguous' | 'beyond'; readonly name: string };

/** The things that a cell names, separated by commas of either language; undefined for an empty cell. */
export function lookUp({ ids, allowed }: NamedThings, cell: string | null | undefined): Lookup | undefined {
  const names = (cell ?? '')
    .split(/[,，、;；]/)
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length === 0) return undefined;
  const found: string[] = [];
  for (const name of names) {
    const [id, ...others] = ids.get(name) ?? [];
    if (id === undefined) return { fault: 'unknown', name };
    if (others.length > 0) return { fault: 'ambiguous', name };
    if (!allowed.has(id)) return { fault: 'beyond', name };
    found.push(id);
  }
  return { ids: [...new Set(found)] };
}
