import type { Entity, MessageCode } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';
import { pathSeparator, pathsSql } from './names.ts';
import type { Values } from './write.ts';

/** What a name in a spreadsheet stands for, and which names there are to choose from. */
export interface NamedColumn {
  find(name: string): { readonly value: string } | { readonly fault: MessageCode };
  readonly choices: readonly string[];
  /** Of a tree: a row that was added can be named by the rows after it. */
  learn?(id: string, values: Values): void;
}

/** More would be no drop-down that anybody reads. */
const mostChoices = 500;

interface PathRow {
  readonly id: string;
  readonly owner: string;
  readonly path: string;
}

/**
 * Below which row of the same kind a row stands: by the path of names from the root, or by the name alone where only
 * one has it. It learns the rows that the spreadsheet itself adds, so that a spreadsheet can bring a whole tree.
 */
export async function treeColumn(ctx: Ctx, entity: Entity, column: string): Promise<NamedColumn> {
  const rows = inForce(await ctx.db.query<PathRow>(pathsSql(entity, 'all'), [ctx.tenantId]), ctx.tenantId);
  const ids = new Map<string, string[]>();
  const names = new Map<string, string[]>();
  const paths = new Map<string, string>();
  const learn = (id: string, path: string) => {
    paths.set(id, path);
    ids.set(path, [...(ids.get(path) ?? []), id]);
    const name = path.slice(path.lastIndexOf(pathSeparator) + 1);
    // Where the path is of codes, a last part alone says nothing.
    if (!entity.pathNames) names.set(name, [...(names.get(name) ?? []), id]);
  };
  for (const { id, path } of rows) learn(id, path);
  return {
    choices: [...ids.keys()].sort().slice(0, mostChoices),
    find(name) {
      const [value, ...others] = ids.get(name) ?? names.get(name) ?? [];
      if (value === undefined) return { fault: 'file.spreadsheetNameUnknown' };
      return others.length > 0 ? { fault: 'file.spreadsheetNameTwice' } : { value };
    },
    learn(id, values) {
      const parent = paths.get(String(values[column]));
      const own = nameOf(entity, values, parent === undefined);
      learn(id, parent === undefined ? own : `${parent}${pathSeparator}${own}`);
    },
  };
}

/** A tree of the tenant's own hides the platform's of the same root. */
function inForce(rows: readonly PathRow[], tenantId: string): readonly PathRow[] {
  const rootOf = ({ path }: PathRow) => path.split(pathSeparator, 1)[0] ?? '';
  const own = rows.filter(({ owner }) => owner === tenantId);
  const hidden = new Set(own.map(rootOf));
  return [...own, ...rows.filter((row) => row.owner !== tenantId && !hidden.has(rootOf(row)))];
}

function nameOf({ pathNames, search, fields }: Entity, values: Values, isRoot: boolean): string {
  const name = isRoot ? pathNames?.root : pathNames?.below;
  return String(values[name ?? search?.[0] ?? Object.keys(fields)[0] ?? 'id'] ?? '');
}
