import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../kit/text/words.ts';
import { documentWords } from './words.ts';
import { kitTexts } from '../../kit/text/kit-texts.ts';

export const documentTexts = {
  templates: documentWords.fileTemplates,
  catalogs: documentWords.fileCatalogues,
  variables: { zh: '变量说明', en: 'Variables' },
  sample: { zh: '下载示例', en: 'Example' },
  sampleName: { zh: '公告模板示例.docx', en: 'Example template.docx' },
  make: { zh: '按模板生成', en: 'Make from template' },
  makeRow: { zh: '生成', en: 'Fill in' },
  makeTitle: { zh: '按模板生成文件', en: 'Make a document from a template' },
  template: { zh: '模板', en: 'Template' },
  chooseTemplate: { zh: '请选择模板', en: 'Choose a template' },
  noTemplate: {
    zh: '还没有可用的模板，请先在“文件模板”中上传',
    en: 'No template is in use; upload one under File templates',
  },
  project: words.project,
  chooseProject: { zh: '请选择采购项目', en: 'Choose a project' },
  winner: words.winner,
  chooseWinner: { zh: '请选择中标（成交）供应商', en: 'Choose a winner' },
  winnerLine: {
    zh: '{supplierName}（包{packageNo} {packageName}）',
    en: '{supplierName} (package {packageNo}, {packageName})',
  },
  noWinner: {
    zh: '项目尚未确定中标（成交）供应商，确定后才能生成',
    en: 'No winner is chosen yet; the document can be made once there is one',
  },
  withPdf: { zh: '同时生成 PDF', en: 'Make a PDF too' },
  tried: { zh: '试填结果', en: 'What the template finds' },
  missing: { zh: '以下变量无值，补充后才能生成：{names}', en: 'These have no value; fill them in first: {names}' },
  complete: { zh: '所有变量都有值，可以生成', en: 'Everything has a value; the document can be made' },
  noValue: { zh: '无值', en: 'No value' },
  generate: { zh: '生成', en: 'Make' },
  making: { zh: '正在生成，转换 PDF 可能需要几十秒…', en: 'Being made; the PDF may take some seconds…' },
  made: { zh: '已生成', en: 'Made' },
  close: kitTexts.close,
  useIt: { zh: '用于公告', en: 'Use in the notice' },
  useHelp: {
    zh: '正文将替换为模板内容，Word 与 PDF 加入附件。',
    en: 'The text is replaced by the template’s; Word and PDF are attached.',
  },
  variable: { zh: '写法', en: 'Write' },
  meaning: { zh: '含义', en: 'Meaning' },
  howTo: {
    zh: '在 Word 中直接输入变量；列表用 ${#名称} 开始、${/名称} 结束，可放在段落或表格行中；${#变量} 包住的内容只在有值时出现，${^变量} 只在无值时出现。变量无值时不生成文件，并提示名称。',
    en: 'Type variables into the Word document. A list begins with ${#name} and ends with ${/name}, around paragraphs or within a table row; what stands in ${#variable} appears only where it has a value, in ${^variable} only where it has none. With a value missing nothing is made.',
  },
  projectFiles: documentWords.projectFiles,
  fileCount: { zh: '文件数', en: 'Files' },
  fileBytes: { zh: '合计大小', en: 'Total size' },
  dossier: { zh: '下载归档资料', en: 'Download dossier' },
  dossierRunning: { zh: '正在下载归档资料 {percent}%', en: 'Downloading dossier {percent}%' },
  dossierDone: { zh: '归档资料已下载，共 {n} 个文件', en: 'The dossier is downloaded; files: {n}' },
  dossierMissing: {
    zh: '归档资料已下载，{n} 个文件无法读取，清单中已注明',
    en: 'The dossier is downloaded; {n} files could not be read and are named in its list',
  },
  dossierBroken: {
    zh: '归档资料下载中断，请重新下载',
    en: 'The download of the dossier broke off; please start it again',
  },
  dossierHelp: {
    zh: '一个压缩包，附每个文件的 SHA-256 清单',
    en: 'One archive with a list of each file’s SHA-256',
  },
  noProject: { zh: '请从项目档案列表打开', en: 'Open one from the list of project files' },
  noFiles: { zh: '这个项目还没有文件', en: 'This project has no files yet' },
  toProject: { zh: '查看项目', en: 'View the project' },
  ofProject: { zh: '项目文件', en: 'Project' },
  ofNotices: { zh: '公告文件', en: 'Notices' },
  ofQuotes: { zh: '报价文件', en: 'Quotes' },
  ofContracts: { zh: '合同文件', en: 'Contracts' },
  ofAgreements: words.agreements,
} as const satisfies Record<string, Text>;
