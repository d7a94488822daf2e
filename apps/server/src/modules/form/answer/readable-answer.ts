import { formAnswer, visibleValues, type FormValues, type StepRights } from '@zhaocai/model';
import { scopeCondition, scopeSql } from '../../../platform/access/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { readerRightsOf } from '../../workflow/index.ts';
import { nameOf } from '../names.ts';

export interface ReadableAnswer {
  readonly id: string;
  readonly version: number;
  readonly formId: string;
  readonly formName: string;
  readonly versionId: string;
  readonly title: string;
  readonly answers: FormValues;
  readonly answerState: number;
  readonly flowInstanceId: string | null;
  readonly createUser: string;
  readonly createUserName: string | null;
  readonly createTime: string;
  /** The form allows whoever filled it in to change it, and he may still fill it in. */
  readonly isChangeable: boolean;
  /** Whether the caller's right to look at answers reaches this one. */
  readonly isAdministered: boolean;
}

/** Of a form `d`: answers to it may be changed now by somebody who has these roles. */
export const changeableSql = (roles: string) =>
  `(d.is_changeable and d.is_enabled and d.is_deleted = 0 and d.role_ids && ${roles}::bigint[])`;

type ReaderCtx = Pick<Ctx, 'db' | 'tenantId' | 'user' | 'now'>;

/** The answer as the caller may read it: without what his step of the flow hides. Undefined: not there for him. */
export async function findReadable(ctx: ReaderCtx, id: string): Promise<ReadableAnswer | undefined> {
  const parameters = new Parameters();
  const scope = scopeSql(scopeCondition(ctx.user, formAnswer, ctx.now), 't', (value) => parameters.bind(value));
  const sql = `
    select t.id, t.version, t.form_id as "formId", d.form_name as "formName", t.version_id as "versionId", t.title, t.answers,
      t.answer_state as "answerState", t.flow_instance_id as "flowInstanceId", t.create_user as "createUser",
      ${nameOf('u')} as "createUserName", t.create_time as "createTime",
      ${changeableSql(parameters.bind(ctx.user.roleIds))} as "isChangeable", (${scope || 'true'}) as "isAdministered"
    from form_answer t
    join form_definition d on d.tenant_id = t.tenant_id and d.id = t.form_id
    left join user_account u on u.tenant_id = t.tenant_id and u.id = t.create_user
    where t.tenant_id = ${parameters.bind(ctx.tenantId)} and t.id = ${parameters.bind(id)} and t.is_deleted = 0`;
  const [answer] = await ctx.db.query<ReadableAnswer & Record<string, unknown>>(sql, parameters.values);
  const rights = answer && (await rightsOf(ctx, answer));
  return answer && rights && { ...answer, answers: visibleValues(answer.answers, rights) };
}

async function rightsOf(ctx: ReaderCtx, answer: ReadableAnswer): Promise<StepRights | undefined> {
  const whole = { mayEdit: false, rights: {} };
  if (ctx.user.permissions.has('formData_view') && answer.isAdministered) return whole;
  if (answer.flowInstanceId !== null) return readerRightsOf(ctx, answer.flowInstanceId);
  return answer.createUser === ctx.user.userId ? whole : undefined;
}
