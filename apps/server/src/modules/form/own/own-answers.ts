import type {
  EndpointInput,
  EndpointOutput,
  ownAnsweredForms,
  OwnAnswerRow,
  ownAnswerPage,
  Page,
} from '@zhaocai/model';
import { escapeLike, pageAnswer } from '../../../platform/crud/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { changeableSql } from '../answer/readable-answer.ts';

export type OwnInput = Omit<EndpointInput<typeof ownAnswerPage>, 'current' | 'size'>;

const cap = 10_000;

/** The caller's own, complete without approval: what went to approval is followed among his applications. */
export function ownConditions(
  { tenantId, user }: Pick<Ctx, 'tenantId' | 'user'>,
  { formId, title, createdFrom, createdTo }: OwnInput,
  parameters: Parameters,
): string[] {
  const bind = (value: unknown) => parameters.bind(value);
  return [
    `t.tenant_id = ${bind(tenantId)} and t.create_user = ${bind(user.userId)} and t.is_deleted = 0`,
    't.flow_instance_id is null',
    ...(formId === undefined ? [] : [`t.form_id = ${bind(formId)}`]),
    ...(title ? [`t.title ilike ${bind(`%${escapeLike(title)}%`)}`] : []),
    ...(createdFrom ? [`t.create_time >= ${bind(`${createdFrom} 00:00:00`)}`] : []),
    ...(createdTo ? [`t.create_time <= ${bind(`${createdTo} 23:59:59`)}`] : []),
  ];
}

export const ownFrom = `from form_answer t
  join form_definition d on d.tenant_id = t.tenant_id and d.id = t.form_id
  join form_version v on v.tenant_id = t.tenant_id and v.id = t.version_id`;

export async function pageOfOwnAnswers(
  ctx: Ctx,
  { current, size, ...input }: EndpointInput<typeof ownAnswerPage>,
): Promise<Page<OwnAnswerRow>> {
  const parameters = new Parameters();
  const where = ownConditions(ctx, input, parameters).join(' and ');
  const counted = [...parameters.values];
  const page = `select t.id, t.form_id as "formId", d.form_name as "formName", t.title, v.no as "versionNo",
    t.create_time as "createTime", coalesce(t.update_time, t.create_time) as "updateTime",
    ${changeableSql(parameters.bind(ctx.user.roleIds))} as "mayChange"
    ${ownFrom} where ${where} order by t.id desc
    limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`;
  const [records, [count]] = await Promise.all([
    ctx.db.query<OwnAnswerRow>(page, parameters.values),
    ctx.db.query<{ total: number }>(
      `select count(*)::int as total from (select from form_answer t where ${where} limit ${cap + 1}) c`,
      counted,
    ),
  ]);
  return pageAnswer({ records, counted: count?.total ?? 0, cap, size, current });
}

export function listOwnForms(ctx: Ctx): Promise<EndpointOutput<typeof ownAnsweredForms>> {
  const parameters = new Parameters();
  const where = ownConditions(ctx, {}, parameters).join(' and ');
  const sql = `
    select d.id as "formId", d.form_name as "formName" from form_definition d
    where d.tenant_id = ${parameters.bind(ctx.tenantId)}
      and d.id in (select t.form_id from form_answer t where ${where})
    order by d.form_name, d.id`;
  return ctx.db.query(sql, parameters.values);
}
