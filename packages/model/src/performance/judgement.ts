import { entity } from '../kit/entity.ts';
import { evaluateResult, judgeCycle, judgedSide, judgeType } from './choices.ts';
import { judgementLifecycle } from './judgement-lifecycle.ts';

const score = { kind: 'decimal', min: 0, max: 100, readOnly: true } as const;

/**
 * How somebody has done his work, by the template that was in use: its items and levels are kept with the scores, so a
 * later template changes nothing (B.19). The row is the buyer's; a judged company that works here is its party once it is
 * handed in. Of supplier, agency and expert it names one.
 */
export const judgement = entity({
  name: 'judgement',
  table: 'judgement',
  label: { zh: '履约评价', en: 'Evaluation' },
  path: '/api/cus/judge/record',
  verbs: { page: 'POST /dataPage', detail: 'GET /queryById', remove: 'POST /remove', export: 'POST /export' },
  menu: 'judgement',
  search: ['judgeNo', 'targetName', 'projectName', 'projectNo'],
  sort: ['-judgeTime', '-createTime'],
  parties: ['party_tenant_id'],
  dataScoped: 'granted',
  lifecycle: judgementLifecycle,
  guards: { ux_judgement_standing: 'performance.judgedTwice' },
  fields: {
    judgeNo: { kind: 'text', label: { zh: '评价编号', en: 'Evaluation no.' }, maxLength: 30, readOnly: true },
    judgeType: {
      kind: 'choice',
      label: { zh: '评价对象', en: 'Of whom' },
      choices: judgeType.choices,
      required: true,
      readOnly: true,
    },
    targetName: {
      kind: 'text',
      label: { zh: '被评方', en: 'Who is judged' },
      maxLength: 100,
      required: true,
      readOnly: true,
    },
    cycle: {
      kind: 'choice',
      label: { zh: '评价周期', en: 'How often' },
      choices: judgeCycle.choices,
      required: true,
      readOnly: true,
    },
    period: { kind: 'text', label: { zh: '评价期间', en: 'Period' }, maxLength: 7, readOnly: true },
    projectNo: { kind: 'text', label: { zh: '项目编号', en: 'Project no.' }, maxLength: 60, readOnly: true },
    projectName: { kind: 'text', label: { zh: '项目名称', en: 'Project name' }, maxLength: 200, readOnly: true },
    totalScore: { ...score, label: { zh: '总分', en: 'Total' } },
    level: {
      kind: 'choice',
      label: { zh: '等级', en: 'Level' },
      choices: evaluateResult.choices,
      readOnly: true,
    },
    judgeStatus: {
      kind: 'choice',
      label: { zh: '评价状态', en: 'Status' },
      choices: judgementLifecycle.choices,
      required: true,
      readOnly: true,
    },
    judgerId: { kind: 'ref', to: 'user', label: { zh: '评价人', en: 'Judged by' }, readOnly: true },
    judgeTime: { kind: 'instant', label: { zh: '评价时间', en: 'Judged at' }, readOnly: true },
    /** R67: the last second in which it is in time; null where no rule says it. */
    dueTime: { kind: 'instant', label: { zh: '评价期限', en: 'To be judged by' }, readOnly: true },
    confirmDue: { kind: 'instant', label: { zh: '确认期限', en: 'To be agreed to by' }, readOnly: true },
    editionNo: { kind: 'integer', label: { zh: '版次', en: 'Edition' }, min: 1, required: true, readOnly: true },
    supplierId: {
      kind: 'ref',
      to: 'supplier',
      label: { zh: '供应商', en: 'Supplier' },
      readOnly: true,
      detailOnly: true,
    },
    cooperationId: {
      kind: 'ref',
      to: 'agencyCooperation',
      label: { zh: '代理机构', en: 'Agency' },
      readOnly: true,
      detailOnly: true,
    },
    expertId: { kind: 'ref', to: 'expert', label: { zh: '专家', en: 'Expert' }, readOnly: true, detailOnly: true },
    projectId: {
      kind: 'ref',
      to: 'project',
      label: { zh: '采购项目', en: 'Project' },
      readOnly: true,
      detailOnly: true,
    },
    templateId: {
      kind: 'ref',
      to: 'judgeTemplate',
      label: { zh: '评价模板', en: 'Evaluation template' },
      required: true,
      readOnly: true,
      detailOnly: true,
    },
    templateName: {
      kind: 'text',
      label: { zh: '模板名称', en: 'Template' },
      maxLength: 100,
      readOnly: true,
      detailOnly: true,
    },
    templateEdition: {
      kind: 'integer',
      label: { zh: '模板版次', en: 'Edition of the template' },
      readOnly: true,
      detailOnly: true,
    },
    /** `JudgedLine[]`: the items as they were, each with its score. */
    details: { kind: 'json', label: { zh: '评价明细', en: 'Scores' }, readOnly: true, detailOnly: true },
    /** `JudgeTemplateLevel[]` as they were. */
    levels: { kind: 'json', label: { zh: '评价等级', en: 'Levels' }, readOnly: true, detailOnly: true },
    remark: { kind: 'longText', label: { zh: '总体意见', en: 'Opinion' }, maxLength: 2000, detailOnly: true },
    files: { kind: 'files', label: { zh: '佐证材料', en: 'Evidence' }, maxCount: 10, detailOnly: true },
    lateReason: {
      kind: 'text',
      label: { zh: '逾期评价原因', en: 'Why it is late' },
      maxLength: 500,
      detailOnly: true,
    },
    judgedSide: {
      kind: 'choice',
      label: { zh: '由谁确认', en: 'Who answers' },
      choices: judgedSide.choices,
      readOnly: true,
      detailOnly: true,
    },
    buyerName: {
      kind: 'text',
      label: { zh: '评价单位', en: 'Judged by the unit' },
      maxLength: 100,
      readOnly: true,
      detailOnly: true,
    },
    partyTenantId: {
      kind: 'text',
      label: { zh: '被评单位租户', en: 'Tenant of who is judged' },
      maxLength: 6,
      readOnly: true,
      detailOnly: true,
    },
    targetUserId: {
      kind: 'ref',
      to: 'user',
      label: { zh: '被评专家账号', en: 'Account of the expert' },
      readOnly: true,
      detailOnly: true,
    },
    replacesId: {
      kind: 'ref',
      to: 'judgement',
      label: { zh: '更正前的评价', en: 'Edition before' },
      readOnly: true,
      detailOnly: true,
    },
    answerTime: { kind: 'instant', label: { zh: '答复时间', en: 'Answered' }, readOnly: true, detailOnly: true },
    appealText: {
      kind: 'longText',
      label: { zh: '申诉理由', en: 'Why it is appealed' },
      maxLength: 2000,
      readOnly: true,
      detailOnly: true,
    },
    appealFiles: {
      kind: 'files',
      label: { zh: '申诉材料', en: 'Files of the appeal' },
      maxCount: 10,
      readOnly: true,
      detailOnly: true,
    },
    appealAnswer: {
      kind: 'longText',
      label: { zh: '申诉处理意见', en: 'Answer to the appeal' },
      maxLength: 2000,
      readOnly: true,
      detailOnly: true,
    },
  },
});
