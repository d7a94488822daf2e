import { z } from 'zod';
import { choiceList } from '../kit/choice-list.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Input, Row } from '../kit/entity.ts';
import { pageInput, pageOf, type Page } from '../kit/page.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { savedAnswer } from '../kit/wire-shapes.ts';
import { fileValue } from '../tendering/wire.ts';
import { fileTemplate, templateTypes } from './file-template.ts';

export type TemplateRow = Row<typeof fileTemplate>;

const row = rowSchema(fileTemplate.fields).omit({ files: true, variables: true });
const rows = z.array(row) as unknown as z.ZodType<TemplateRow[]>;
const typeInput = z.object({ tempType: z.coerce.number().int().optional() });
const input = z.looseObject({ id: idInput.optional() }) as unknown as z.ZodType<Input<typeof fileTemplate>>;

const base = '/api/bid-project/conf/temp/file';
const own = '/api/purchase/cus/temp';

const subject = { templateId: idInput, projectId: idInput, entryId: idInput.optional() };
const subjectIds = { templateId: 'fileTemplate', projectId: 'project', entryId: 'entry' };

const winner = z.object({
  entryId: z.string(),
  packageNo: z.number(),
  packageName: z.string(),
  supplierName: z.string(),
});

const foundVariable = z.object({
  name: z.string(),
  /** What would stand there; null where the record has nothing. */
  value: z.string().nullable(),
});

const made = z.object({
  docx: fileValue,
  /** Null where none was asked for. Where this server cannot draw Word, it is set anew; `pdfFault` says so. */
  pdf: fileValue.nullable(),
  pdfFault: z.string().nullable(),
  /** The text as it may stand in a notice. */
  html: z.string(),
});
export type MadeDocument = z.infer<typeof made>;

export const templateApi = {
  list: endpoint({
    route: `GET ${base}/queryTempFileList`,
    label: { zh: '可用模板', en: 'Templates in use' },
    permission: 'fileTemplate_use',
    input: typeInput,
    output: rows,
  }),
  types: choiceList(`GET ${base}/queryTempTypeList`, {
    label: { zh: '模板类型', en: 'Kinds of template' },
    choices: templateTypes,
    aliases: [`GET ${own}/tempTypeList`],
  }),
  /** What stands for each variable of the template; nothing is made. */
  tryOut: endpoint({
    route: `GET ${base}/tryOut`,
    label: { zh: '试填模板', en: 'Try a template out' },
    permission: 'fileTemplate_use',
    input: z.object(subject),
    output: z.object({ variables: z.array(foundVariable), missing: z.array(z.string()) }),
    ids: subjectIds,
  }),
  /** The suppliers that a letter or contract of the project may be for; none before they are decided. */
  winners: endpoint({
    route: `GET ${base}/winners`,
    label: { zh: '可选中标（成交）供应商', en: 'Winners to write to' },
    permission: 'fileTemplate_use',
    input: z.object({ projectId: idInput }),
    output: z.array(winner),
    ids: { projectId: 'project' },
  }),
  /** Not `writes`: drawing a PDF must not hold a transaction open. A retry makes new files; nobody refers to the old. */
  generate: endpoint({
    route: `POST ${base}/generate`,
    label: { zh: '按模板生成文件', en: 'Make a document from a template' },
    permission: 'fileTemplate_use',
    input: z.object({ ...subject, withPdf: z.boolean().default(true) }),
    output: made,
    ids: subjectIds,
  }),
  /** A Word document that shows how variables, loops and conditions are written. */
  sample: endpoint({
    route: `GET ${base}/sample`,
    label: { zh: '下载示例模板', en: 'Download an example' },
    permission: 'fileTemplate_view',
    input: z.object({}),
    output: z.unknown(),
    raw: true,
  }),
};

/** The same templates, the own tenant's alone (customer templates). */
export const ownTemplateApi = {
  page: endpoint({
    route: `POST ${own}/tempPage`,
    label: { zh: '本单位模板', en: 'Own templates' },
    permission: 'fileTemplate_view',
    input: pageInput,
    output: pageOf(row) as unknown as z.ZodType<Page<TemplateRow>>,
  }),
  save: endpoint({
    route: `POST ${own}/saveTemp`,
    label: { zh: '保存本单位模板', en: 'Save an own template' },
    permission: 'fileTemplate_edit',
    input,
    output: savedAnswer,
    writes: true,
    ids: { id: 'fileTemplate' },
  }),
  remove: endpoint({
    route: `GET ${own}/deleteTemp`,
    label: { zh: '删除本单位模板', en: 'Delete an own template' },
    permission: 'fileTemplate_delete',
    input: z.object({ id: idInput }),
    output: z.null(),
    writes: true,
    ids: { id: 'fileTemplate' },
  }),
  list: endpoint({
    route: `GET ${own}/tempList`,
    label: { zh: '本单位可用模板', en: 'Own templates in use' },
    permission: 'fileTemplate_use',
    input: typeInput,
    output: rows,
  }),
  /** The newest in use of a kind, the own one before the platform's; null where there is none. */
  lastByType: endpoint({
    route: `GET ${own}/queryLastByType`,
    label: { zh: '最新模板', en: 'The newest template of a kind' },
    permission: 'fileTemplate_use',
    input: z.object({ tempType: z.coerce.number().int() }),
    output: row.nullable() as unknown as z.ZodType<TemplateRow | null>,
  }),
};
