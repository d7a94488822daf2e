import { entity } from '../kit/entity.ts';
import type { Choice } from '../kit/field.ts';

/** How a call ended: done, refused with a reason (400 and its kin), or broken (500). */
export const callOutcomes = [
  { value: 1, label: { zh: '成功', en: 'Done' }, tone: 'green' },
  { value: 2, label: { zh: '拒绝', en: 'Refused' }, tone: 'red' },
  { value: 3, label: { zh: '出错', en: 'Failed' }, tone: 'red' },
] as const satisfies readonly Choice[];

export const logLevels = [
  { value: 1, label: { zh: '信息', en: 'Info' }, tone: 'blue' },
  { value: 2, label: { zh: '警告', en: 'Warning' }, tone: 'orange' },
] as const satisfies readonly Choice[];

export const errorSources = [
  { value: 1, label: { zh: '服务器', en: 'Server' }, tone: 'red' },
  { value: 2, label: { zh: '浏览器', en: 'Browser' }, tone: 'orange' },
] as const satisfies readonly Choice[];

/** Who called what from where: the part that all three logs share. */
const call = {
  method: { kind: 'text', label: { zh: '请求方法', en: 'Method' }, maxLength: 10 },
  requestUri: { kind: 'text', label: { zh: '请求地址', en: 'Route' }, maxLength: 200 },
  createBy: { kind: 'text', label: { zh: '操作账号', en: 'Account' }, maxLength: 64 },
  remoteIp: { kind: 'text', label: { zh: '来源地址', en: 'Address' }, maxLength: 64 },
  userAgent: { kind: 'text', label: { zh: '客户端', en: 'Client' }, maxLength: 300, detailOnly: true },
  requestId: { kind: 'text', label: { zh: '请求编号', en: 'Request id' }, maxLength: 64, detailOnly: true },
} as const;

const params = { kind: 'json', label: { zh: '请求参数', en: 'Parameters' }, detailOnly: true } as const;
const title = { kind: 'text', label: { zh: '操作', en: 'Action' }, maxLength: 100, required: true } as const;
/** Long, so that no list offers to search it: `title` is searched. */
const titleEn = {
  kind: 'longText',
  label: { zh: '操作（英文）', en: 'Action in English' },
  maxLength: 100,
  required: true,
} as const;

const kept = { appendOnly: true, dataScoped: false, sort: ['-createTime'] } as const;

/** Written as it happens, changed and removed by nobody; whole months go when their time is over. */
export const logUsual = entity({
  name: 'logUsual',
  table: 'log_usual',
  label: { zh: '通用日志', en: 'General log' },
  path: '/api/blade-log/usual',
  verbs: { page: 'GET /list', detail: 'GET /detail', export: 'POST /export' },
  menu: 'logusual',
  search: ['title', 'createBy'],
  ...kept,
  fields: {
    title,
    titleEn,
    event: { kind: 'text', label: { zh: '事件', en: 'Event' }, maxLength: 64, required: true },
    logLevel: { kind: 'choice', label: { zh: '级别', en: 'Level' }, choices: logLevels, required: true },
    ...call,
    logData: { kind: 'json', label: { zh: '日志数据', en: 'Data' }, detailOnly: true },
  },
});

/** Calls that changed something, were refused, or signed somebody in. Plain reads leave no row. */
export const logApi = entity({
  name: 'logApi',
  table: 'log_api',
  label: { zh: '接口日志', en: 'API log' },
  path: '/api/blade-log/api',
  verbs: { page: 'GET /list', detail: 'GET /detail', export: 'POST /export' },
  menu: 'logapi',
  search: ['requestUri', 'createBy'],
  ...kept,
  fields: {
    title,
    titleEn,
    ...call,
    outcome: { kind: 'choice', label: { zh: '结果', en: 'Outcome' }, choices: callOutcomes, required: true },
    httpStatus: { kind: 'integer', label: { zh: '状态码', en: 'Status' }, required: true },
    time: {
      kind: 'integer',
      label: { zh: '耗时', en: 'Duration' },
      unit: { zh: '毫秒', en: 'ms' },
      required: true,
    },
    message: { kind: 'text', label: { zh: '提示信息', en: 'Message' }, maxLength: 500, detailOnly: true },
    params,
  },
});

/** What broke on the server, and what people's browsers sent of theirs. */
export const logError = entity({
  name: 'logError',
  table: 'log_error',
  label: { zh: '错误日志', en: 'Error log' },
  path: '/api/blade-log/error',
  verbs: { page: 'GET /list', detail: 'GET /detail', export: 'POST /export' },
  menu: 'logerror',
  search: ['message', 'createBy'],
  ...kept,
  fields: {
    source: { kind: 'choice', label: { zh: '来源', en: 'Source' }, choices: errorSources, required: true },
    exceptionName: { kind: 'text', label: { zh: '异常类型', en: 'Exception' }, maxLength: 100, required: true },
    message: { kind: 'text', label: { zh: '错误内容', en: 'Message' }, maxLength: 500, required: true },
    ...call,
    fileName: { kind: 'text', label: { zh: '文件', en: 'File' }, maxLength: 300, detailOnly: true },
    lineNumber: { kind: 'integer', label: { zh: '行号', en: 'Line' }, detailOnly: true },
    stackTrace: { kind: 'longText', label: { zh: '堆栈', en: 'Stack' }, maxLength: 20_000, detailOnly: true },
    params,
  },
});
