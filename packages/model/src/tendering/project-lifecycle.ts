import { lifecycle, type ActionOf } from '../kit/lifecycle.ts';
import { projectDuties, projectTold } from './project-duties.ts';

/** Under way, and without a result that is out. */
const beforeResult = ['drafting', 'ready', 'registering', 'quoting', 'opened', 'resultToConfirm'] as const;

/**
 * Who made, wrote or submitted a project does not confirm it, nor does who made or submitted the selection confirm the result,
 * administrators included: four eyes.
 *
 * The stages of a project. 30 and 65 are the API's; the others lie in steps of five, so that further work fits
 * between. Stages that a manner leaves out are recorded as skipped when they are passed. A project that failed or was
 * terminated has left the row of stages: it has reached none of them.
 */
export const projectLifecycle = lifecycle({
  field: 'stage',
  states: {
    initiated: { value: 5, label: { zh: '立项', en: 'Initiated' }, tone: 'grey' },
    toConfirm: { value: 10, label: { zh: '待确认', en: 'Awaiting confirmation' }, tone: 'orange' },
    entrusted: { value: 15, label: { zh: '委托代理', en: 'Agency entrusted' }, tone: 'blue' },
    drafting: { value: 20, label: { zh: '文件编制', en: 'Documents drafted' }, tone: 'blue' },
    ready: { value: 25, label: { zh: '待发布', en: 'Ready to publish' }, tone: 'orange' },
    published: { value: 30, label: { zh: '公告发布', en: 'Notice published' }, tone: 'blue' },
    registering: { value: 35, label: { zh: '报名', en: 'Registration' }, tone: 'blue' },
    quoting: { value: 40, label: { zh: '报价', en: 'Quoting' }, tone: 'blue' },
    opened: { value: 45, label: { zh: '开标', en: 'Opened' }, tone: 'blue' },
    qualifying: { value: 50, label: { zh: '资格审查', en: 'Qualification' }, tone: 'blue' },
    evaluating: { value: 55, label: { zh: '评审', en: 'Evaluation' }, tone: 'blue' },
    resultToConfirm: { value: 60, label: { zh: '结果确认', en: 'Result to confirm' }, tone: 'orange' },
    resultPublished: { value: 65, label: { zh: '结果公告', en: 'Result published' }, tone: 'green' },
    suspended: { value: 89, label: { zh: '已暂停', en: 'Suspended' }, tone: 'orange', isAside: true },
    failed: { value: 90, label: { zh: '流标', en: 'Failed' }, tone: 'red', isAside: true },
    terminated: { value: 95, label: { zh: '已终止', en: 'Terminated' }, tone: 'red', isAside: true },
  },
  actions: {
    submit: { from: ['initiated'], to: 'toConfirm', permission: 'project_submit', label: { zh: '提交', en: 'Submit' } },
    approve: {
      from: ['toConfirm'],
      to: 'ready',
      // Whose procedure has documents to be confirmed: they are drafted first.
      orTo: ['drafting'],
      permission: 'project_confirm',
      notBy: ['add', 'submit', 'write'],
      settles: true,
      label: { zh: '确认', en: 'Confirm' },
    },
    // With the word for the documents: `documentConfirm`.
    confirmDocuments: { from: ['drafting'], to: 'ready', label: { zh: '采购文件确认', en: 'Documents confirmed' } },
    reject: {
      from: ['toConfirm'],
      to: 'initiated',
      permission: 'project_confirm',
      label: { zh: '退回', en: 'Return' },
      danger: true,
    },
    publish: {
      from: ['ready'],
      to: 'published',
      permission: 'bulletin_publish',
      label: { zh: '发布公告', en: 'Publish' },
      effects: ['package.publish'],
    },
    startEntry: {
      from: ['published'],
      to: 'registering',
      permission: 'bulletin_publish',
      label: { zh: '开始报名', en: 'Start registration' },
    },
    startQuoting: {
      from: ['registering'],
      to: 'quoting',
      permission: 'project_submit',
      label: { zh: '截止报名', en: 'Close registration' },
    },
    open: {
      from: ['registering', 'quoting'],
      to: 'opened',
      permission: 'project_open',
      label: { zh: '开标', en: 'Open' },
      confirm: { zh: '确定现在开标吗？开标后所有报价将公开。', en: 'Open now? All quotes become readable.' },
      effects: ['package.open', 'package.fail', 'entry.open', 'entry.failToOpen'],
    },
    submitSelection: {
      from: ['opened'],
      to: 'resultToConfirm',
      permission: 'project_select',
      label: { zh: '提交采购结果', en: 'Submit selection' },
    },
    approveResult: {
      from: ['resultToConfirm'],
      to: 'resultToConfirm',
      permission: 'project_confirm',
      notBy: ['submitSelection', 'write:selection'],
      settles: true,
      label: { zh: '确认结果', en: 'Confirm result' },
    },
    askResult: {
      from: ['resultToConfirm'],
      to: 'resultToConfirm',
      permission: 'project_confirm',
      label: { zh: '结果送审', en: 'Ask for the approval of the result' },
    },
    withdrawResult: {
      from: ['resultToConfirm'],
      to: 'resultToConfirm',
      permission: 'project_confirm',
      label: { zh: '撤回结果审批', en: 'Take the result back from approval' },
    },
    rejectResult: {
      from: ['resultToConfirm'],
      to: 'opened',
      permission: 'project_confirm',
      label: { zh: '退回结果', en: 'Return selection' },
      danger: true,
    },
    publishResult: {
      from: ['resultToConfirm'],
      to: 'resultPublished',
      permission: 'bulletin_publish',
      label: { zh: '发布结果公告', en: 'Publish result' },
      effects: ['package.decide', 'package.fail', 'entry.win', 'entry.lose', 'entry.fail'],
    },
    // Whose procedure has no notice of the result: confirmed, it stands.
    conclude: {
      from: ['resultToConfirm'],
      to: 'resultPublished',
      label: { zh: '成交', en: 'Conclude' },
      effects: ['package.decide', 'package.fail', 'entry.win', 'entry.lose', 'entry.fail'],
    },
    retreat: {
      from: ['drafting', 'ready'],
      to: 'initiated',
      permission: 'project_submit',
      label: { zh: '退回修改', en: 'Back to the draft' },
      reason: 'required',
    },
    change: {
      from: ['registering', 'quoting'],
      // The clock says whether registration is over; a later end of it opens it again.
      to: 'registering',
      permission: 'bulletin_publish',
      label: { zh: '变更', en: 'Change' },
    },
    publishFailure: {
      from: ['resultToConfirm'],
      to: 'failed',
      permission: 'bulletin_publish',
      label: { zh: '发布流标公告', en: 'Publish the failure' },
      effects: ['package.fail', 'entry.fail'],
    },
    // What follows is asked for by one person and done with another's word: `projectException`.
    fail: {
      from: ['registering', 'quoting'],
      to: 'failed',
      permission: 'project_confirm',
      label: { zh: '流标', en: 'Fail' },
      danger: true,
      effects: ['package.fail', 'entry.fail'],
    },
    terminate: {
      from: [...beforeResult, 'initiated', 'toConfirm', 'published', 'suspended'],
      to: 'terminated',
      permission: 'project_confirm',
      label: { zh: '终止采购', en: 'Terminate' },
      danger: true,
      effects: ['package.terminate', 'entry.terminate'],
    },
    suspend: {
      from: beforeResult,
      to: 'suspended',
      permission: 'project_confirm',
      label: { zh: '暂停采购', en: 'Suspend' },
      danger: true,
    },
    // Back to where it was suspended; what was registering or quoting is led to registration, and the clock says the rest.
    resume: {
      from: ['suspended'],
      to: 'registering',
      orTo: ['drafting', 'ready', 'opened', 'resultToConfirm'],
      permission: 'project_confirm',
      reason: 'required',
      label: { zh: '恢复采购', en: 'Resume' },
      effects: ['bulletin.publish'],
    },
    recallResult: {
      from: ['resultToConfirm'],
      to: 'opened',
      permission: 'project_confirm',
      label: { zh: '撤回采购结果', en: 'Recall the result' },
      danger: true,
    },
    undoResult: {
      from: ['resultPublished'],
      to: 'opened',
      permission: 'project_confirm',
      label: { zh: '撤销采购结果', en: 'Withdraw the result' },
      danger: true,
      effects: ['package.reopen', 'entry.reopen', 'bulletin.supersede'],
    },
  },
  duties: projectDuties,
  told: projectTold,
});

export type ProjectAction = ActionOf<typeof projectLifecycle>;

/** It ended without a result: no stage follows. */
export function hasEnded(stage: unknown): boolean {
  return projectLifecycle.is(stage, 'failed', 'terminated');
}

/** Suspended, or ended without a result: no stage of the order. */
export function isAside(stage: unknown): boolean {
  return projectLifecycle.is(stage, 'suspended', 'failed', 'terminated');
}

/** Passed without work by every project until experts evaluate and agencies have a stage of their own. */
export function isNeverEntered(stage: unknown): boolean {
  return projectLifecycle.is(stage, 'entrusted', 'qualifying', 'evaluating');
}

/** The stages that follow each other. */
export const stagesInOrder = projectLifecycle.choices.filter(({ value }) => !isAside(value));

/** The stages that a project of some procedure has, and the ends that it may come to. */
export const shownStages = projectLifecycle.choices.filter(({ value }) => !isNeverEntered(value));

/** Suppliers register and quote. */
export function isTendering(stage: unknown): boolean {
  return projectLifecycle.is(stage, 'published', 'registering', 'quoting');
}

/** Suppliers may still register: it is tendering, and the clock has not ended the registration. */
export function mayRegister(
  { stage, entryEndTime }: { readonly stage: unknown; readonly entryEndTime: string },
  now: string,
): boolean {
  return isTendering(stage) && now < entryEndTime;
}

/** The quotes are open: from here on who takes part, and at what price, is no secret. */
export function isOpened(stage: unknown): boolean {
  return projectLifecycle.hasReached(stage, 'opened');
}

/** The same of a project that may have ended meanwhile: one that ended before the opening stays sealed for ever. */
export function wasOpened({ openedTime }: { readonly openedTime: string | null }): boolean {
  return openedTime !== null;
}

export interface StageTimes<S extends number | null = number> {
  readonly stage: S;
  readonly entryEndTime: string | null;
}

type Quoting = typeof projectLifecycle.code.quoting;

/**
 * The stage that is shown: registration turns into quoting by the clock, not by the first quote, for a stage that
 * moved with it would tell that somebody has quoted (R38).
 */
export function stageAt<S extends number | null>({ stage, entryEndTime }: StageTimes<S>, now: string): S | Quoting {
  const isOver = projectLifecycle.is(stage, 'registering') && entryEndTime !== null && now >= entryEndTime;
  return isOver ? projectLifecycle.code.quoting : stage;
}

/** The same for SQL, over the columns of a project; `now` is the placeholder of the time. */
export function stageAtSql(alias: string, now: string): string {
  const isOver = `${alias}.stage in ${projectLifecycle.sql('registering')} and ${alias}.entry_end_time <= ${now}::timestamptz`;
  return `(case when ${isOver} then ${projectLifecycle.code.quoting} else ${alias}.stage end)`;
}
