import { fieldDescriptors, versionStatus, type AnswerColumn, type FormField, type FormValues } from '@zhaocai/model';
import { asFiles } from '@zhaocai/model/form/files';
import { isJsonObject } from '@zhaocai/model/form/json';
import { cutAt } from '../../../platform/crud/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { isFound } from './answer-values.ts';
import { loadFormVersion } from './form-version.ts';

const findForm = `
  select form_name as "formName" from form_definition where tenant_id = $1 and id = $2 and is_deleted = 0`;
const mostVersions = 50;
const versions = `
  select v.id from form_version v
  where v.tenant_id = $1 and v.form_id = $2 and v.version_status not in ${versionStatus.sql('draft')}
  order by (v.version_status in ${versionStatus.sql('published')}) desc, v.no desc limit ${mostVersions + 1}`;

export interface AnsweredForm {
  readonly formName: string;
  readonly columns: readonly FormField[];
}

/** The published version's fields in their order, then those that only older versions have. */
export async function loadColumns(ctx: Ctx, formId: string): Promise<AnsweredForm> {
  const [form] = await ctx.db.query<{ formName: string }>(findForm, [ctx.tenantId, formId]);
  if (!form) return notFound();
  const asked = ctx.db.query<{ id: string }>(versions, [ctx.tenantId, formId]);
  const rows = await cutAt(ctx, asked, mostVersions);
  return { formName: form.formName, columns: await columnsOf(ctx, rows) };
}

/** The fields of the first version in their order, then those that only the others have. */
export async function columnsOf(
  ctx: Ctx,
  versionRows: readonly { readonly id: string }[],
): Promise<readonly FormField[]> {
  const columns = new Map<string, FormField>();
  for (const { id } of versionRows) {
    const { fields } = await loadFormVersion(ctx, id);
    const fresh = fields.filter((field) => isColumn(field) && !columns.has(field.prop));
    fresh.forEach((field) => columns.set(field.prop, field));
  }
  return [...columns.values()];
}

export async function listColumns(ctx: Ctx, { formId }: { formId: string }): Promise<AnswerColumn[]> {
  const { columns } = await loadColumns(ctx, formId);
  return columns.map((field) => ({
    prop: field.prop,
    type: field.type,
    label: field.label,
    isFilter: isFound(field),
  }));
}

function isColumn({ type, prop }: FormField): boolean {
  return prop !== '' && type !== 'password' && fieldDescriptors[type].valueKind !== 'none';
}

/** A value in one line, as it is printed; a sub-table row by row. */
export function valueText(field: FormField, answers: FormValues): string {
  const { [field.prop]: value, [`$${field.prop}`]: name } = answers;
  if (value === undefined || value === null || value === '') return '';
  // What was chosen from a fetched list reads by the name that it had then.
  if (typeof name === 'string' && name !== '') return name;
  if (field.type === 'dynamic') return rowsText(field, value);
  const printed = fieldDescriptors[field.type].toPrint(value, field);
  if (printed.kind === 'text') return printed.text;
  if (printed.kind === 'html') return plainText(printed.html);
  return (printed.kind === 'files' ? (asFiles(value) ?? []) : []).map(({ name }) => name).join('、');
}

function rowsText({ children = [] }: FormField, value: unknown): string {
  const rows: readonly FormValues[] = Array.isArray(value) ? value.filter(isJsonObject) : [];
  const cells = (row: FormValues) => children.map((column) => `${column.label}：${valueText(column, row)}`).join('，');
  return rows.map((row, index) => `${index + 1}. ${cells(row)}`).join('\n');
}

function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
