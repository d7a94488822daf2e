import { versionStatus, type FormToFill } from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { startRightsOf } from '../../workflow/index.ts';
import { loadFormVersion, type FormVersion } from './form-version.ts';

export interface FillableForm {
  readonly formId: string;
  readonly formName: string;
  readonly flowKey: string | null;
  readonly flowName: string | null;
  readonly version: FormVersion;
}

interface Found extends Omit<FillableForm, 'version'> {
  readonly isEnabled: boolean;
  readonly roleIds: readonly string[];
  readonly versionId: string | null;
}

const find = `
  select d.id as "formId", d.form_name as "formName", d.flow_key as "flowKey", f.flow_name as "flowName",
    d.is_enabled as "isEnabled", d.role_ids as "roleIds", v.id as "versionId"
  from form_definition d
  left join form_version v on v.tenant_id = d.tenant_id and v.form_id = d.id and v.version_status in ${versionStatus.sql('published')}
  left join flow_definition f on f.tenant_id = d.tenant_id and f.flow_key = d.flow_key and f.is_deleted = 0
  where d.tenant_id = $1 and d.id = $2 and d.is_deleted = 0`;

/** A form that the caller's roles may fill in, in the version that is filled in now. */
export async function demandFillable(
  ctx: Ctx,
  formId: string,
  { mayDesign = false }: { readonly mayDesign?: boolean } = {},
): Promise<FillableForm> {
  const [form] = await ctx.db.query<Found & Record<string, unknown>>(find, [ctx.tenantId, formId]);
  if (!form) return notFound();
  const isDesigner = mayDesign && ctx.user.permissions.has('form_edit');
  if (!isDesigner && !form.roleIds.some((id) => ctx.user.roleIds.includes(id))) refuse('form.notGranted');
  if (!isDesigner && !form.isEnabled) refuse('form.off');
  if (form.versionId === null) return refuse('form.notPublished');
  return { ...form, version: await loadFormVersion(ctx, form.versionId) };
}

export async function formToFillIn(ctx: Ctx, { formId }: { formId: string }): Promise<FormToFill> {
  const { formName, flowKey, flowName, version } = await demandFillable(ctx, formId);
  const start = flowKey === null ? undefined : await startRightsOf(ctx, flowKey);
  const fieldRights = start?.rights ?? {};
  return { formId, formName, flowKey, flowName, versionNo: version.no, jsonData: version.jsonData, fieldRights };
}
