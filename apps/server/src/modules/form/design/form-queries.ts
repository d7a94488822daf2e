import {
  versionStatus,
  type EndpointInput,
  type EndpointOutput,
  type FormDetail,
  type FormRow,
  type formPage,
  type formVersions,
  type Page,
} from '@zhaocai/model';
import { escapeLike, pageAnswer } from '../../../platform/crud/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { nameOf } from '../names.ts';

const select = `d.id, d.id as "formId", d.version, d.form_name as "formName", d.category, d.flow_key as "flowKey",
  (select f.flow_name from flow_definition f where f.tenant_id = d.tenant_id and f.flow_key = d.flow_key
    and f.is_deleted = 0) as "flowName", d.role_ids as "roleIds",
  array(select r.role_name from role r where r.tenant_id = d.tenant_id and r.id = any(d.role_ids) order by r.id) as "roleNames",
  d.is_enabled as "isEnabled", d.is_changeable as "isChangeable", d.remark,
  (select v.no from form_version v where v.tenant_id = d.tenant_id and v.form_id = d.id
    and v.version_status in ${versionStatus.sql('published')}) as "publishedNo",
  exists (select from form_version v where v.tenant_id = d.tenant_id and v.form_id = d.id
    and v.version_status in ${versionStatus.sql('draft')}) as "hasDraft",
  (select count(*)::int from (select from form_answer a where a.tenant_id = d.tenant_id and a.form_id = d.id
    and a.is_deleted = 0 limit 10000) c) as "answerCount",
  (select ${nameOf('u')} from user_account u where u.tenant_id = d.tenant_id and u.id = d.update_user) as "updateUserName",
  coalesce(d.update_time, d.create_time) as "updateTime"`;
const from = 'from form_definition d';
const order = 'd.form_name, d.id';

type Filter = Omit<EndpointInput<typeof formPage>, 'current' | 'size'>;

function conditions(ctx: Ctx, { formName, category, isEnabled }: Filter, parameters: Parameters): string {
  return [
    `d.tenant_id = ${parameters.bind(ctx.tenantId)}`,
    'd.is_deleted = 0',
    ...(formName ? [`d.form_name ilike ${parameters.bind(`%${escapeLike(formName)}%`)}`] : []),
    ...(category ? [`d.category = ${parameters.bind(category)}`] : []),
    ...(isEnabled === undefined ? [] : [`d.is_enabled = ${parameters.bind(isEnabled === 1)}`]),
  ].join(' and ');
}

export async function pageOfForms(ctx: Ctx, input: EndpointInput<typeof formPage>): Promise<Page<FormRow>> {
  const { size, current } = input;
  const parameters = new Parameters();
  const where = conditions(ctx, input, parameters);
  const counted = [...parameters.values];
  const page = `select ${select} ${from} where ${where} order by ${order}
    limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`;
  const [records, [count]] = await Promise.all([
    ctx.db.query<FormRow>(page, parameters.values),
    ctx.db.query<{ total: number }>(`select count(*)::int as total ${from} where ${where}`, counted),
  ]);
  return pageAnswer({ records, counted: count?.total ?? 0, cap: 10_000, size, current });
}

export function listForms(ctx: Ctx, input: Filter): Promise<FormRow[]> {
  const parameters = new Parameters();
  const where = conditions(ctx, input, parameters);
  return ctx.db.query<FormRow>(`select ${select} ${from} where ${where} order by ${order}`, parameters.values);
}

/** What can be filled in now. */
export function listFormsInUse(ctx: Ctx, { formName }: Pick<Filter, 'formName'>): Promise<FormRow[]> {
  const parameters = new Parameters();
  const where = conditions(ctx, { formName, isEnabled: 1 }, parameters);
  return ctx.db.query<FormRow>(
    `select ${select} ${from} where ${where} and exists (select from form_version v where v.tenant_id = d.tenant_id
       and v.form_id = d.id and v.version_status in ${versionStatus.sql('published')}) order by ${order}`,
    parameters.values,
  );
}

export async function findForm(ctx: Ctx, formId: string): Promise<FormRow> {
  const sql = `select ${select} ${from} where d.tenant_id = $1 and d.id = $2 and d.is_deleted = 0`;
  const [row] = await ctx.db.query<FormRow>(sql, [ctx.tenantId, formId]);
  return row ?? notFound();
}

type ShownVersion = Pick<FormDetail, 'versionNo' | 'versionStatus' | 'jsonData'>;

const versionOf = `
  select no as "versionNo", version_status as "versionStatus", json_data as "jsonData"
  from form_version where tenant_id = $1 and form_id = $2 and ($3::integer is null or no = $3)
  order by (version_status in ${versionStatus.sql('draft')}) desc,
    (version_status in ${versionStatus.sql('published')}) desc, no desc limit 1`;

/** What a designer works on: the draft, else what is published, else the latest; or the version with this number. */
export async function queryForm(
  ctx: Ctx,
  { formId, no }: { formId: string; no?: number | undefined },
): Promise<FormDetail> {
  const row = await findForm(ctx, formId);
  const [version] = await ctx.db.query<ShownVersion>(versionOf, [ctx.tenantId, formId, no ?? null]);
  if (version) return { ...row, ...version };
  if (no !== undefined) return notFound();
  return { ...row, versionNo: 0, versionStatus: versionStatus.code.draft, jsonData: '{"column":[]}' };
}

const versions = `
  select v.no, v.version_status as "versionStatus", v.sha256, ${nameOf('u')} as "createUserName",
    v.create_time as "createTime", v.publish_time as "publishTime",
    (select count(*)::int from form_answer a where a.tenant_id = v.tenant_id and a.form_id = v.form_id
      and a.version_id = v.id and a.is_deleted = 0) as "answerCount"
  from form_version v left join user_account u on u.tenant_id = v.tenant_id and u.id = v.create_user
  where v.tenant_id = $1 and v.form_id = $2 order by v.no desc`;

export async function listFormVersions(
  ctx: Ctx,
  { formId }: { formId: string },
): Promise<EndpointOutput<typeof formVersions>> {
  await findForm(ctx, formId);
  return ctx.db.query(versions, [ctx.tenantId, formId]);
}
