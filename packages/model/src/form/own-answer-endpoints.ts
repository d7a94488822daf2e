import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf } from '../kit/page.ts';
import { idInput } from '../kit/resource.ts';
import { formValues, pageQuery, versionInput } from '../workflow/wire.ts';
import { answerDay } from './answer-endpoints.ts';

const base = '/api/process/form/data' as const;

const ownFilter = z.object({
  formId: idInput.optional(),
  title: z.string().max(200).optional(),
  createdFrom: answerDay.optional(),
  createdTo: answerDay.optional(),
});

const ownAnswerRow = z.object({
  id: z.string(),
  formId: z.string(),
  formName: z.string(),
  title: z.string(),
  versionNo: z.number(),
  createTime: z.string(),
  updateTime: z.string(),
  /** The form allows it now, and the caller's roles may fill it in. */
  mayChange: z.boolean(),
});
export type OwnAnswerRow = z.infer<typeof ownAnswerRow>;

/** What the caller filled in without approval; what went to approval stands among his applications. */
export const ownAnswerPage = endpoint({
  route: `GET ${base}/minePage`,
  label: { zh: '我的填报分页', en: 'What I filled in: page' },
  permission: 'signedIn',
  input: ownFilter.extend(pageQuery),
  output: pageOf(ownAnswerRow),
  ids: { formId: 'formDefinition' },
});

/** The forms that the caller's list can be narrowed to. */
export const ownAnsweredForms = endpoint({
  route: `GET ${base}/mineForms`,
  label: { zh: '我填报过的表单', en: 'Forms that I filled in' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.array(z.object({ formId: z.string(), formName: z.string() })),
});

/** The caller's list as a streamed workbook; of one form with everything that was filled in. */
export const exportOwnAnswers = endpoint({
  route: `POST ${base}/mineExport`,
  label: { zh: '导出我的填报', en: 'Export what I filled in' },
  permission: 'signedIn',
  input: ownFilter,
  output: z.unknown(),
  raw: true,
  ids: { formId: 'formDefinition' },
});

/** Another answer in the place of one's own, in the version of the form that it was given to. */
export const changeAnswer = endpoint({
  route: `POST ${base}/change`,
  label: { zh: '修改我的填报', en: 'Change what I filled in' },
  permission: 'signedIn',
  input: z.object({
    id: idInput,
    version: versionInput,
    title: z.string().trim().max(200).optional(),
    answers: formValues,
  }),
  output: z.object({ id: z.string(), version: z.number() }),
  writes: true,
  ids: { id: 'formAnswer' },
});

export const ownAnswerEndpoints = [ownAnswerPage, ownAnsweredForms, exportOwnAnswers, changeAnswer] as const;
