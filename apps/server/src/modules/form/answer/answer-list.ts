import {
  formAnswer,
  versionStatus,
  type AnswerFilter,
  type AnswerRow,
  type answeredForms,
  type answerPage,
  type EndpointInput,
  type EndpointOutput,
  type FormField,
  type FormValues,
  type Page,
} from '@zhaocai/model';
import { escapeLike, pageAnswer } from '../../../platform/crud/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { nameOf } from '../names.ts';
import { loadColumns, valueText } from './answer-columns.ts';
import { isFound } from './answer-values.ts';

export type ListInput = Omit<EndpointInput<typeof answerPage>, 'current' | 'size'>;
export type StoredAnswer = Omit<AnswerRow, 'values'> & { readonly answers: FormValues };

const cap = 10_000;

export const answerSelect = `t.id, t.title, t.answer_state as "answerState", t.flow_instance_id as "flowInstanceId",
  v.no as "versionNo", ${nameOf('u')} as "createUserName", t.create_time as "createTime", t.answers`;
export const answerFrom = `from form_answer t
  join form_version v on v.tenant_id = t.tenant_id and v.id = t.version_id
  left join user_account u on u.tenant_id = t.tenant_id and u.id = t.create_user`;

/** Which answers a list shows: the caller's data scope, then what was asked for. */
export function answerConditions(
  ctx: Ctx,
  input: ListInput,
  { parameters, columns }: { readonly parameters: Parameters; readonly columns: readonly FormField[] },
): string[] {
  const { formId, title, answerState, createdFrom, createdTo, filters } = input;
  const bind = (value: unknown) => parameters.bind(value);
  return [
    ...visibleConditions(formAnswer, ctx, { parameters }),
    `t.form_id = ${bind(formId)}`,
    ...(title ? [`t.title ilike ${bind(`%${escapeLike(title)}%`)}`] : []),
    ...(answerState === undefined ? [] : [`t.answer_state = ${bind(answerState)}`]),
    ...(createdFrom ? [`t.create_time >= ${bind(`${createdFrom} 00:00:00`)}`] : []),
    ...(createdTo ? [`t.create_time <= ${bind(`${createdTo} 23:59:59`)}`] : []),
    ...filters.map((filter) => filterCondition(ctx, filter, { formId, parameters, columns })),
  ];
}

const comparisons = {
  is: (value: string) => `x.value = ${value}`,
  has: (value: string) => `x.value ilike ${value}`,
  from: (value: string) => `x.value collate "C" >= ${value}`,
  to: (value: string) => `x.value collate "C" <= ${value}`,
} as const;

interface Filtering {
  readonly formId: string;
  readonly parameters: Parameters;
  readonly columns: readonly FormField[];
}

function filterCondition({ tenantId }: Ctx, filter: AnswerFilter, { formId, parameters, columns }: Filtering): string {
  const { prop, op, value } = filter;
  const field = columns.find((one) => one.prop === prop);
  if (!field || !isFound(field)) return refuse('form.columnUnknown', { prop });
  // Up to the end of the day that was named, where the field holds times.
  const sent = op === 'has' ? `%${escapeLike(value)}%` : op === 'to' ? `${value}~` : value;
  const [tenant, form, name] = [tenantId, formId, prop].map((one) => parameters.bind(one));
  return `t.id in (select x.answer_id from form_answer_value x where x.tenant_id = ${tenant} and x.form_id = ${form}
    and x.prop = ${name} and ${comparisons[op](parameters.bind(sent))})`;
}

export async function pageOfAnswers(ctx: Ctx, input: EndpointInput<typeof answerPage>): Promise<Page<AnswerRow>> {
  const { current, size, ...rest } = input;
  const { columns } = await loadColumns(ctx, input.formId);
  const parameters = new Parameters();
  const where = answerConditions(ctx, rest, { parameters, columns }).join(' and ');
  const counted = [...parameters.values];
  const page = `select ${answerSelect} ${answerFrom} where ${where} order by t.id desc
    limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`;
  const [rows, [count]] = await Promise.all([
    ctx.db.query<StoredAnswer>(page, parameters.values),
    ctx.db.query<{ total: number }>(
      `select count(*)::int as total from (select from form_answer t where ${where} limit ${cap + 1}) c`,
      counted,
    ),
  ]);
  const records = rows.map(({ answers, ...row }) => ({
    ...row,
    values: Object.fromEntries(columns.map((field) => [field.prop, valueText(field, answers)])),
  }));
  return pageAnswer({ records, counted: count?.total ?? 0, cap, size, current });
}

const forms = `
  select d.id as "formId", d.form_name as "formName", d.category,
    (select count(*)::int from (select from form_answer a where a.tenant_id = d.tenant_id and a.form_id = d.id
      and a.is_deleted = 0 limit 10000) c) as "answerCount"
  from form_definition d where d.tenant_id = $1 and d.is_deleted = 0
    and exists (select from form_version v where v.tenant_id = d.tenant_id and v.form_id = d.id
      and v.version_status not in ${versionStatus.sql('draft')})
  order by d.form_name, d.id`;

export function listAnsweredForms(ctx: Ctx): Promise<EndpointOutput<typeof answeredForms>> {
  return ctx.db.query(forms, [ctx.tenantId]);
}
