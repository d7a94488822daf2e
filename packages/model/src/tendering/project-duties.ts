import { auditStatus } from '../kit/audit-states.ts';

const project = { name: 'projectName', number: 'projectNo', path: '/tenderee/projectDetail/index?id={id}' } as const;

/** What each stage of a project hands to somebody. */
export const projectDuties = {
  submit: { ...project, states: ['initiated'], by: 'submit', label: { zh: '完善并提交', en: 'Complete and submit' } },
  confirm: {
    ...project,
    states: ['toConfirm'],
    by: 'approve',
    due: 'entryEndTime',
    label: { zh: '确认项目', en: 'Confirm the project' },
  },
  draft: {
    ...project,
    states: ['drafting'],
    permission: 'project_submit',
    notDuring: 'doc_confirm',
    due: 'entryEndTime',
    label: { zh: '编制采购文件', en: 'Draft the documents' },
  },
  resume: {
    ...project,
    states: ['suspended'],
    by: 'resume',
    label: { zh: '恢复采购', en: 'Resume the procurement' },
  },
  publish: {
    ...project,
    states: ['ready'],
    by: 'publish',
    due: 'entryEndTime',
    label: { zh: '发布公告或发出邀请', en: 'Publish or invite' },
  },
  open: {
    ...project,
    states: ['registering', 'quoting'],
    by: 'open',
    from: 'openTime',
    due: 'openTime',
    label: { zh: '开标', en: 'Open the quotes' },
  },
  select: {
    ...project,
    states: ['opened'],
    by: 'submitSelection',
    label: { zh: '比较报价', en: 'Compare the quotes' },
  },
  confirmResult: {
    ...project,
    states: ['resultToConfirm'],
    when: { field: 'auditStatus', codes: [auditStatus.code.inApproval] },
    notDuring: 'result_confirm',
    by: 'approveResult',
    label: { zh: '确认结果', en: 'Confirm the result' },
  },
  publishResult: {
    ...project,
    states: ['resultToConfirm'],
    when: { field: 'auditStatus', codes: [auditStatus.code.approved] },
    by: 'publishResult',
    label: { zh: '发布结果', en: 'Publish the result' },
  },
} as const;

/** The handler is told of what others did. */
export const projectTold = {
  person: 'handlerId',
  about: 'project',
  name: 'projectName',
  words: {
    submit: 'submitted',
    approve: 'confirmed',
    reject: 'returned',
    publish: 'published',
    open: 'opened',
    submitSelection: 'resultSubmitted',
    approveResult: 'resultConfirmed',
    rejectResult: 'resultReturned',
    publishResult: 'resultPublished',
  },
} as const;
