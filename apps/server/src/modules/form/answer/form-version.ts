import { isRead, linkage, readForm, versionStatus, type FormField, type FormModel, type Linkage } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

/** A published version, ready to be filled in. */
export interface FormVersion {
  readonly id: string;
  readonly no: number;
  readonly formId: string;
  readonly jsonData: string;
  readonly form: FormModel;
  /** Its own fields, those of groups among them; columns stand below their table. */
  readonly fields: readonly FormField[];
  readonly linkage: Linkage;
}

/** Published versions never change, so a process reads each once. */
const known = new Map<string, FormVersion>();
const mostKnown = 200;

const select = `
  select no, form_id as "formId", json_data as "jsonData"
  from form_version where tenant_id = $1 and id = $2 and version_status not in ${versionStatus.sql('draft')}`;

/** Whoever asks has found the id in a row of the own tenant. */
export async function loadFormVersion(ctx: Pick<Ctx, 'db' | 'tenantId'>, id: string): Promise<FormVersion> {
  const key = `${ctx.tenantId}/${id}`;
  const held = known.get(key);
  if (held) return held;
  const [row] = await ctx.db.query<{ no: number; formId: string; jsonData: string }>(select, [ctx.tenantId, id]);
  if (!row) return refuse('form.notPublished');
  const read = readForm(row.jsonData);
  if (!isRead(read)) return refuse('form.unreadable', { faults: '' });
  const { form } = read;
  const version = { id, ...row, form, fields: ownFields(form.fields), linkage: linkage(form) };
  const [oldest] = known.keys();
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
  known.set(key, version);
  return version;
}

function ownFields(fields: readonly FormField[]): readonly FormField[] {
  return fields.flatMap((field) => (field.type === 'group' ? ownFields(field.children ?? []) : [field]));
}
