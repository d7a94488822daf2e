import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import type { FileValue } from '@zhaocai/model/kit/field';
import type { Text } from '@zhaocai/model/kit/text';
import {
  flowAddSign,
  flowCc,
  flowComplete,
  flowReassign,
  flowRecall,
  flowResubmit,
  flowRetry,
  flowSkip,
  flowTerminate,
  flowTransfer,
  flowUrge,
  flowWithdraw,
} from '@zhaocai/model/workflow/command-endpoints';
import { taskStatus } from '@zhaocai/model/workflow/run-lifecycle';
import { useCommand } from '../../../../kit/endpoint/use-command.ts';
import { approvalTexts as texts } from '../texts.ts';
import type { FormValues } from './form-fields.ts';
import type { Person } from './people-select.tsx';

/** What a person says with an action; it stays as it was typed when the action is refused. */
export interface ActionDraft {
  readonly remark: string;
  readonly people: readonly Person[];
  readonly files: readonly FileValue[];
  readonly when: 'before' | 'after';
  readonly resume: 'restart' | 'back';
  /** The step or task that the action is about, where it must be named. */
  readonly chosen: string | undefined;
  /** A rejecter wants every step again. */
  readonly mustRestart: boolean;
}

export const emptyDraft: ActionDraft = {
  remark: '',
  people: [],
  files: [],
  when: 'before',
  resume: 'restart',
  chosen: undefined,
  mustRestart: false,
};

/** What an action is about. */
export interface ActionTarget {
  readonly taskId: string;
  readonly flowInstanceId: string;
  /** What was changed in the form, where something was. */
  readonly form: FormValues | undefined;
}

interface Sent {
  readonly draft: ActionDraft;
  readonly target: ActionTarget;
}

export interface ActionSpec {
  readonly label: Text;
  readonly help: Text;
  readonly isDangerous?: boolean;
  readonly people?: 'one' | 'many';
  /** What must be named: a step to go back to, a task of somebody's, a step to pass. */
  readonly chooses?: 'task' | 'step';
  /** The remark must be given. */
  readonly needsRemark?: boolean;
  readonly takesFiles?: boolean;
  /** The form goes along: what is required in it must be filled. */
  readonly takesForm?: boolean;
  readonly useRun: () => { run: (sent: Sent) => Promise<boolean>; isRunning: boolean; message: string | undefined };
}

function runOf<I, O>(endpoint: Endpoint<I, O>, inputOf: (sent: Sent) => I) {
  return function useRun() {
    const command = useCommand(endpoint, { quiet: true });
    return {
      run: async (sent: Sent) => (await command.run(inputOf(sent))) !== undefined,
      isRunning: command.isRunning,
      message: command.error?.message,
    };
  };
}

const remarkOf = ({ remark }: ActionDraft) => remark.trim() || undefined;
const idsOf = ({ people }: ActionDraft) => people.map(({ value }) => value).join(',');
const ofRun = ({ draft, target }: Sent) => ({ flowInstanceId: target.flowInstanceId, remark: remarkOf(draft) });
const ofTask = ({ draft, target }: Sent) => ({ id: target.taskId, remark: remarkOf(draft) });
const decided = ({ draft, target }: Sent) => ({
  ...ofTask({ draft, target }),
  files: draft.files.length > 0 ? draft.files.map((file) => ({ ...file })) : undefined,
});

/** Everything that can be done on the page of a run; which of it, the server says. */
export const runActions = {
  agree: {
    label: texts.agree,
    help: texts.agreeHelp,
    takesFiles: true,
    takesForm: true,
    useRun: runOf(flowComplete, (sent) => ({
      ...decided(sent),
      operateStatus: taskStatus.code.agreed,
      form: sent.target.form,
    })),
  },
  resubmit: {
    label: texts.resubmit,
    help: texts.resubmitHelp,
    takesForm: true,
    useRun: runOf(flowResubmit, (sent) => ({
      ...ofTask(sent),
      form: sent.target.form,
      resume: sent.draft.resume,
    })),
  },
  reject: {
    label: texts.reject,
    help: texts.rejectHelp,
    isDangerous: true,
    needsRemark: true,
    takesFiles: true,
    useRun: runOf(flowComplete, (sent) => ({
      ...decided(sent),
      operateStatus: taskStatus.code.rejected,
      toNode: sent.draft.chosen,
      mustRestart: sent.draft.mustRestart || undefined,
    })),
  },
  transfer: {
    label: texts.transfer,
    help: texts.transferHelp,
    people: 'one',
    useRun: runOf(flowTransfer, (sent) => ({ ...ofTask(sent), toUserId: idsOf(sent.draft) })),
  },
  addSign: {
    label: texts.addSign,
    help: texts.addSignHelp,
    people: 'many',
    useRun: runOf(flowAddSign, (sent) => ({ ...ofTask(sent), userIds: idsOf(sent.draft), when: sent.draft.when })),
  },
  recall: { label: texts.recall, help: texts.recallHelp, isDangerous: true, useRun: runOf(flowRecall, ofTask) },
  urge: { label: texts.urge, help: texts.urgeHelp, useRun: runOf(flowUrge, ofRun) },
  cc: {
    label: texts.cc,
    help: texts.ccHelp,
    people: 'many',
    useRun: runOf(flowCc, (sent) => ({ ...ofRun(sent), userIds: idsOf(sent.draft) })),
  },
  withdraw: {
    label: texts.withdraw,
    help: texts.withdrawHelp,
    isDangerous: true,
    useRun: runOf(flowWithdraw, ofRun),
  },
  reassign: {
    label: texts.reassign,
    help: texts.reassignHelp,
    chooses: 'task',
    people: 'one',
    needsRemark: true,
    useRun: runOf(flowReassign, ({ draft }) => ({
      id: draft.chosen ?? '',
      toUserId: idsOf(draft),
      remark: draft.remark.trim(),
    })),
  },
  skip: {
    label: texts.skip,
    help: texts.skipHelp,
    chooses: 'step',
    isDangerous: true,
    needsRemark: true,
    useRun: runOf(flowSkip, ({ draft, target }) => ({
      flowInstanceId: target.flowInstanceId,
      task: draft.chosen ?? '',
      remark: draft.remark.trim(),
    })),
  },
  retry: { label: texts.retry, help: texts.retryHelp, useRun: runOf(flowRetry, ofRun) },
  terminate: {
    label: texts.terminate,
    help: texts.terminateHelp,
    isDangerous: true,
    needsRemark: true,
    useRun: runOf(flowTerminate, ofRun),
  },
} as const satisfies Record<string, ActionSpec>;

export type RunAction = keyof typeof runActions;

export function isRunAction(text: string): text is RunAction {
  return text in runActions;
}

/** The specification with its optional parts. */
export function specOf(action: RunAction): ActionSpec {
  return runActions[action];
}
