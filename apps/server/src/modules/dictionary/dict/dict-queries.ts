import type { DictNode, DictRow, DictTreeNode, Page, PageInput } from '@zhaocai/model';
import { cutAt, escapeLike, pageAnswer } from '../../../platform/crud/index.ts';
import { Parameters, projectionOf, visibleConditions, type ScopeHook } from '../../../platform/rows/index.ts';
import { filterConditions, orderBy } from '../../../platform/crud/filters.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import type { Shelf } from './shelf.ts';

const cap = 10_000;

/** The dictionaries themselves: rows without a parent. */
export function pageOfParents(ctx: Ctx, shelf: Shelf, input: PageInput): Promise<Page<DictRow>> {
  return pageOf(ctx, shelf, {
    input,
    scope: (one, parameters) =>
      ['t.parent_id = 0', shelf.inForce(one, parameters)].filter((part) => part !== undefined).join(' and '),
  });
}

/** Rule 462: the words of a dictionary, by page. */
export function pageOfChildren(ctx: Ctx, shelf: Shelf, input: PageInput): Promise<Page<DictRow>> {
  return pageOf(ctx, shelf, { input });
}

async function pageOf(
  ctx: Ctx,
  { entity }: Shelf,
  { input, scope }: { input: PageInput; scope?: ScopeHook },
): Promise<Page<DictRow>> {
  const { current, size } = input;
  const parameters = new Parameters();
  const conditions = [
    ...visibleConditions(entity, ctx, { parameters, scope }),
    ...filterConditions(entity, input, parameters),
  ];
  const from = `from ${entity.table} t where ${conditions.join(' and ')}`;
  const counted = [...parameters.values];
  const [records, [count]] = await Promise.all([
    ctx.db.query<DictRow>(
      `select ${projectionOf(entity, 'list').select} ${from} order by ${orderBy(entity, input)}
       limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`,
      parameters.values,
    ),
    ctx.db.query<{ total: number }>(`select count(*)::int as total from (select ${from} limit ${cap + 1}) c`, counted),
  ]);
  return pageAnswer({ records, counted: count?.total ?? 0, cap, size, current });
}

export interface ForestFilter {
  readonly code?: string;
  readonly dictValue?: string;
}

const mostWords = 20_000;

/** Every dictionary in force with its words; a filter chooses dictionaries by their roots. */
export async function forestOf(ctx: Ctx, shelf: Shelf, { code, dictValue }: ForestFilter): Promise<DictNode[]> {
  const parameters = new Parameters();
  const conditions = visibleConditions(shelf.entity, ctx, { parameters, scope: shelf.inForce });
  const asked = ctx.db.query<DictNode>(
    `select t.id, t.parent_id as "parentId", t.tenant_id as "tenantId", t.code, t.dict_key as "dictKey",
       t.dict_value as "dictValue", t.value_en as "valueEn", t.sort, t.is_sealed as "isSealed",
       t.is_builtin as "isBuiltin", t.remark
     from ${shelf.entity.table} t
     where ${[...conditions, ...filterOf({ code, dictValue }, { shelf, parameters })].join(' and ')}
     order by t.sort, t.code, t.dict_key limit ${mostWords + 1}`,
    parameters.values,
  );
  return grown(await cutAt(ctx, asked, mostWords), '0');
}

function filterOf(
  { code, dictValue }: ForestFilter,
  { shelf, parameters }: { shelf: Shelf; parameters: Parameters },
): string[] {
  const like = (column: string, text: string) => `r.${column} ilike ${parameters.bind(`%${escapeLike(text)}%`)}`;
  const about = [...(code ? [like('code', code)] : []), ...(dictValue ? [like('dict_value', dictValue)] : [])];
  if (about.length === 0) return [];
  return [
    `exists (select from ${shelf.entity.table} r where r.tenant_id = t.tenant_id and r.code = t.code
       and r.parent_id = 0 and r.is_deleted = 0 and ${about.join(' and ')})`,
  ];
}

/** The rows below a parent, each with its own; `children` is left out where there are none. */
function grown(rows: readonly DictNode[], root: string): DictNode[] {
  const below = new Map<string, DictNode[]>();
  for (const row of rows) {
    const siblings = below.get(row.parentId) ?? [];
    siblings.push(row);
    below.set(row.parentId, siblings);
  }
  const withChildren = (node: DictNode): DictNode => {
    const children = below.get(node.id)?.map(withChildren);
    return children ? { ...node, children } : node;
  };
  return (below.get(root) ?? []).map(withChildren);
}

/** Rule 396: the forest as nodes of a tree select; code DICT asks for all of it, another code for one dictionary. */
export async function treeOf(ctx: Ctx, shelf: Shelf, code: string): Promise<DictTreeNode[]> {
  const forest = await forestOf(ctx, shelf, {});
  const wanted = code.toUpperCase() === 'DICT' ? forest : forest.filter((node) => node.code === code);
  return wanted.map(nodeOf);
}

function nodeOf({ id, parentId, dictValue, children }: DictNode): DictTreeNode {
  const node = { id, parentId, title: dictValue, key: id, value: id };
  return children ? { ...node, children: children.map(nodeOf) } : node;
}
