import { entity } from '../kit/entity.ts';
import { evaluationReportLifecycle, reportSignatureLifecycle } from './report-lifecycle.ts';

const ref = <const T extends string>(to: T, zh: string, en: string) =>
  ({ kind: 'ref', to, label: { zh, en }, required: true, readOnly: true }) as const;
const place = {
  evaluationId: ref('packageEvaluation', '评审', 'Evaluation'),
  projectId: ref('project', '项目', 'Project'),
  projectName: {
    kind: 'text',
    label: { zh: '项目名称', en: 'Project name' },
    maxLength: 100,
    required: true,
    readOnly: true,
    tells: ['project.projectName'],
  },
  packageId: ref('package', '采购包', 'Package'),
} as const;
const shared = { verbs: {}, menu: 'expertDraw', dataScoped: false, permanent: true } as const;

/** What a committee has come to for a package, as its members sign it: its words stand still from the moment it is drawn up. */
export const evaluationReport = entity({
  ...shared,
  name: 'evaluationReport',
  table: 'evaluation_report',
  label: { zh: '评审报告', en: 'Report of an evaluation' },
  path: '/api/bid-es/judge/report',
  lifecycle: evaluationReportLifecycle,
  fields: {
    ...place,
    reportStatus: {
      kind: 'choice',
      label: { zh: '报告状态', en: 'Status' },
      choices: evaluationReportLifecycle.choices,
      readOnly: true,
    },
    /** `ReportBody` as canonical JSON: what is signed. */
    content: { kind: 'longText', label: { zh: '报告内容', en: 'Content' }, maxLength: 20_000_000, readOnly: true },
    /** SHA-256 of the content, in hexadecimal digits. */
    digest: { kind: 'text', label: { zh: '报告摘要', en: 'Digest' }, maxLength: 64, required: true, readOnly: true },
    drawTime: { kind: 'instant', label: { zh: '形成时间', en: 'Drawn up' }, readOnly: true },
    signedTime: { kind: 'instant', label: { zh: '签署完成时间', en: 'Signed by all' }, readOnly: true },
    /** `PassedOver[]`: candidates whom the purchaser does not choose, each by a ground that the law allows. */
    passedOver: { kind: 'json', label: { zh: '顺延', en: 'Passed over' }, readOnly: true },
  },
});

/** One member's word to a report. */
export const reportSignature = entity({
  ...shared,
  name: 'reportSignature',
  table: 'report_signature',
  label: { zh: '评审报告签署', en: 'Signature of a report' },
  path: '/api/bid-es/judge/signature',
  lifecycle: reportSignatureLifecycle,
  fields: {
    ...place,
    reportId: ref('evaluationReport', '评审报告', 'Report'),
    memberId: ref('committeeMember', '评审成员', 'Member'),
    userId: ref('user', '账号', 'Account'),
    signatureStatus: {
      kind: 'choice',
      label: { zh: '签署状态', en: 'Status' },
      choices: reportSignatureLifecycle.choices,
      readOnly: true,
    },
    /** The last second in which the report reaches the purchaser in time (R39); null where no rule says it. */
    dueTime: { kind: 'instant', label: { zh: '签署期限', en: 'Due' }, readOnly: true },
    signTime: { kind: 'instant', label: { zh: '签署时间', en: 'Signed' }, readOnly: true },
    dissent: { kind: 'longText', label: { zh: '不同意见和理由', en: 'Dissent' }, maxLength: 2000, readOnly: true },
  },
});
