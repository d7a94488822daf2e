import { projectTask, steps, taskLifecycle, taskType, type Step, type Text } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { beginReady, tasksOf, type TaskRecord } from './task-order.ts';

/** How far the contracts of a project are, where it has some. */
export interface ContractFacts {
  readonly isSigned: boolean;
  readonly isAccepted: boolean;
  readonly isPaid: boolean;
}

interface ContractDeed {
  readonly type: keyof typeof taskType.code;
  readonly step: Step;
  readonly isDone: (facts: ContractFacts) => boolean;
  readonly label: Text;
}

/** What contracts do of the tasks of their project, as its own moves do of the others (`task-deeds.ts`). */
const deeds: readonly ContractDeed[] = [
  {
    type: 'contract',
    step: steps.contract,
    isDone: ({ isSigned }) => isSigned,
    label: { zh: '合同签订', en: 'Contracts signed' },
  },
  {
    type: 'acceptance',
    step: steps.accept,
    isDone: ({ isAccepted }) => isAccepted,
    label: { zh: '验收合格', en: 'Everything accepted' },
  },
  {
    type: 'payment',
    step: steps.pay,
    isDone: ({ isPaid }) => isPaid,
    label: { zh: '付清合同款', en: 'Everything paid' },
  },
];

type Placed = Pick<TaskRecord, 'taskType' | 'stage' | 'taskStatus'>;

const deedOf = ({ taskType: type, stage }: Placed) =>
  deeds.find((deed) => taskType.is(type, deed.type) && stage === deed.step.stage);

/** What the contracts of its project have still to come to before a task is done; nobody finishes it by hand until then. */
export function awaitedOfContracts(task: Placed, facts: ContractFacts | undefined): Text | undefined {
  const deed = deedOf(task);
  return deed && facts && !deed.isDone(facts) ? deed.label : undefined;
}

const done = { zh: '随合同办理办结', en: 'Done with the contract' };

/** Tasks about contracts that have come so far are done, whatever they hand in: the papers are the contract's. */
export async function followContracts(ctx: Ctx, projectId: string, facts: ContractFacts): Promise<void> {
  const all = await tasksOf(ctx, projectId);
  const finished = all.filter((task) => {
    const isOpen = taskLifecycle.is(task.taskStatus, 'waiting', 'running', 'overdue');
    return isOpen && deedOf(task)?.isDone(facts);
  });
  if (finished.length === 0) return;
  await transitionAll(ctx, projectTask, {
    ids: finished.map(({ id }) => id),
    action: 'follow',
    stream: projectId,
    payload: { tasks: finished.map(({ taskCode }) => taskCode) },
    set: { remark: done[ctx.language], actualEnd: ctx.now, finisherId: ctx.user.userId },
  });
  await beginReady(ctx, all, finished);
}
