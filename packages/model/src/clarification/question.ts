import { entity } from '../kit/entity.ts';
import { questionLifecycle } from './question-lifecycle.ts';

/**
 * What a supplier asks about a published procurement. The row is the buyer's, the supplier its party; neither the answers
 * of the server nor its stamps say who asked. What others read is a `clarification`, a row of its own.
 */
export const question = entity({
  name: 'question',
  table: 'question',
  label: { zh: '提问', en: 'Question' },
  path: '/api/bid-electronic/ele/question',
  verbs: {},
  menu: 'question',
  parties: ['supplier_tenant_id'],
  permanent: true,
  // Goes with the project that it is about.
  dataScoped: false,
  lifecycle: questionLifecycle,
  fields: {
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true, fixed: true },
    packageId: { kind: 'ref', to: 'package', label: { zh: '采购包', en: 'Package' }, fixed: true },
    title: { kind: 'text', label: { zh: '问题标题', en: 'Question' }, maxLength: 100, required: true, fixed: true },
    content: {
      kind: 'longText',
      label: { zh: '问题内容', en: 'What is asked' },
      maxLength: 2000,
      required: true,
      fixed: true,
    },
    files: {
      kind: 'files',
      label: { zh: '提问附件', en: 'Files of the question' },
      maxCount: 5,
      fixed: true,
      help: {
        zh: '附件内容和文件名请勿出现单位名称',
        en: 'Name your company neither in the files nor in their names',
      },
    },
    questionStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: questionLifecycle.choices,
      readOnly: true,
    },
    /** Drawn by lot: it tells neither how many asked nor who came first (R38). */
    anonymousNo: { kind: 'integer', label: { zh: '问题编号', en: 'Number' }, readOnly: true },
    askTime: { kind: 'instant', label: { zh: '提问时间', en: 'Asked' }, readOnly: true },
    dueTime: { kind: 'instant', label: { zh: '答复期限', en: 'Answer due' }, readOnly: true },
    replyContent: { kind: 'longText', label: { zh: '答复内容', en: 'Answer' }, maxLength: 4000 },
    replyFiles: { kind: 'files', label: { zh: '答复附件', en: 'Files of the answer' }, maxCount: 5 },
    replyTime: { kind: 'instant', label: { zh: '答复时间', en: 'Answered' }, readOnly: true },
    changesDocuments: { kind: 'flag', label: { zh: '答复变更采购文件', en: 'The answer changes the documents' } },
    changeBulletinId: {
      kind: 'ref',
      to: 'bulletin',
      label: { zh: '对应的变更公告', en: 'Change notice' },
    },
    /** The answerer's word that the asker's files name nobody. */
    showsFiles: {
      kind: 'flag',
      label: { zh: '提问附件未出现单位名称，一并公开', en: 'The question’s files name nobody: publish them too' },
    },
    /** In which words it is published, where those of its asker name him; empty: as it was asked. */
    shownTitle: { kind: 'text', label: { zh: '公开的标题', en: 'Title as published' }, maxLength: 100 },
    shownContent: {
      kind: 'longText',
      label: { zh: '公开的问题', en: 'Question as published' },
      maxLength: 2000,
      help: {
        zh: '原问题出现单位名称等身份信息的，在此隐去后公开；不得改变问题原意，原文留存备查',
        en: 'Leave out what names the asker; the question itself stays what it is, and its first words are kept',
      },
    },
    publishTime: { kind: 'instant', label: { zh: '发布时间', en: 'Published' }, readOnly: true },
    clarificationId: {
      kind: 'ref',
      to: 'clarification',
      label: { zh: '公开答复', en: 'As published' },
      readOnly: true,
    },
    closeReason: { kind: 'text', label: { zh: '关闭原因', en: 'Why closed' }, maxLength: 500, readOnly: true },
    supplierTenantId: {
      kind: 'text',
      label: { zh: '提问单位租户', en: 'Tenant of the asker' },
      maxLength: 6,
      readOnly: true,
      secret: true,
    },
    askerId: { kind: 'ref', to: 'user', label: { zh: '提问人', en: 'Asker' }, readOnly: true, secret: true },
  },
});

/**
 * A question with its answer as everybody reads it. It refers to nothing of the asker's: no name, no stamp, no time of
 * asking, no file as he named it.
 */
export const clarification = entity({
  name: 'clarification',
  table: 'clarification',
  label: { zh: '答疑', en: 'Clarification' },
  path: '/api/bid-electronic/ele/clarification',
  verbs: {},
  menu: 'question',
  permanent: true,
  publicWhen: 'is_deleted = 0 and (not by_invitation or is_invited(tenant_id, project_id))',
  dataScoped: false,
  fields: {
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true, fixed: true },
    packageId: { kind: 'ref', to: 'package', label: { zh: '采购包', en: 'Package' }, fixed: true },
    anonymousNo: { kind: 'integer', label: { zh: '问题编号', en: 'Number' }, required: true, fixed: true },
    title: { kind: 'text', label: { zh: '问题标题', en: 'Question' }, maxLength: 100, required: true, fixed: true },
    content: {
      kind: 'longText',
      label: { zh: '问题内容', en: 'What is asked' },
      maxLength: 2000,
      required: true,
      fixed: true,
    },
    replyContent: { kind: 'longText', label: { zh: '答复内容', en: 'Answer' }, maxLength: 4000, required: true },
    files: { kind: 'files', label: { zh: '附件', en: 'Files' }, maxCount: 10 },
    changeBulletinId: { kind: 'ref', to: 'bulletin', label: { zh: '对应的变更公告', en: 'Change notice' } },
    publishTime: { kind: 'instant', label: { zh: '发布时间', en: 'Published' }, required: true },
  },
});
