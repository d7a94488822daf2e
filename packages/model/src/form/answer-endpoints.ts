import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf } from '../kit/page.ts';
import { idInput } from '../kit/resource.ts';
import { formValues, pageQuery } from '../workflow/wire.ts';
import { dictionaryItem } from './design-endpoints.ts';

const base = '/api/process/form/data' as const;

const formToFill = z.object({
  formId: z.string(),
  formName: z.string(),
  versionNo: z.number(),
  jsonData: z.string(),
  flowKey: z.string().nullable(),
  flowName: z.string().nullable(),
  /** What the first step of the flow says of the fields; what it does not name may be filled in. */
  fieldRights: z.record(z.string(), z.enum(['read', 'write', 'required', 'hidden'])),
});
export type FormToFill = z.infer<typeof formToFill>;

/** The published version, for somebody whose role may fill it in. */
export const formToFillIn = endpoint({
  route: `GET ${base}/form`,
  label: { zh: '待填写的表单', en: 'A form to fill in' },
  permission: 'signedIn',
  input: z.object({ formId: idInput }),
  output: formToFill,
  ids: { formId: 'formDefinition' },
});

/** Hands an answer in; where the form is bound to a flow, the flow starts with it. */
export const submitAnswer = endpoint({
  route: `POST ${base}/submit`,
  label: { zh: '提交表单', en: 'Hand in a form' },
  permission: 'signedIn',
  input: z.object({
    formId: idInput,
    /** The version that was filled in. */
    versionNo: z.coerce.number().int().min(1),
    title: z.string().trim().max(200).optional(),
    answers: formValues,
  }),
  output: z.object({ id: z.string(), flowInstanceId: z.string().nullable() }),
  writes: true,
  ids: { formId: 'formDefinition' },
});

const answerDetail = z.object({
  id: z.string(),
  version: z.number(),
  formId: z.string(),
  formName: z.string(),
  versionNo: z.number(),
  /** Of the version that was filled in, so that it reads and prints as it did then. */
  jsonData: z.string(),
  title: z.string(),
  /** Without what the reader may not see. */
  answers: formValues,
  answerState: z.number(),
  flowInstanceId: z.string().nullable(),
  createUserName: z.string().nullable(),
  createTime: z.string(),
  /** Whether the caller may change it: his own, without approval, and the form allows it. */
  mayChange: z.boolean(),
});
export type AnswerDetail = z.infer<typeof answerDetail>;

/** What was filled in, by the id that a flow's run carries as its business object. */
export const queryByBusinessId = endpoint({
  route: `GET ${base}/queryByBusinessId`,
  label: { zh: '按业务单据查表单数据', en: 'An answer with its form' },
  permission: 'signedIn',
  input: z.object({ businessId: idInput }),
  output: answerDetail,
  ids: { businessId: 'formAnswer' },
});

/** The answer on paper, as its screen prints it. */
export const answerPdf = endpoint({
  route: `GET ${base}/pdf`,
  label: { zh: '下载表单 PDF', en: 'An answer as PDF' },
  permission: 'signedIn',
  input: z.object({ businessId: idInput }),
  output: z.unknown(),
  raw: true,
  ids: { businessId: 'formAnswer' },
});

/** `is` equal, `has` contains, `from` and `to` in the order of texts (days, times). */
const answerFilter = z.object({
  prop: z.string().regex(/^[\w$]{1,64}$/),
  op: z.enum(['is', 'has', 'from', 'to']),
  value: z.string().min(1).max(200),
});
export type AnswerFilter = z.infer<typeof answerFilter>;

export const answerDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const listInput = z.object({
  formId: idInput,
  title: z.string().max(200).optional(),
  answerState: z.coerce.number().int().min(1).max(4).optional(),
  createdFrom: answerDay.optional(),
  createdTo: answerDay.optional(),
  filters: z.array(answerFilter).max(10).default([]),
});

const answerRow = z.object({
  id: z.string(),
  title: z.string(),
  answerState: z.number(),
  flowInstanceId: z.string().nullable(),
  versionNo: z.number(),
  createUserName: z.string().nullable(),
  createTime: z.string(),
  /** As they read, by the props of the list's columns. */
  values: z.record(z.string(), z.string()),
});
export type AnswerRow = z.infer<typeof answerRow>;

export const answerPage = endpoint({
  route: `POST ${base}/page`,
  label: { zh: '表单数据分页', en: 'Answers: page' },
  permission: 'formData_view',
  input: listInput.extend(pageQuery),
  output: pageOf(answerRow),
  ids: { formId: 'formDefinition' },
});

const answerColumn = z.object({
  prop: z.string(),
  type: z.string(),
  label: z.string(),
  /** Whether answers can be found by it. */
  isFilter: z.boolean(),
});
export type AnswerColumn = z.infer<typeof answerColumn>;

/** The columns of the list and of the export: the published version's fields, then those that only older ones have. */
export const answerColumns = endpoint({
  route: `GET ${base}/columns`,
  label: { zh: '表单数据列', en: 'Columns of the answers' },
  permission: 'formData_view',
  input: z.object({ formId: idInput }),
  output: z.array(answerColumn),
  ids: { formId: 'formDefinition' },
});

/** The forms whose answers can be looked at. */
export const answeredForms = endpoint({
  route: `GET ${base}/forms`,
  label: { zh: '有数据的表单', en: 'Forms with their answers' },
  permission: 'formData_view',
  input: z.object({}),
  output: z.array(
    z.object({ formId: z.string(), formName: z.string(), category: z.string().nullable(), answerCount: z.number() }),
  ),
});

/** All answers that the list would show, as a streamed workbook. */
export const exportAnswers = endpoint({
  route: `POST ${base}/export`,
  label: { zh: '导出表单数据', en: 'Export answers' },
  permission: 'formData_export',
  input: listInput,
  output: z.unknown(),
  raw: true,
  ids: { formId: 'formDefinition' },
});

/** The items of a remote dictionary of a published version: its address is the form's, never the caller's. */
export const answerDictionary = endpoint({
  route: `POST ${base}/dictionary`,
  label: { zh: '表单远程字典', en: 'Remote dictionary of a form' },
  permission: 'signedIn',
  input: z.object({
    formId: idInput,
    /** Of an answer that is looked at: its version's dictionary. */
    businessId: idInput.optional(),
    /** `prop`, or `table.prop` within a sub-table. */
    prop: z.string().regex(/^[\w$]{1,64}(\.[\w$]{1,64})?$/),
    /** What stands for `{{key}}` in its address: the value of the field above it. */
    parent: z.string().max(200).optional(),
  }),
  output: z.array(dictionaryItem),
  ids: { formId: 'formDefinition', businessId: 'formAnswer' },
});

const record = z.object({
  value: z.union([z.string(), z.number()]),
  label: z.string(),
  /** As they read, by the props of the field's columns. */
  cells: z.record(z.string(), z.string()),
});
export type PickedRecord = z.infer<typeof record>;

/** The rows that a `table` field of a published version offers: its address is the form's, never the caller's. */
export const answerRecords = endpoint({
  route: `POST ${base}/records`,
  label: { zh: '表格选择器数据', en: 'Rows that a field offers' },
  permission: 'signedIn',
  input: z.object({
    formId: idInput,
    /** Of an answer that is looked at: its version's field. */
    businessId: idInput.optional(),
    prop: z.string().regex(/^[\w$]{1,64}$/),
    /** By the props of the columns. */
    search: z.record(z.string().max(64), z.string().max(200)).default({}),
    ...pageQuery,
  }),
  output: pageOf(record),
  ids: { formId: 'formDefinition', businessId: 'formAnswer' },
});

export const formAnswerEndpoints = [
  formToFillIn,
  submitAnswer,
  queryByBusinessId,
  answerPdf,
  answerPage,
  answerColumns,
  answeredForms,
  exportAnswers,
  answerDictionary,
  answerRecords,
] as const;
