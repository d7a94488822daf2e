import { named } from '../kit/named.ts';
import type { Text } from '../kit/text.ts';
import type { RegimeName } from './method.ts';
import type { MilestoneName } from './milestone.ts';

/** Who does a step. */
export const stepActor = named({
  purchaser: { value: 1, label: { zh: '采购人', en: 'Purchaser' }, tone: 'blue' },
  manager: { value: 2, label: { zh: '采购负责人', en: 'Head of procurement' }, tone: 'orange' },
  office: { value: 3, label: { zh: '采购经办或代理机构', en: 'Handler or agency' }, tone: 'blue' },
  supplier: { value: 4, label: { zh: '供应商', en: 'Suppliers' }, tone: 'green' },
  committee: { value: 5, label: { zh: '评审委员会', en: 'Committee' }, tone: 'orange' },
  finance: { value: 6, label: { zh: '财务', en: 'Finance' }, tone: 'grey' },
});

export interface Step {
  readonly label: Text;
  /** The stage of the project while it is done (`stage` of the API). */
  readonly stage: number;
  readonly actor: keyof typeof stepActor.code;
  /** Done once for the project, or for each package by itself. */
  readonly of: 'project' | 'package';
  /** The milestones that it puts on the calendar. */
  readonly brings: readonly MilestoneName[];
  /** Where only some laws know it. */
  readonly regimes?: readonly RegimeName[];
}

/** Every step that a procedure can be made of, once, in the order in which they follow each other. */
export const steps = {
  initiate: { label: { zh: '立项', en: 'Initiation' }, stage: 5, actor: 'purchaser', of: 'project', brings: [] },
  confirm: { label: { zh: '立项确认', en: 'Confirmation' }, stage: 10, actor: 'manager', of: 'project', brings: [] },
  publicise: {
    label: { zh: '单一来源公示', en: 'Publicity of the source' },
    stage: 10,
    actor: 'office',
    of: 'project',
    brings: ['publicity', 'publicityEnd'],
  },
  entrust: {
    label: { zh: '委托代理', en: 'Agency entrusted' },
    stage: 15,
    actor: 'purchaser',
    of: 'project',
    brings: [],
  },
  documents: {
    label: { zh: '编制采购文件', en: 'Documents drafted' },
    stage: 20,
    actor: 'office',
    of: 'project',
    brings: [],
  },
  confirmDocuments: {
    label: { zh: '确认采购文件', en: 'Documents confirmed' },
    stage: 25,
    actor: 'manager',
    of: 'project',
    brings: [],
  },
  publish: {
    label: { zh: '发布公告', en: 'Notice' },
    stage: 30,
    actor: 'office',
    of: 'project',
    brings: ['publish', 'noticeEnd'],
  },
  invite: {
    label: { zh: '邀请供应商', en: 'Suppliers invited' },
    stage: 30,
    actor: 'office',
    of: 'project',
    brings: ['publish'],
  },
  register: {
    label: { zh: '报名、获取文件', en: 'Registration, documents' },
    stage: 35,
    actor: 'supplier',
    of: 'package',
    brings: ['saleEnd'],
  },
  submit: {
    label: { zh: '递交', en: 'Submission' },
    stage: 40,
    actor: 'supplier',
    of: 'package',
    brings: ['objectionEnd', 'lastChange', 'bidEnd'],
  },
  open: { label: { zh: '开标', en: 'Opening' }, stage: 45, actor: 'office', of: 'package', brings: ['opening'] },
  bidDown: {
    label: { zh: '在线竞价', en: 'Auction' },
    stage: 45,
    actor: 'supplier',
    of: 'package',
    brings: [],
  },
  qualify: { label: { zh: '资格审查', en: 'Qualification' }, stage: 50, actor: 'office', of: 'package', brings: [] },
  negotiate: {
    label: { zh: '谈判、多轮报价', en: 'Rounds of negotiation' },
    stage: 55,
    actor: 'committee',
    of: 'package',
    brings: [],
  },
  evaluate: {
    label: { zh: '评审', en: 'Evaluation' },
    stage: 55,
    actor: 'committee',
    of: 'package',
    brings: ['evaluation', 'report'],
  },
  compare: {
    label: { zh: '报价对比', en: 'Comparison' },
    stage: 55,
    actor: 'office',
    of: 'package',
    brings: ['evaluation', 'report'],
  },
  publiciseCandidates: {
    label: { zh: '候选人公示', en: 'Candidates publicised' },
    stage: 60,
    actor: 'office',
    of: 'package',
    brings: ['candidates', 'candidatesEnd'],
    regimes: ['tendering'],
  },
  confirmResult: {
    label: { zh: '结果确认', en: 'Result confirmed' },
    stage: 60,
    actor: 'manager',
    of: 'package',
    brings: ['confirm'],
  },
  publishResult: {
    label: { zh: '结果公告', en: 'Result notice' },
    stage: 65,
    actor: 'office',
    of: 'package',
    brings: ['resultNotice', 'resultNoticeEnd', 'queryEnd'],
  },
  award: {
    label: { zh: '中标（成交）通知书', en: 'Award letter' },
    stage: 70,
    actor: 'office',
    of: 'package',
    brings: ['award', 'regulatorReport', 'losersDeposit'],
  },
  contract: {
    label: { zh: '签订合同', en: 'Contract' },
    stage: 75,
    actor: 'purchaser',
    of: 'package',
    brings: ['contract', 'contractNotice', 'winnerDeposit', 'contractFiling'],
  },
  accept: { label: { zh: '验收', en: 'Acceptance' }, stage: 80, actor: 'purchaser', of: 'package', brings: [] },
  pay: { label: { zh: '付款', en: 'Payment' }, stage: 85, actor: 'finance', of: 'package', brings: [] },
  archive: { label: { zh: '归档', en: 'Archive' }, stage: 90, actor: 'office', of: 'project', brings: [] },
} as const satisfies Readonly<Record<string, Step>>;

export type StepName = keyof typeof steps;
