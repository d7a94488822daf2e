import { entity } from '../../kit/entity.ts';
import { webAddress, webAddressText } from '../../kit/web-address.ts';
import { drawMode, handlerWork } from './choices.ts';
import { expertDrawLifecycle } from './expert-draw-lifecycle.ts';

/** A draw of experts for a project, with everything that is needed to check it once it may be told. */
export const expertDraw = entity({
  name: 'expertDraw',
  table: 'expert_draw',
  label: { zh: '专家抽取', en: 'Draw of experts' },
  path: '/api/expert/random',
  verbs: { page: 'POST /randomInfPage', export: 'POST /export' },
  menu: 'expertDraw',
  search: ['drawNo', 'projectName'],
  sort: ['-createTime'],
  permanent: true,
  dataScoped: 'granted',
  partakers: { view: 'project_part', by: 'projectId' },
  lifecycle: expertDrawLifecycle,
  guards: { ux_expert_draw_standing: 'expert.drawStanding' },
  fields: {
    drawNo: { kind: 'text', label: { zh: '抽取编号', en: 'Number' }, maxLength: 30, required: true, readOnly: true },
    projectId: { kind: 'ref', to: 'project', label: { zh: '采购项目', en: 'Project' }, required: true, readOnly: true },
    projectName: {
      kind: 'text',
      label: { zh: '项目名称', en: 'Project name' },
      maxLength: 100,
      required: true,
      readOnly: true,
      tells: ['project.projectName'],
    },
    infoStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: expertDrawLifecycle.choices,
      required: true,
      readOnly: true,
    },
    drawMode: {
      kind: 'choice',
      label: { zh: '抽取方式', en: 'Way' },
      choices: drawMode.choices,
      required: true,
      readOnly: true,
    },
    supervisorId: { kind: 'ref', to: 'user', label: { zh: '监督人', en: 'Supervisor' }, readOnly: true },
    reviewTime: { kind: 'instant', label: { zh: '评审时间', en: 'Evaluation' }, required: true, readOnly: true },
    reviewEndTime: {
      kind: 'instant',
      label: { zh: '预计结束时间', en: 'Expected end' },
      required: true,
      readOnly: true,
    },
    place: { kind: 'text', label: { zh: '评审地点', en: 'Place' }, maxLength: 200, readOnly: true },
    packageIds: {
      kind: 'refs',
      to: 'package',
      label: { zh: '采购包', en: 'Packages' },
      readOnly: true,
      detailOnly: true,
    },
    /** Of `drawCondition`. */
    conditions: {
      kind: 'json',
      label: { zh: '抽取条件', en: 'Conditions' },
      required: true,
      readOnly: true,
      detailOnly: true,
    },
    avoidUnits: {
      kind: 'longText',
      label: { zh: '回避单位', en: 'Units to avoid' },
      maxLength: 2000,
      readOnly: true,
      detailOnly: true,
    },
    avoidExperts: {
      kind: 'refs',
      to: 'expert',
      label: { zh: '回避专家', en: 'Experts to avoid' },
      readOnly: true,
      detailOnly: true,
    },
    /** Of `avoidReasons`. */
    avoidReasons: { kind: 'json', label: { zh: '回避理由', en: 'Why they avoid' }, readOnly: true, detailOnly: true },
    earlyReason: {
      kind: 'text',
      label: { zh: '提前抽取说明', en: 'Why so early' },
      maxLength: 500,
      readOnly: true,
      detailOnly: true,
    },
    videoLink: {
      kind: 'text',
      label: { zh: '录像链接', en: 'Video' },
      maxLength: 500,
      pattern: webAddress,
      patternText: webAddressText,
      readOnly: true,
      detailOnly: true,
    },
    /** How many were drawn from. */
    poolSize: { kind: 'integer', label: { zh: '候选人数', en: 'Drawn from' }, min: 0, readOnly: true },
    /** Of `drawExclusion`. */
    excluded: { kind: 'json', label: { zh: '未列入', en: 'Left out' }, readOnly: true, detailOnly: true },
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
    revealUntil: {
      kind: 'instant',
      label: { zh: '公开期限', en: 'To be shown by' },
      readOnly: true,
      detailOnly: true,
    },
    round: { kind: 'integer', label: { zh: '轮次', en: 'Round' }, min: 1, required: true, readOnly: true },
    /** Of `drawRound`, the present one last. */
    rounds: { kind: 'json', label: { zh: '各轮结果', en: 'Rounds' }, readOnly: true, detailOnly: true },
    handlerWork: {
      kind: 'choice',
      label: { zh: '待经办人处理', en: 'For the handler' },
      choices: handlerWork.choices,
      required: true,
      readOnly: true,
    },
    drawTime: { kind: 'instant', label: { zh: '抽取时间', en: 'Drawn' }, readOnly: true },
    noticeTime: { kind: 'instant', label: { zh: '通知时间', en: 'Notified' }, readOnly: true },
    /** Where the handler sat when the order came out. */
    drawAddress: {
      kind: 'text',
      label: { zh: '操作地址', en: 'Address' },
      maxLength: 64,
      readOnly: true,
      detailOnly: true,
    },
    voidReason: { kind: 'text', label: { zh: '作废原因', en: 'Why void' }, maxLength: 500, readOnly: true },
  },
});
