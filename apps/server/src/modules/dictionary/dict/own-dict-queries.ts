import { dictBiz, type DictRow } from '@zhaocai/model';
import { cutAt, escapeLike } from '../../../platform/crud/index.ts';
import { Parameters, projectionOf, visibleConditions } from '../../../platform/rows/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';

const mostRows = 2_000;

/** Rows of the tenant itself: what it inherits from the platform is not among them. */
async function ownRows(ctx: Ctx, narrow: (parameters: Parameters) => string): Promise<DictRow[]> {
  const parameters = new Parameters();
  const own = { ...dictBiz, platformReadable: false };
  const conditions = [...visibleConditions(own, ctx, { parameters }), narrow(parameters)];
  const asked = ctx.db.query<DictRow>(
    `select ${projectionOf(dictBiz, 'detail').select} from dict_biz t where ${conditions.join(' and ')}
     order by t.sort, t.code, t.dict_key limit ${mostRows + 1}`,
    parameters.values,
  );
  return cutAt(ctx, asked, mostRows);
}

export function ownParents(ctx: Ctx, keyword: string | undefined): Promise<DictRow[]> {
  return ownRows(ctx, (parameters) => {
    if (!keyword) return 't.parent_id = 0';
    const pattern = parameters.bind(`%${escapeLike(keyword)}%`);
    return `t.parent_id = 0 and (t.code ilike ${pattern} or t.dict_value ilike ${pattern})`;
  });
}

export function ownChildren(ctx: Ctx, parentId: string): Promise<DictRow[]> {
  return ownRows(ctx, (parameters) => `t.parent_id = ${parameters.bind(parentId)}`);
}

export async function ownDetail(ctx: Ctx, id: string): Promise<DictRow> {
  const [row] = await ownRows(ctx, (parameters) => `t.id = ${parameters.bind(id)}`);
  return row ?? notFound();
}
