import type { EndpointInput, EndpointOutput, formDel, formGrant, formGrantChoices, formSwitch } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockForm, touchForm } from './lock-form.ts';

interface Changed {
  readonly formId: string;
  readonly version: number;
}

const countRoles =
  'select count(*)::int as found from role where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0';
const findFlow = `
  select 1 from flow_definition where tenant_id = $1 and flow_key = $2 and business_type = 'form' and is_deleted = 0`;

const setGrant = `
  update form_definition set role_ids = $3, flow_key = $4, is_changeable = $5 where tenant_id = $1 and id = $2`;

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
  const [roles] = await ctx.db.query<{ found: number }>(countRoles, [ctx.tenantId, after.roleIds]);
  if (roles?.found !== after.roleIds.length) notFound();
  if (after.flowKey !== null && (await ctx.db.query(findFlow, [ctx.tenantId, after.flowKey])).length === 0) {
    refuse('form.flowUnknown', { key: after.flowKey });
  }
  await ctx.db.write(setGrant, [ctx.tenantId, formId, after.roleIds, after.flowKey, after.isChangeable]);
  const changed = await touchForm(ctx, form);
  const before = { roleIds: form.roleIds, flowKey: form.flowKey, isChangeable: form.isChangeable };
  const payload = { formName: form.formName, before, after };
  await recordEvidence(ctx, { stream: 'admin', action: 'form.grant', subject: formId, payload });
  return { formId, version: changed };
}

const roleChoices = `
  select id::text as value, role_name as label from role where tenant_id = $1 and is_deleted = 0
  order by sort, id limit 1000`;
const flowChoices = `
  select flow_key as value, flow_name as label from flow_definition
  where tenant_id = $1 and business_type = 'form' and is_deleted = 0 order by flow_key limit 1000`;

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
  await ctx.db.write('update form_definition set is_enabled = $3 where tenant_id = $1 and id = $2', [
    ctx.tenantId,
    formId,
    isEnabled,
  ]);
  const changed = await touchForm(ctx, form);
  const payload = { formName: form.formName, before: form.isEnabled, after: isEnabled };
  await recordEvidence(ctx, { stream: 'admin', action: 'form.switch', subject: formId, payload });
  return { formId, version: changed };
}

const lockAll = `
  select id, form_name as "formName", exists (select from form_answer a where a.tenant_id = d.tenant_id
    and a.form_id = d.id) as "hasAnswers"
  from form_definition d where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0 order by id for update`;
const remove = `
  update form_definition set is_deleted = 1, version = version + 1, update_user = $3, update_time = $4
  where tenant_id = $1 and id = any($2::bigint[])`;

/** All of them or none. */
export async function removeForms(ctx: Ctx, { ids, formId }: EndpointInput<typeof formDel>): Promise<null> {
  const each = [...new Set([...(ids?.split(',') ?? []), ...(formId === undefined ? [] : [formId])])];
  if (each.length === 0) refuse('platform.badRequest');
  const forms = await ctx.db.query<{ id: string; formName: string; hasAnswers: boolean }>(lockAll, [
    ctx.tenantId,
    each,
  ]);
  if (forms.length !== each.length) notFound();
  const kept = forms.find(({ hasAnswers }) => hasAnswers);
  if (kept) refuse('form.hasAnswers', { name: kept.formName });
  await ctx.db.write(remove, [ctx.tenantId, each, ctx.user.userId, ctx.now]);
  const payload = { removed: forms.map(({ id, formName }) => ({ id, formName })) };
  await recordEvidence(ctx, { stream: 'admin', action: 'form.remove', subject: each.join(','), payload });
  return null;
}
