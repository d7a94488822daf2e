import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf } from '../kit/page.ts';
import { idInput } from '../kit/resource.ts';
import { versionStatus } from '../kit/version-status.ts';
import { idList, pageQuery, versionInput } from '../workflow/wire.ts';

const base = '/api/process/form-design' as const;

const statusAnswer = z.enum(versionStatus.code);

export const formRowAnswer = z.object({
  /** The same as formId. */
  id: z.string(),
  formId: z.string(),
  version: z.number(),
  formName: z.string(),
  category: z.string().nullable(),
  /** The flow that an answer starts; null: an answer is complete at once. */
  flowKey: z.string().nullable(),
  flowName: z.string().nullable(),
  roleIds: z.array(z.string()),
  roleNames: z.array(z.string()),
  isEnabled: z.boolean(),
  /** Whoever filled it in may change his answer, where no approval carries it. */
  isChangeable: z.boolean(),
  remark: z.string().nullable(),
  /** The version that is filled in now; null while nothing is published. */
  publishedNo: z.number().nullable(),
  hasDraft: z.boolean(),
  /** Counted up to 10,000. */
  answerCount: z.number(),
  updateUserName: z.string().nullable(),
  updateTime: z.string(),
});
export type FormRow = z.infer<typeof formRowAnswer>;

const formFilter = {
  formName: z.string().max(100).optional(),
  category: z.string().max(60).optional(),
  isEnabled: z.coerce.number().int().min(0).max(1).optional(),
};

export const formPage = endpoint({
  route: `GET ${base}/formPage`,
  label: { zh: '表单分页', en: 'Forms: page' },
  permission: 'form_view',
  input: z.object({ ...pageQuery, ...formFilter }),
  output: pageOf(formRowAnswer),
});

export const formList = endpoint({
  route: `GET ${base}/formList`,
  label: { zh: '表单列表', en: 'Forms' },
  permission: 'form_view',
  input: z.object(formFilter),
  output: z.array(formRowAnswer),
});

/** The forms that can be filled in, as the settings of a project choose among them. */
export const queryFormList = endpoint({
  route: 'GET /api/purchase/conf/system/form/queryFormList',
  label: { zh: '可用表单', en: 'Forms in use' },
  permission: 'form_view',
  input: z.object({ formName: z.string().max(100).optional() }),
  output: z.array(formRowAnswer),
});

const byForm = z.object({ formId: idInput });

const formDetailAnswer = formRowAnswer.extend({
  /** Of what is shown: the draft where there is one, else the published version. */
  versionNo: z.number(),
  versionStatus: statusAnswer,
  /** The designer's option JSON, to the letter as it was saved. */
  jsonData: z.string(),
});
export type FormDetail = z.infer<typeof formDetailAnswer>;

export const queryFormById = endpoint({
  route: `GET ${base}/queryFormById`,
  label: { zh: '表单定义', en: 'A form with its design' },
  permission: 'form_view',
  input: byForm.extend({
    /** Of a certain version. */
    no: z.coerce.number().int().min(1).optional(),
  }),
  output: formDetailAnswer,
  ids: { formId: 'formDefinition' },
});

export const formVersions = endpoint({
  route: `GET ${base}/versions`,
  label: { zh: '表单版本', en: 'Versions of a form' },
  permission: 'form_view',
  input: byForm,
  output: z.array(
    z.object({
      no: z.number(),
      versionStatus: statusAnswer,
      sha256: z.string(),
      createUserName: z.string().nullable(),
      createTime: z.string(),
      publishTime: z.string().nullable(),
      answerCount: z.number(),
    }),
  ),
  ids: { formId: 'formDefinition' },
});

const savedForm = z.object({
  formId: z.string(),
  version: z.number(),
  versionNo: z.number(),
  versionStatus: statusAnswer,
  /** What was taken out or will not work, in the caller's language. */
  warnings: z.array(z.string()),
});
export type SavedForm = z.infer<typeof savedForm>;

/**
 * Saves a design: `publish: false` keeps it as the draft (autosave), else it becomes the version that is filled in.
 * Without `formId` it is a new form, which needs a name. An unsound design is kept as a draft and not published.
 */
export const formSave = endpoint({
  route: `POST ${base}/formSave`,
  label: { zh: '保存表单', en: 'Save a form' },
  permission: 'form_edit',
  input: z.object({
    formId: idInput.optional(),
    version: versionInput.optional(),
    formName: z.string().trim().max(100).optional(),
    category: z.string().trim().max(60).nullish(),
    remark: z.string().max(500).nullish(),
    jsonData: z
      .string()
      .max(2_000_000)
      .meta({ examples: ['{"column":[{"type":"input","prop":"a","label":"A"}]}'] }),
    publish: z.boolean().default(true),
  }),
  output: savedForm,
  writes: true,
  ids: { formId: 'formDefinition' },
});

/** A version becomes the draft again; what was published stays published until the draft is. */
export const formRestore = endpoint({
  route: `POST ${base}/restore`,
  label: { zh: '恢复表单版本', en: 'Restore a version of a form' },
  permission: 'form_edit',
  input: byForm.extend({ version: versionInput, no: z.coerce.number().int().min(1) }),
  output: savedForm,
  writes: true,
  ids: { formId: 'formDefinition' },
});

const changedForm = z.object({ formId: z.string(), version: z.number() });

/** A retired form keeps its answers and takes no new ones. */
export const formSwitch = endpoint({
  route: `POST ${base}/switchForm`,
  label: { zh: '启用或停用表单', en: 'Switch a form on or off' },
  permission: 'form_edit',
  input: byForm.extend({ version: versionInput, isEnabled: z.boolean() }),
  output: changedForm,
  writes: true,
  ids: { formId: 'formDefinition' },
});

/** Who may fill it in (none: nobody), which flow an answer starts (none: no flow), and whether it may be changed later. */
export const formGrant = endpoint({
  route: `POST ${base}/formGrant`,
  label: { zh: '表单授权与绑定流程', en: 'Grant a form and bind it to a flow' },
  permission: 'form_grant',
  input: byForm.extend({
    version: versionInput,
    roleIds: z.string().regex(/^(\d{1,18}(,\d{1,18})*)?$/),
    flowKey: z
      .string()
      .max(60)
      .nullish()
      .meta({ examples: [''] }),
    /** Left out: as it was. */
    isChangeable: z.boolean().optional(),
  }),
  output: changedForm,
  writes: true,
  ids: { formId: 'formDefinition', roleIds: 'role' },
});

/** What a grant chooses among: the tenant's roles, and the flows whose business is a form. */
export const formGrantChoices = endpoint({
  route: `GET ${base}/grantChoices`,
  label: { zh: '授权选项', en: 'Choices of a grant' },
  permission: 'form_grant',
  input: z.object({}),
  output: z.object({
    roles: z.array(z.object({ value: z.string(), label: z.string() })),
    flows: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
});

/** A form that somebody has filled in is not deleted; it is switched off. */
export const formDel = endpoint({
  route: `GET ${base}/formDel`,
  label: { zh: '删除表单', en: 'Delete forms' },
  permission: 'form_delete',
  input: z.object({ ids: idList.optional(), formId: idInput.optional() }),
  output: z.null(),
  writes: true,
  ids: { ids: 'formDefinition', formId: 'formDefinition' },
});

export const dictionaryItem: z.ZodType<DictionaryItem> = z.lazy(() =>
  z.object({
    label: z.string(),
    value: z.union([z.string(), z.number(), z.boolean()]),
    children: z.array(dictionaryItem).optional(),
  }),
);
export interface DictionaryItem {
  readonly label: string;
  readonly value: string | number | boolean;
  readonly children?: readonly DictionaryItem[] | undefined;
}

/** What a remote dictionary would give, while it is being designed. */
export const formDictionaryTry = endpoint({
  route: `POST ${base}/tryDictionary`,
  label: { zh: '试取远程字典', en: 'Try a remote dictionary' },
  permission: 'form_edit',
  input: z.object({
    dicUrl: z.string().min(1).max(500),
    dicMethod: z.enum(['get', 'post']).default('get'),
    dicQuery: z.record(z.string().max(60), z.union([z.string().max(200), z.number(), z.boolean()])).default({}),
    /** Where in the answer the list stands, e.g. data.records, and what its items call themselves. */
    props: z
      .object({
        res: z.string().max(100),
        label: z.string().max(60),
        value: z.string().max(60),
        children: z.string().max(60),
      })
      .partial()
      .default({}),
  }),
  output: z.array(dictionaryItem),
});

export const formDesignEndpoints = [
  formPage,
  formList,
  queryFormList,
  queryFormById,
  formVersions,
  formSave,
  formRestore,
  formSwitch,
  formGrant,
  formGrantChoices,
  formDel,
  formDictionaryTry,
] as const;
