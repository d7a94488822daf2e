import {
  auditStatus,
  isByInvitation,
  projectLifecycle,
  steps,
  taskType,
  type ProjectAction,
  type Step,
  type Text,
} from '@zhaocai/model';
import type { ProjectRow } from './find-project.ts';
import { codesBefore, type TaskRecord } from './task-order.ts';

/** A step that a project goes itself: whoever moves it so has done the task. */
export interface Deed {
  readonly action: ProjectAction;
  readonly step: Step;
  readonly type: keyof typeof taskType.code;
  /** What is done of itself with it, whatever the task hands in: documents that were confirmed were drafted. */
  readonly after?: Step;
  /** Of projects that invite alone. */
  readonly isInvitation?: true;
  /** The right to it: whoever is given its task holds it. */
  readonly permission: string;
}

const deeds: readonly Deed[] = [
  {
    action: 'confirmDocuments',
    step: steps.confirmDocuments,
    type: 'approval',
    after: steps.documents,
    permission: 'project_confirm',
  },
  { action: 'publish', step: steps.publish, type: 'bulletin', permission: 'bulletin_publish' },
  { action: 'publish', step: steps.invite, type: 'document', isInvitation: true, permission: 'bulletin_publish' },
  { action: 'open', step: steps.open, type: 'opening', permission: 'project_open' },
  { action: 'submitSelection', step: steps.compare, type: 'evaluation', permission: 'project_select' },
  { action: 'approveResult', step: steps.confirmResult, type: 'approval', permission: 'project_confirm' },
  { action: 'publishResult', step: steps.publishResult, type: 'bulletin', permission: 'bulletin_publish' },
];

type Facts = Pick<ProjectRow, 'manner' | 'lawRegime'>;

/** What a move of a project does of its tasks. */
export function deedsOf(action: ProjectAction, project: Facts): readonly Deed[] {
  return deeds.filter((deed) => deed.action === action && isOf(deed, project));
}

function isOf({ isInvitation }: Deed, project: Facts): boolean {
  return !isInvitation || isByInvitation(project);
}

type Placed = Pick<TaskRecord, 'taskType' | 'stage'>;

/** Whether a deed is what a task is about. */
export function isAbout({ taskType: type, stage }: Placed, { type: wanted, step }: Deed): boolean {
  return taskType.is(type, wanted) && stage === step.stage;
}

/** The deed that a task is about; a stage may have evaluation before it whose reports are handed in by hand. */
export function deedOf(task: TaskRecord, all: readonly TaskRecord[], project: Facts): Deed | undefined {
  const deed = deeds.find((one) => isAbout(task, one) && isOf(one, project));
  if (deed?.type !== 'evaluation') return deed;
  const isBefore = all.some((other) => isAbout(other, deed) && codesBefore(other).includes(task.taskCode));
  return task.outputName || isBefore ? undefined : deed;
}

type Standing = Pick<ProjectRow, 'stage' | 'suspendedStage' | 'auditStatus' | 'manner' | 'lawRegime'>;

/** The deed that a task waits for: until then nobody finishes it by hand. */
export function awaitedDeed(task: TaskRecord, all: readonly TaskRecord[], project: Standing): Deed | undefined {
  const deed = deedOf(task, all, project);
  return deed && !isDone(deed, project) ? deed : undefined;
}

const reaches = {
  confirmDocuments: 'ready',
  publish: 'published',
  open: 'opened',
  submitSelection: 'resultToConfirm',
  publishResult: 'resultPublished',
} as const satisfies Partial<Record<ProjectAction, string>>;

function isDone({ action }: Deed, { stage, suspendedStage, auditStatus: audit }: Standing): boolean {
  const reached = projectLifecycle.is(stage, 'suspended') ? suspendedStage : stage;
  if (projectLifecycle.is(stage, 'failed', 'terminated')) return true;
  if (action !== 'approveResult') {
    const wanted = Object.entries(reaches).find(([name]) => name === action)?.[1];
    return wanted !== undefined && projectLifecycle.hasReached(reached, wanted);
  }
  if (projectLifecycle.hasReached(reached, 'resultPublished')) return true;
  return projectLifecycle.is(reached, 'resultToConfirm') && auditStatus.is(audit, 'approved');
}

/** In the words of who does it. */
export function nameOfDeed({ action, isInvitation }: Deed): Text {
  return isInvitation ? { zh: '发出邀请', en: 'Invitations sent' } : projectLifecycle.actions[action].label;
}
