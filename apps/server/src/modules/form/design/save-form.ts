import { createHash } from 'node:crypto';
import {
  checkForm,
  formDefinition,
  versionStatus,
  type EndpointInput,
  type formRestore,
  type formSave,
  type SavedForm,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, Refusal, type Ctx } from '../../../platform/http/index.ts';
import { insertRow, isTaken, type Values } from '../../../platform/rows/index.ts';
import { lockForm, touchForm, type HeldForm } from './lock-form.ts';
import { demandSound, readDesign, toldFault, type DesignedForm } from './sound-form.ts';

type SaveInput = EndpointInput<typeof formSave>;

/** Saves a design as the form's draft, and publishes it when that is asked and it is sound. */
export async function saveForm(ctx: Ctx, input: SaveInput): Promise<SavedForm> {
  const design = readDesign(input.jsonData, ctx.language);
  const { formId, version, publish } = input;
  const values = changesOf(input);
  if (formId === undefined) return storeDesign(ctx, await addForm(ctx, values), { design, publish });
  const form = await lockForm(ctx, { formId, version });
  const { formName = form.formName } = values;
  if (formName !== form.formName) await demandFreeName(ctx, formName, form.id);
  return storeDesign(ctx, { ...form, formName }, { design, publish, values });
}

/** What a save says of the form itself; what it does not name stays as it is. */
function changesOf({ formName, category, remark }: SaveInput) {
  return {
    ...(formName && { formName }),
    ...(category !== undefined && { category }),
    ...(remark !== undefined && { remark }),
  };
}

async function addForm(ctx: Ctx, values: ReturnType<typeof changesOf>): Promise<HeldForm> {
  if (!ctx.user.permissions.has('form_add')) throw new Refusal('platform.forbidden', {}, 403);
  const { formName } = values;
  if (!formName) return refuse('form.nameMissing');
  await demandFreeName(ctx, formName);
  return { id: await insertRow(ctx, formDefinition, { values }), version: -1, formName };
}

async function demandFreeName(ctx: Ctx, formName: string, id?: string): Promise<void> {
  const isUsed = await isTaken(ctx, formDefinition, { names: ['formName'], values: { formName }, existing: { id } });
  if (isUsed) refuse('form.nameTaken', { name: formName });
}

const { code } = versionStatus;
const draftSql = versionStatus.sql('draft');
const publishedSql = versionStatus.sql('published');

const upsertDraft = `
  insert into form_version (tenant_id, id, form_id, no, json_data, sha256, create_user, create_time)
  values ($1, $2, $3, 1 + coalesce((select max(no) from form_version
      where tenant_id = $1 and form_id = $3 and version_status not in ${draftSql}), 0), $4, $5, $6, $7)
  on conflict (tenant_id, form_id) where version_status in ${draftSql} do update set
    json_data = excluded.json_data, sha256 = excluded.sha256, create_user = excluded.create_user,
    create_time = excluded.create_time
  returning no`;
// oxlint-disable-next-line house/states-move-by-transition -- versions are no entity, but parts of their form, which is held
const retire = `
  update form_version set version_status = $3
  where tenant_id = $1 and form_id = $2 and version_status in ${publishedSql}`;
// oxlint-disable-next-line house/states-move-by-transition -- the same: `form.publish` of the form is its evidence
const publishDraft = `
  update form_version set version_status = $4, publish_time = $3
  where tenant_id = $1 and form_id = $2 and version_status in ${draftSql}`;

interface Storing {
  readonly design: DesignedForm;
  readonly publish: boolean;
  /** What else changes of the form. */
  readonly values?: Values;
}

/** The form is locked: its draft is replaced; published, the draft becomes the version that is filled in. */
async function storeDesign(
  ctx: Ctx,
  form: HeldForm,
  { design, publish, values: changes }: Storing,
): Promise<SavedForm> {
  if (publish) await demandSound(ctx, design.form);
  const sha256 = createHash('sha256').update(design.jsonData).digest('hex');
  const { userId } = ctx.user;
  const values = [ctx.tenantId, nextId(), form.id, design.jsonData, sha256, userId, ctx.now];
  const [draft] = await ctx.db.query<{ no: number }>(upsertDraft, values);
  if (!draft) throw new Error('the draft was not stored');
  if (publish) {
    await ctx.db.write(retire, [ctx.tenantId, form.id, code.retired]);
    await ctx.db.write(publishDraft, [ctx.tenantId, form.id, ctx.now, code.published]);
  }
  const version = await touchForm(ctx, form, changes);
  const action = publish ? 'form.publish' : 'form.save';
  const payload = { formName: form.formName, versionNo: draft.no, sha256 };
  await recordEvidence(ctx, { stream: 'admin', action, subject: form.id, payload });
  const faults = publish ? [] : checkForm(design.form);
  const warnings = [...design.warnings, ...faults].map((fault) => toldFault(fault, ctx.language));
  return {
    formId: form.id,
    version,
    versionNo: draft.no,
    versionStatus: publish ? code.published : code.draft,
    warnings,
  };
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
