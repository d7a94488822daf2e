import {
  flowInstance,
  readStatus,
  userStatus,
  type EndpointInput,
  type flowMessageList,
  type FlowMessageRow,
  type Language,
  type flowPeople,
  type newsPage,
  type NewsRow,
  type Page,
} from '@zhaocai/model';
import { escapeLike } from '../../../platform/crud/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { nameOf } from '../task/task-rows.ts';
import { pageOfRows } from '../task/task-lists.ts';

/** A text of a message in the reader's language; what a person wrote is the same in both. */
const inLanguage = (column: string, language: Language) =>
  language === 'en' ? `coalesce(m.${column}_en, m.${column})` : `m.${column}`;

const selectIn = (language: Language) => `m.id, m.kind, ${inLanguage('title', language)} as title,
  ${inLanguage('content', language)} as content, d.flow_name as "flowName", m.instance_id as "flowInstanceId",
  m.task_id as "taskId", m.business_type as "businessType", m.business_id as "businessId",
  case when m.read_time is null then ${readStatus.code.unread} else ${readStatus.code.read} end as "auditStatus",
  m.create_time as "createTime", m.read_time as "readTime"`;
const from = `from flow_message m
  left join flow_instance i on i.tenant_id = m.tenant_id and i.id = m.instance_id
  left join flow_definition d on d.tenant_id = i.tenant_id and d.id = i.definition_id`;

export function listMessages(ctx: Ctx, input: EndpointInput<typeof flowMessageList>): Promise<Page<FlowMessageRow>> {
  const { title, flowName, auditStatus, current, size } = input;
  const parameters = new Parameters();
  const where = [
    `m.tenant_id = ${parameters.bind(ctx.tenantId)}`,
    `m.user_id = ${parameters.bind(ctx.user.userId)}`,
    'm.is_deleted = 0',
    ...(title ? [`${inLanguage('title', ctx.language)} ilike ${parameters.bind(`%${escapeLike(title)}%`)}`] : []),
    ...(flowName ? [`d.flow_name ilike ${parameters.bind(`%${escapeLike(flowName)}%`)}`] : []),
    ...(auditStatus === undefined ? [] : [`m.read_time is ${readStatus.is(auditStatus, 'unread') ? '' : 'not '}null`]),
  ];
  const order = 'm.create_time desc, m.id desc';
  return pageOfRows(ctx, { select: selectIn(ctx.language), from, where, order }, { parameters, current, size });
}

const newsIn = (language: Language) => `m.id, m.kind, ${inLanguage('title', language)} as title,
  ${inLanguage('content', language)} as content,
  coalesce(m.business_type, case when m.instance_id is not null then '${flowInstance.name}' end) as "bizType",
  coalesce(m.business_id, m.instance_id) as "dataId",
  case when m.read_time is null then ${readStatus.code.unread} else ${readStatus.code.read} end as "readStatus",
  m.create_time as "createTime", m.read_time as "readTime"`;

/** The same messages, asked for by what they are about. */
export function pageNews(ctx: Ctx, input: EndpointInput<typeof newsPage>): Promise<Page<NewsRow>> {
  const { title, content, bizType, dataId, readStatus: status, current, size } = input;
  const parameters = new Parameters();
  const contains = (column: string, text: string | undefined) =>
    text ? [`${column} ilike ${parameters.bind(`%${escapeLike(text)}%`)}`] : [];
  const where = [
    `m.tenant_id = ${parameters.bind(ctx.tenantId)}`,
    `m.user_id = ${parameters.bind(ctx.user.userId)}`,
    'm.is_deleted = 0',
    ...contains(inLanguage('title', ctx.language), title),
    ...contains(inLanguage('content', ctx.language), content),
    ...(bizType ? [aboutKind(bizType, parameters)] : []),
    ...(dataId ? [`coalesce(m.business_id, m.instance_id) = ${parameters.bind(dataId)}`] : []),
    ...(status === undefined ? [] : [`m.read_time is ${readStatus.is(status, 'unread') ? '' : 'not '}null`]),
  ];
  const order = 'm.create_time desc, m.id desc';
  return pageOfRows(
    ctx,
    { select: newsIn(ctx.language), from: 'from flow_message m', where, order },
    { parameters, current, size },
  );
}

function aboutKind(bizType: string, parameters: Parameters): string {
  return bizType === flowInstance.name
    ? 'm.business_type is null and m.instance_id is not null'
    : `m.business_type = ${parameters.bind(bizType)}`;
}

const findMessage = 'select user_id as "userId" from flow_message where tenant_id = $1 and id = $2 and is_deleted = 0';
const markRead = `
  update flow_message set read_time = coalesce(read_time, $3), update_time = $3, version = version + 1
  where tenant_id = $1 and id = $2`;

export async function readMessage(ctx: Ctx, { id }: { id: string }): Promise<FlowMessageRow> {
  const [message] = await ctx.db.query<{ userId: string }>(findMessage, [ctx.tenantId, id]);
  if (!message) return notFound();
  if (message.userId !== ctx.user.userId) refuse('workflow.notYours');
  await ctx.db.write(markRead, [ctx.tenantId, id, ctx.now]);
  const [row] = await ctx.db.query<FlowMessageRow>(
    `select ${selectIn(ctx.language)} ${from} where m.tenant_id = $1 and m.id = $2`,
    [ctx.tenantId, id],
  );
  return row ?? notFound();
}

/** For the socket, which knows nobody’s language: the notices of these ids in both, whoever they are for. */
export const messagesById = `select m.user_id as "userId", ${selectIn('zh')}, m.title_en as "titleEn",
  m.content_en as "contentEn" ${from} where m.tenant_id = $1 and m.id = any($2::bigint[])`;

export function listPeople(ctx: Ctx, { name, current, size }: EndpointInput<typeof flowPeople>) {
  const parameters = new Parameters();
  const where = [
    `u.tenant_id = ${parameters.bind(ctx.tenantId)}`,
    'u.is_deleted = 0',
    `u.status in ${userStatus.sql('enabled')}`,
  ];
  if (name) where.push(`(${nameOf('u')} || ' ' || u.account) ilike ${parameters.bind(`%${escapeLike(name)}%`)}`);
  const people = {
    select: `u.id, u.account, ${nameOf('u')} as "realName", (select string_agg(p.dept_name, '、') from dept p
      where p.tenant_id = u.tenant_id and p.id = any(u.dept_ids) and p.is_deleted = 0) as "deptName"`,
    from: 'from user_account u',
    where,
    order: 'u.account, u.id',
  };
  return pageOfRows<{ id: string; account: string; realName: string; deptName: string | null }>(ctx, people, {
    parameters,
    current,
    size,
  });
}
