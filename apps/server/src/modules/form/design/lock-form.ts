import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { nameOf } from '../names.ts';

export interface LockedForm {
  readonly id: string;
  readonly version: number;
  readonly formName: string;
  readonly flowKey: string | null;
  readonly roleIds: readonly string[];
  readonly isEnabled: boolean;
  readonly isChangeable: boolean;
}

const lock = `
  select id, version, form_name as "formName", flow_key as "flowKey", role_ids as "roleIds", is_enabled as "isEnabled",
    is_changeable as "isChangeable"
  from form_definition where tenant_id = $1 and id = $2 and is_deleted = 0 for no key update`;
const whoChanged = `
  select ${nameOf('u')} as name from form_definition d
  join user_account u on u.tenant_id = d.tenant_id and u.id = d.update_user where d.tenant_id = $1 and d.id = $2`;

/** The form, locked; of two who change it from the same state the second is told who was first. */
export async function lockForm(
  ctx: Ctx,
  { formId, version }: { readonly formId: string; readonly version: number | undefined },
): Promise<LockedForm> {
  const [form] = await ctx.db.query<LockedForm & Record<string, unknown>>(lock, [ctx.tenantId, formId]);
  if (!form) return notFound();
  if (version === undefined) return refuse('platform.versionMissing');
  if (version === form.version) return form;
  const [changed] = await ctx.db.query<{ name: string }>(whoChanged, [ctx.tenantId, form.id]);
  return refuse('form.changedBy', { name: changed?.name ?? '' });
}

/** Moves the version on; answers the new one. */
export async function touchForm(ctx: Ctx, form: Pick<LockedForm, 'id' | 'version'>): Promise<number> {
  const version = form.version + 1;
  await ctx.db.write(
    'update form_definition set version = $3, update_user = $4, update_time = $5 where tenant_id = $1 and id = $2',
    [ctx.tenantId, form.id, version, ctx.user.userId, ctx.now],
  );
  return version;
}
