import {
  formDefinition,
  role,
  type EndpointInput,
  type EndpointOutput,
  type formDel,
  type formGrant,
  type formGrantChoices,
  type formSwitch,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { dropRows, demandRows, lockRows } from '../../../platform/rows/index.ts';
import { lockForm, touchForm } from './lock-form.ts';

interface Changed {
  readonly formId: string;
  readonly version: number;
}

const findFlow = `
  select 1 from flow_definition where tenant_id = $1 and flow_key = $2 and business_type = 'form' and is_deleted = 0`;

/** Who may fill it in, which flow an answer starts, and whether it may be changed later. */
export async function grantForm(
  ctx: Ctx,
  { formId, version, roleIds, flowKey, isChangeable }: EndpointInput<typeof formGrant>,
): Promise<Changed> {
  const form = await lockForm(ctx, { formId, version });
  const after = {
    roleIds: roleIds === '' ? [] : [...new Set(roleIds.split(','))],
    flowKey: flowKey || null,
    isChangeable: isChangeable ?? form.isChangeable,
  };
  await demandRows(ctx, role, after.roleIds);
  if (after.flowKey !== null && (await ctx.db.query(findFlow, [ctx.tenantId, after.flowKey])).length === 0) {
    refuse('form.flowUnknown', { key: after.flowKey });
  }
  const changed = await touchForm(ctx, form, after);
  const before = { roleIds: form.roleIds, flowKey: form.flowKey, isChangeable: form.isChangeable };
  const payload = { formName: form.formName, before, after };
  await recordEvidence(ctx, { stream: 'admin', action: 'form.grant', subject: formId, payload });
  return { formId, version: changed };
}

const roleChoices = `
  select id::text as value, role_name as label from role where tenant_id = $1 and is_deleted = 0
  order by sort, id`;
const flowChoices = `
  select flow_key as value, flow_name as label from flow_definition
  where tenant_id = $1 and business_type = 'form' and is_deleted = 0 order by flow_key`;

export async function grantChoices(ctx: Ctx): Promise<EndpointOutput<typeof formGrantChoices>> {
  const [roles, flows] = await Promise.all([
    ctx.db.query<{ value: string; label: string }>(roleChoices, [ctx.tenantId]),
    ctx.db.query<{ value: string; label: string }>(flowChoices, [ctx.tenantId]),
  ]);
  return { roles, flows };
}

export async function switchForm(
  ctx: Ctx,
  { formId, version, isEnabled }: EndpointInput<typeof formSwitch>,
): Promise<Changed> {
  const form = await lockForm(ctx, { formId, version });
  const changed = await touchForm(ctx, form, { isEnabled });
  const payload = { formName: form.formName, before: form.isEnabled, after: isEnabled };
  await recordEvidence(ctx, { stream: 'admin', action: 'form.switch', subject: formId, payload });
  return { formId, version: changed };
}

const findAnswered = `
  select d.id from form_definition d where d.tenant_id = $1 and d.id = any($2::bigint[])
    and exists (select from form_answer a where a.tenant_id = d.tenant_id and a.form_id = d.id)`;

/** All of them or none. */
export async function removeForms(ctx: Ctx, { ids, formId }: EndpointInput<typeof formDel>): Promise<null> {
  const each = [...new Set([...(ids?.split(',') ?? []), ...(formId === undefined ? [] : [formId])])];
  if (each.length === 0) refuse('platform.badRequest');
  const forms = await lockRows(ctx, formDefinition, { ids: each, mode: 'remove' });
  const answered = await ctx.db.query<{ id: string }>(findAnswered, [ctx.tenantId, each]);
  const kept = forms.find(({ id }) => answered.some((one) => one.id === id));
  if (kept) refuse('form.hasAnswers', { name: kept.formName });
  await dropRows(ctx, formDefinition, { ids: each });
  const payload = { removed: forms.map(({ id, formName }) => ({ id, formName })) };
  await recordEvidence(ctx, { stream: 'admin', action: 'form.remove', subject: each.join(','), payload });
  return null;
}
