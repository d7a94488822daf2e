import { isBuiltInParam, paramKeysNamed, type Page, type PageInput, type ParamRow } from '@zhaocai/model';
import { escapeLike, pageAnswer } from '../../../platform/crud/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

const mostParams = 10_000;

/** The platform's parameters, each with the tenant's own value where it has one, and with what holds. */
export async function pageParams(ctx: Ctx, input: PageInput): Promise<Page<ParamRow>> {
  const { size, current } = input;
  const parameters = new Parameters();
  const own = parameters.bind(ctx.tenantId);
  const from = `from param p
    left join param o on ${own} <> '000000' and o.tenant_id = ${own} and o.param_key = p.param_key and o.is_deleted = 0
    where ${conditionsOf(input, parameters).join(' and ')}`;
  const countValues = [...parameters.values];
  const page = `select p.id::text, p.version, p.param_name as "paramName", p.param_key as "paramKey",
      coalesce(case when p.is_overridable then o.param_value end, p.param_value) as "paramValue",
      p.param_value as "platformValue", o.id::text as "ownId", o.param_value as "ownValue", o.version as "ownVersion",
      p.is_overridable as "isOverridable", p.remark, coalesce(o.update_time, p.update_time) as "updateTime"
    ${from} order by p.param_key ${input.descs === 'paramKey' ? 'desc' : 'asc'}
    limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`;
  const [rows, [count]] = await Promise.all([
    ctx.db.query<Omit<ParamRow, 'isBuiltIn'>>(page, parameters.values),
    ctx.db.query<{ total: number }>(`select count(*)::int as total ${from}`, countValues),
  ]);
  const records = rows.map((row) => ({ ...row, isBuiltIn: isBuiltInParam(row.paramKey) }));
  return pageAnswer({ records, counted: count?.total ?? 0, cap: mostParams, size, current });
}

const filters: Readonly<Record<string, (value: string) => string>> = {
  keyword: (value) => `(p.param_name ilike ${value} or p.param_key ilike ${value})`,
  paramName: (value) => `p.param_name ilike ${value}`,
  paramKey: (value) => `p.param_key ilike ${value}`,
};
const notFilters = new Set(['current', 'size', 'ascs', 'descs', 'lang']);

function conditionsOf(input: PageInput, parameters: Parameters): string[] {
  const conditions = ["p.tenant_id = '000000'", 'p.is_deleted = 0'];
  for (const [name, value] of Object.entries(input)) {
    if (notFilters.has(name) || value === undefined || value === null || value === '') continue;
    const condition = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (!condition || typeof value === 'object') return refuse('platform.unknownFilter', { field: name });
    const named = paramKeysNamed(String(value));
    const stored = condition(parameters.bind(`%${escapeLike(String(value))}%`));
    conditions.push(
      named.length === 0 ? stored : `(${stored} or p.param_key = any(${parameters.bind(named)}::text[]))`,
    );
  }
  return conditions;
}
