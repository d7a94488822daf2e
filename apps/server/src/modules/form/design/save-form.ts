import { createHash } from 'node:crypto';
import { checkForm, type EndpointInput, type formRestore, type formSave, type SavedForm } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, Refusal, type Ctx } from '../../../platform/http/index.ts';
import { lockForm, touchForm, type LockedForm } from './lock-form.ts';
import { demandSound, readDesign, toldFault, type DesignedForm } from './sound-form.ts';

type SaveInput = EndpointInput<typeof formSave>;

/** Saves a design as the form's draft, and publishes it when that is asked and it is sound. */
export async function saveForm(ctx: Ctx, input: SaveInput): Promise<SavedForm> {
  const design = readDesign(input.jsonData, ctx.language);
  const form = input.formId === undefined ? await addForm(ctx, input) : await changeForm(ctx, input, input.formId);
  return storeDesign(ctx, form, { design, publish: input.publish });
}

const insertForm = `
  insert into form_definition (tenant_id, id, form_name, category, remark, create_user, create_dept, create_time,
    update_user, update_time)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $6, $8)`;

async function addForm(ctx: Ctx, { formName = '', category = null, remark = null }: SaveInput): Promise<LockedForm> {
  if (!ctx.user.permissions.has('form_add')) throw new Refusal('platform.forbidden', {}, 403);
  if (!formName) refuse('form.nameMissing');
  await demandFreeName(ctx, { formName, exceptId: null });
  const id = nextId();
  const { userId, deptIds } = ctx.user;
  const values = [ctx.tenantId, id, formName, category || null, remark, userId, deptIds[0] ?? null, ctx.now];
  await ctx.db.query(insertForm, values);
  return { id, version: -1, formName, flowKey: null, roleIds: [], isEnabled: true, isChangeable: false };
}

const update = `
  update form_definition set form_name = $3, category = case when $4 then $5 else category end,
    remark = case when $6 then $7 else remark end
  where tenant_id = $1 and id = $2`;

async function changeForm(ctx: Ctx, input: SaveInput, formId: string): Promise<LockedForm> {
  const form = await lockForm(ctx, { formId, version: input.version });
  const { category, remark } = input;
  const formName = input.formName || form.formName;
  if (formName !== form.formName) await demandFreeName(ctx, { formName, exceptId: formId });
  const rest = [category !== undefined, category || null, remark !== undefined, remark ?? null];
  await ctx.db.write(update, [ctx.tenantId, formId, formName, ...rest]);
  return { ...form, formName };
}

const taken = `
  select 1 from form_definition where tenant_id = $1 and form_name = $2 and is_deleted = 0
    and ($3::bigint is null or id <> $3)`;

async function demandFreeName(
  ctx: Ctx,
  { formName, exceptId }: { readonly formName: string; readonly exceptId: string | null },
): Promise<void> {
  const rows = await ctx.db.query(taken, [ctx.tenantId, formName, exceptId]);
  if (rows.length > 0) refuse('form.nameTaken', { name: formName });
}

const upsertDraft = `
  insert into form_version (tenant_id, id, form_id, no, json_data, sha256, create_user, create_time)
  values ($1, $2, $3, 1 + coalesce((select max(no) from form_version
      where tenant_id = $1 and form_id = $3 and version_status <> 'draft'), 0), $4, $5, $6, $7)
  on conflict (tenant_id, form_id) where version_status = 'draft' do update set
    json_data = excluded.json_data, sha256 = excluded.sha256, create_user = excluded.create_user,
    create_time = excluded.create_time
  returning no`;
const retire = `
  update form_version set version_status = 'retired'
  where tenant_id = $1 and form_id = $2 and version_status = 'published'`;
const publishDraft = `
  update form_version set version_status = 'published', publish_time = $3
  where tenant_id = $1 and form_id = $2 and version_status = 'draft'`;

interface Storing {
  readonly design: DesignedForm;
  readonly publish: boolean;
}

/** The form is locked: its draft is replaced; published, the draft becomes the version that is filled in. */
async function storeDesign(ctx: Ctx, form: LockedForm, { design, publish }: Storing): Promise<SavedForm> {
  if (publish) await demandSound(ctx, design.form);
  const sha256 = createHash('sha256').update(design.jsonData).digest('hex');
  const { userId } = ctx.user;
  const values = [ctx.tenantId, nextId(), form.id, design.jsonData, sha256, userId, ctx.now];
  const [draft] = await ctx.db.query<{ no: number }>(upsertDraft, values);
  if (!draft) throw new Error('the draft was not stored');
  if (publish) {
    await ctx.db.write(retire, [ctx.tenantId, form.id]);
    await ctx.db.write(publishDraft, [ctx.tenantId, form.id, ctx.now]);
  }
  const version = await touchForm(ctx, form);
  const action = publish ? 'form.publish' : 'form.save';
  const payload = { formName: form.formName, versionNo: draft.no, sha256 };
  await recordEvidence(ctx, { stream: 'admin', action, subject: form.id, payload });
  const faults = publish ? [] : checkForm(design.form);
  const warnings = [...design.warnings, ...faults].map((fault) => toldFault(fault, ctx.language));
  return { formId: form.id, version, versionNo: draft.no, versionStatus: publish ? 'published' : 'draft', warnings };
}

const ofVersion = 'select json_data as "jsonData" from form_version where tenant_id = $1 and form_id = $2 and no = $3';

export async function restoreForm(
  ctx: Ctx,
  { formId, version, no }: EndpointInput<typeof formRestore>,
): Promise<SavedForm> {
  const form = await lockForm(ctx, { formId, version });
  const [former] = await ctx.db.query<{ jsonData: string }>(ofVersion, [ctx.tenantId, formId, no]);
  if (!former) return notFound();
  return storeDesign(ctx, form, { design: readDesign(former.jsonData, ctx.language), publish: false });
}
