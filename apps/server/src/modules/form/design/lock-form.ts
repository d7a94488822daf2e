import { formDefinition, type Row } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, lockRow, type Values } from '../../../platform/rows/index.ts';
import { nameOf } from '../names.ts';

export type FormDefinitionRow = Row<typeof formDefinition>;

/** A form that is held, or was just made: then it has no version yet to move on from. */
export type HeldForm = Pick<FormDefinitionRow, 'id' | 'version' | 'formName'>;

const whoChanged = `
  select ${nameOf('u')} as name from form_definition d
  join user_account u on u.tenant_id = d.tenant_id and u.id = d.update_user where d.tenant_id = $1 and d.id = $2`;

/** The form, locked; of two who change it from the same state the second is told who was first. */
export async function lockForm(
  ctx: Ctx,
  { formId, version }: { readonly formId: string; readonly version: number | undefined },
): Promise<FormDefinitionRow> {
  const form = await lockRow(ctx, formDefinition, { id: formId });
  if (version === undefined) return refuse('platform.versionMissing');
  if (version === form.version) return form;
  const [changed] = await ctx.db.query<{ name: string }>(whoChanged, [ctx.tenantId, form.id]);
  return refuse('form.changedBy', { name: changed?.name ?? '' });
}

/** Moves the version on, with what is changed; answers the new one. */
export async function touchForm(ctx: Ctx, { id, version }: HeldForm, values: Values = {}): Promise<number> {
  if (version >= 0) await changeRow(ctx, formDefinition, { id, values });
  return version + 1;
}
