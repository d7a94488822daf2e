import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { entity } from '../kit/entity.ts';
import type { Choice } from '../kit/field.ts';
import { idInput } from '../kit/resource.ts';
import { generatedField } from './generated-field.ts';

/** Where the fields came from. */
export const codeSources = [
  { value: 1, label: { zh: '手工填写', en: 'Typed in' } },
  { value: 2, label: { zh: '已有实体', en: 'An entity' } },
  { value: 3, label: { zh: '本库数据表', en: 'A table of this database' } },
  { value: 4, label: { zh: '数据源数据表', en: 'A table of a data source' } },
] as const satisfies readonly Choice[];

/** What the generator makes an entity's files from (administration B.10); they are downloaded, never written here. */
export const codeEntry = entity({
  name: 'codeEntry',
  table: 'code_entry',
  label: { zh: '代码生成', en: 'Code to generate' },
  path: '/api/blade-develop/code',
  verbs: {
    page: 'GET /list',
    detail: 'GET /detail',
    save: 'POST /submit',
    remove: 'POST /remove',
    export: 'POST /export',
  },
  menu: 'code',
  search: ['codeName', 'entityName', 'tableName'],
  sort: ['-createTime'],
  dataScoped: false,
  fields: {
    codeName: { kind: 'text', label: { zh: '名称', en: 'Name' }, maxLength: 64, required: true },
    labelZh: { kind: 'text', label: { zh: '中文名', en: 'Chinese label' }, maxLength: 64, required: true },
    labelEn: { kind: 'text', label: { zh: '英文名', en: 'English label' }, maxLength: 64, required: true },
    codeSource: { kind: 'choice', label: { zh: '来源', en: 'Source' }, choices: codeSources, required: true },
    sourceName: { kind: 'text', label: { zh: '来源名称', en: 'Name of the source' }, maxLength: 64 },
    datasourceId: { kind: 'ref', label: { zh: '数据源', en: 'Data source' }, to: 'dataSource' },
    packageName: {
      kind: 'text',
      label: { zh: '所属模块', en: 'Area' },
      maxLength: 32,
      required: true,
      pattern: /^[a-z][a-z0-9-]*$/,
      patternText: { zh: '小写字母、数字和连字符', en: 'lower case letters, digits and hyphens' },
    },
    entityName: {
      kind: 'text',
      label: { zh: '实体名', en: 'Entity' },
      maxLength: 40,
      required: true,
      pattern: /^[a-z][a-zA-Z0-9]*$/,
      patternText: { zh: '小驼峰，如 meetingRoom', en: 'camelCase, such as meetingRoom' },
    },
    tableName: {
      kind: 'text',
      label: { zh: '表名', en: 'Table' },
      maxLength: 40,
      required: true,
      pattern: /^[a-z][a-z0-9_]*$/,
      patternText: { zh: '小写字母、数字和下划线', en: 'lower case letters, digits and underscores' },
    },
    apiPath: {
      kind: 'text',
      label: { zh: '接口路径', en: 'API path' },
      maxLength: 100,
      required: true,
      pattern: /^\/api(\/[a-zA-Z0-9-]+){2,}$/,
      patternText: { zh: '如 /api/office/meeting-room', en: 'such as /api/office/meeting-room' },
    },
    webPath: {
      kind: 'text',
      label: { zh: '页面路径', en: 'Page' },
      maxLength: 100,
      required: true,
      pattern: /^(\/[a-zA-Z0-9-]+)+$/,
      patternText: { zh: '如 /office/meetingRoom', en: 'such as /office/meetingRoom' },
    },
    menuCode: {
      kind: 'text',
      label: { zh: '菜单编号', en: 'Menu code' },
      maxLength: 40,
      required: true,
      pattern: /^[a-zA-Z][a-zA-Z0-9]*$/,
      patternText: { zh: '字母和数字，不含下划线', en: 'letters and digits, no underscore' },
    },
    fieldList: { kind: 'json', label: { zh: '字段', en: 'Fields' }, required: true, detailOnly: true },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
  },
});

export const copyCode = endpoint({
  route: 'POST /api/blade-develop/code/copy',
  label: { zh: '复制代码生成配置', en: 'Copy an entry' },
  permission: 'code_add',
  input: z.object({ id: idInput }),
  output: z.object({ id: z.string(), version: z.number() }),
  writes: true,
  ids: { id: 'codeEntry' },
});

/** The files of these entries as one zip archive. `system` is the API's; there is one. */
export const genCode = endpoint({
  route: 'POST /api/blade-develop/code/gen-code',
  label: { zh: '生成代码', en: 'Generate code' },
  permission: 'code_view',
  input: z.object({ ids: z.string().max(2000), system: z.enum(['saber']).default('saber') }),
  output: z.unknown(),
  raw: true,
  ids: { ids: 'codeEntry' },
});

const generatedFile = z.object({ path: z.string(), text: z.string() });
export type GeneratedFile = z.infer<typeof generatedFile>;

export const previewCode = endpoint({
  route: 'GET /api/blade-develop/code/preview',
  label: { zh: '预览生成的代码', en: 'Preview the files' },
  permission: 'code_view',
  input: z.object({ id: idInput }),
  output: z.object({ files: z.array(generatedFile) }),
  ids: { id: 'codeEntry' },
});

/** A query's number arrives as a text. */
const sourceInput = { codeSource: z.enum(['2', '3', '4']), datasourceId: idInput.optional() };

/** What fields can be taken from: entities by name, tables by name. */
export const codeSourceNames = endpoint({
  route: 'GET /api/blade-develop/code/sources',
  label: { zh: '可选来源', en: 'Sources to choose from' },
  permission: 'code_view',
  input: z.object(sourceInput),
  output: z.array(z.object({ name: z.string(), title: z.string() })),
  ids: { datasourceId: 'dataSource' },
});

export const codeSourceFields = endpoint({
  route: 'GET /api/blade-develop/code/sourceFields',
  label: { zh: '来源的字段', en: 'Fields of a source' },
  permission: 'code_view',
  input: z.object({ ...sourceInput, sourceName: z.string().min(1).max(64) }),
  output: z.object({ fields: z.array(generatedField) }),
  ids: { datasourceId: 'dataSource' },
});

export const codeEntryEndpoints = [copyCode, genCode, previewCode, codeSourceNames, codeSourceFields] as const;
