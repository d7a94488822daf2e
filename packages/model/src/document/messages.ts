import type { Text } from '../kit/text.ts';

export const documentMessages = {
  'document.fileMissing': { zh: '请上传模板文件', en: 'Please upload the template' },
  'document.tooLargeToCarry': {
    zh: '文件模板“{name}”超过 5 MB，不能带入租户模板',
    en: 'The document of “{name}” is larger than 5 MB and cannot be carried in a template of tenants',
  },
  'document.notDocx': { zh: '模板只能是 .docx 文件', en: 'A template must be a .docx file' },
  'document.unreadable': {
    zh: '模板无法读取，可能已损坏、加密或过大',
    en: 'The template cannot be read; it may be damaged, encrypted or too large',
  },
  'document.busy': {
    zh: '正在处理的模板较多，请一分钟后再试',
    en: 'Many templates are being worked on; try again in a minute',
  },
  'document.tooManyMarks': {
    zh: '模板标记过多，一个部分最多{max}个',
    en: 'The template has too many marks; a part may have {max}',
  },
  'document.tooDeep': {
    zh: '模板循环嵌套过深，最多{max}层',
    en: 'The sections of the template lie too deep; {max} within each other are allowed',
  },
  'document.macro': { zh: '模板含有宏，已拒绝', en: 'The template contains macros and was refused' },
  'document.active': {
    zh: '模板含有外部链接、嵌入对象或动态域代码，已拒绝',
    en: 'The template contains external links, embedded objects or fields that fetch something; it was refused',
  },
  'document.broken': {
    zh: '模板标记有误：{reason}',
    en: 'The template is broken: {reason}',
  },
  'document.badName': {
    zh: '模板变量名称不合法：{names}（只能是名称，不能是公式或表达式）',
    en: 'These are no names of variables: {names} (formulas and expressions are not allowed)',
  },
  'document.unknown': { zh: '模板变量{names}不存在', en: 'There is no template variable {names}' },
  'document.notList': {
    zh: '模板变量{names}是列表，须用循环引用（#名称 … /名称）',
    en: 'The template variable {names} is a list and must stand in a loop',
  },
  'document.noValue': { zh: '模板变量{names}无值', en: 'The template variable {names} has no value' },
  'document.off': { zh: '模板已停用', en: 'The template is not in use' },
  'document.notWinner': { zh: '该供应商未中标（成交）', en: 'This supplier has not won' },
  'document.plainPdf': {
    zh: '已生成；PDF 由系统按正文重新排版，版式可能与 Word 文件不同',
    en: 'Made; the PDF was set anew from the text and may look different from the Word document',
  },
  'document.dossierTooLarge': {
    zh: '项目文件超过 3.5 GB，不能打成一个压缩包，请逐个下载',
    en: 'The files of the project exceed 3.5 GB and do not fit one archive; download them one by one',
  },
} as const satisfies Record<string, Text>;
