import { validate, type ReportQuery } from '@zhaocai/model';
import { Refusal, refuse, type Ctx } from '../../platform/http/index.ts';

export type Given = Readonly<Record<string, string | number>>;

/** The values of a query's parameters, later ones over earlier ones; unknown names and wrong values are refused. */
export function parametersOf(ctx: Pick<Ctx, 'language'>, query: ReportQuery, ...layers: readonly unknown[]): Given {
  const given: Record<string, string | number> = {};
  for (const layer of [query.defaults, ...layers]) Object.assign(given, plain(query, layer));
  const [fault] = validate(query.parameters, given);
  if (fault) throw new Refusal(fault.code, { field: fault.label[ctx.language], ...fault.parameters });
  const { from, until } = given;
  if (from !== undefined && until !== undefined && String(until) < String(from)) refuse('report.dayOrder');
  for (const [name, field] of Object.entries(query.parameters))
    if (field.kind === 'integer' && name in given) given[name] = Number(given[name]);
  return given;
}

/** Empty values leave what stands below them. */
function plain(query: ReportQuery, layer: unknown): Record<string, string | number> {
  if (layer === null || layer === undefined) return {};
  if (typeof layer !== 'object' || Array.isArray(layer)) return refuse('report.parameter', { name: '-' });
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(layer)) {
    if (!Object.hasOwn(query.parameters, name)) refuse('report.parameterUnknown', { name });
    if (value === null || value === '') continue;
    if (typeof value !== 'string' && typeof value !== 'number') refuse('report.parameter', { name });
    else values[name] = value;
  }
  return values;
}
