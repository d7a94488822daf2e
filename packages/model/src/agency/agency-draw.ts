import { entity } from '../kit/entity.ts';
import { drawLifecycle } from './draw-lifecycle.ts';

/** A draw of an agency for a project, with everything that is needed to check it. */
export const agencyDraw = entity({
  name: 'agencyDraw',
  table: 'agency_draw',
  label: { zh: '代理机构抽取', en: 'Draw of an agency' },
  path: '/api/purchase/cus/agent/draw',
  verbs: { page: 'POST /queryPage', export: 'POST /export' },
  menu: 'agencyLibrary',
  search: ['drawNo'],
  sort: ['-createTime'],
  permanent: true,
  dataScoped: 'granted',
  partakers: { view: 'project_part', by: 'projectId' },
  lifecycle: drawLifecycle,
  fields: {
    drawNo: { kind: 'text', label: { zh: '抽取编号', en: 'Number' }, maxLength: 30, required: true, readOnly: true },
    projectId: { kind: 'ref', to: 'project', label: { zh: '采购项目', en: 'Project' }, required: true, readOnly: true },
    drawStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: drawLifecycle.choices,
      required: true,
      readOnly: true,
    },
    supervisorId: {
      kind: 'ref',
      to: 'user',
      label: { zh: '监督人', en: 'Supervisor' },
      required: true,
      readOnly: true,
    },
    /** Of `drawCandidate`, in the order of their ids; nothing until the supervisor has joined. */
    candidates: { kind: 'json', label: { zh: '候选机构', en: 'Candidates' }, readOnly: true, detailOnly: true },
    /** Of `drawExclusion`: who was not drawn from, and why. */
    excluded: { kind: 'json', label: { zh: '未列入', en: 'Left out' }, readOnly: true, detailOnly: true },
    candidateRoot: {
      kind: 'text',
      label: { zh: '候选集摘要', en: 'Digest of the candidates' },
      maxLength: 64,
      readOnly: true,
      detailOnly: true,
    },
    commits: {
      kind: 'json',
      label: { zh: '随机数摘要', en: 'Digests of the secrets' },
      readOnly: true,
      detailOnly: true,
    },
    reveals: { kind: 'json', label: { zh: '随机数', en: 'Secrets' }, readOnly: true, detailOnly: true },
    buyerRevealed: {
      kind: 'flag',
      label: { zh: '采购人已公开', en: 'The buyer has shown his' },
      readOnly: true,
      detailOnly: true,
    },
    supervisorRevealed: {
      kind: 'flag',
      label: { zh: '监督人已公开', en: 'The supervisor has shown his' },
      readOnly: true,
      detailOnly: true,
    },
    seed: { kind: 'text', label: { zh: '抽取种子', en: 'Seed' }, maxLength: 64, readOnly: true, detailOnly: true },
    round: { kind: 'integer', label: { zh: '轮次', en: 'Round' }, required: true, readOnly: true },
    tickets: { kind: 'json', label: { zh: '抽取结果', en: 'Order' }, readOnly: true, detailOnly: true },
    /** Of `passedTurn`: over whom the turn passed by the word of another person. */
    passed: { kind: 'json', label: { zh: '顺延记录', en: 'Turns passed over' }, readOnly: true, detailOnly: true },
    supervisorGone: {
      kind: 'flag',
      label: { zh: '监督人已停用', en: 'The supervisor has left' },
      readOnly: true,
      detailOnly: true,
    },
    answerDue: { kind: 'day', label: { zh: '办理期限', en: 'To be done by' }, readOnly: true, detailOnly: true },
    drawTime: { kind: 'instant', label: { zh: '抽取时间', en: 'Drawn' }, readOnly: true },
    voidReason: { kind: 'text', label: { zh: '作废原因', en: 'Why void' }, maxLength: 500, readOnly: true },
  },
});
