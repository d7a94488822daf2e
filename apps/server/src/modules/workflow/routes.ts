import * as model from '@zhaocai/model';
import { demandProof, handle, type MountedEndpoint } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/module/index.ts';
import * as blade from './blade-flow/blade-flow.ts';
import { deployUpload } from './blade-flow/deploy-upload.ts';
import { bindFlow, listBindings } from './business/bindings.ts';
import { listDelegations, removeDelegations, saveDelegation } from './delegation/delegations.ts';
import { grantFlow, removeExamine, removeFlows, saveExamine, switchFlowOn } from './design/change-flow.ts';
import * as flows from './design/flow-queries.ts';
import { businessType, listBusinessTypes, listDeptJudges, listUserJudges } from './design/judge-lists.ts';
import * as people from './design/process-people.ts';
import { saveFlow } from './design/save-flow.ts';
import { leaveDetail, startLeave } from './leave/leave.ts';
import { listMessages, listPeople, pageNews, readMessage } from './message/messages.ts';
import { startFlow } from './run/start-flow.ts';
import { createSocketTickets, issueTicket } from './socket/ticket.ts';
import { completeTasks } from './task/complete-tasks.ts';
import { applyDetail, doneDetail, taskDetail } from './task/flow-detail.ts';
import * as history from './task/history-queries.ts';
import { copyRun, retryRun, skipStep, terminateRun, urgeRun, withdrawRun } from './task/instance-commands.ts';
import { migrateRuns } from './task/migrate-runs.ts';
import { listRuns } from './task/run-list.ts';
import * as tasks from './task/task-commands.ts';
import { listDone, listMyApply, listTodo } from './task/task-lists.ts';
import type { Secret } from '../../platform/secrets/index.ts';

export function workflowRoutes({ secret }: Pick<Platform, 'secret'>): readonly MountedEndpoint[] {
  return [
    ...designRoutes(),
    ...bindingRoutes(),
    ...workRoutes(),
    ...commandRoutes(),
    ...socketRoutes(secret),
    ...bladeRoutes(),
  ];
}

function designRoutes(): readonly MountedEndpoint[] {
  return [
    handle(model.flowList, flows.listFlows),
    handle(model.flowPage, (ctx, input) => flows.pageOfFlows(ctx, input)),
    handle(model.flowExamineList, flows.listExamines),
    handle(model.flowDelete, removeFlows),
    handle(model.queryFlowDefind, flows.queryFlowDefind),
    handle(model.flowVersions, flows.listVersions),
    handle(model.queryUserJudgeTypeList, listUserJudges),
    handle(model.queryDeptJudgeTypeList, listDeptJudges),
    handle(model.designFlowTypeList, listBusinessTypes),
    handle(model.flowTypeDetail, businessType),
    handle(model.flowSave, async (ctx, input) => {
      // Drafts are saved again and again; what is published decides who decides.
      if (input.publish) await demandProof(ctx);
      return saveFlow(ctx, input);
    }),
    handle(model.flowGrant, grantFlow),
    handle(model.switchFlow, switchFlowOn),
    handle(model.saveOrUpdateExamine, saveExamine),
    handle(model.deleteExamine, removeExamine),
    handle(model.queryFlowExamineByKeyAndADept, flows.listExaminesByKey),
    handle(model.processDeptDetail, people.deptDetail),
    handle(model.processDeptList, people.pageOfDepts),
    handle(model.processDeptListOnly, people.listDepts),
    handle(model.processRoleList, people.pageOfRoles),
    handle(model.processRoleListOnly, people.listRoles),
  ];
}

function bindingRoutes(): readonly MountedEndpoint[] {
  return [handle(model.flowBindings, listBindings), handle(model.bindFlow, bindFlow)];
}

function workRoutes(): readonly MountedEndpoint[] {
  return [
    handle(model.flowTodo, listTodo),
    handle(model.flowDone, listDone),
    handle(model.flowMyApply, listMyApply),
    handle(model.flowInstanceList, listRuns),
    handle(model.flowTaskDetail, taskDetail),
    handle(model.flowDoneDetail, doneDetail),
    handle(model.flowMyApplyDetail, applyDetail),
    handle(model.flowInstanceTasks, history.listInstanceTasks),
    handle(model.flowDoneDetailHis, history.listDecisions),
    handle(model.queryFlowShowTask, history.listSteps),
    handle(model.queryPrevTaskList, history.listPreviousSteps),
    handle(model.queryApplyHisLast, history.lastDecision),
    handle(model.getAuditHistoryByFlowIdBusinessId, history.listBusinessHistory),
    handle(model.flowTypeList, flows.listStartable),
    handle(model.flowMessageList, listMessages),
    handle(model.newsPage, pageNews),
    handle(model.flowMessageRead, readMessage),
    handle(model.flowPeople, listPeople),
  ];
}

function commandRoutes(): readonly MountedEndpoint[] {
  return [
    handle(model.flowStart, (ctx, input) => startFlow(ctx, { ...input, businessType: null, businessId: null })),
    handle(model.flowComplete, tasks.completeTask),
    handle(model.flowBatchComplete, completeTasks),
    handle(model.flowRecall, tasks.recallTask),
    handle(model.flowTransfer, tasks.transferTask),
    handle(model.flowReassign, tasks.reassignTask),
    handle(model.flowSkip, skipStep),
    handle(model.flowAddSign, tasks.addSigners),
    handle(model.flowResubmit, tasks.resubmitTask),
    handle(model.flowWithdraw, withdrawRun),
    handle(model.flowCc, copyRun),
    handle(model.flowUrge, urgeRun),
    handle(model.flowRetry, retryRun),
    handle(model.flowTerminate, terminateRun),
    handle(model.flowMigrate, migrateRuns),
    handle(model.flowDelegationList, listDelegations),
    handle(model.flowDelegationSave, saveDelegation),
    handle(model.flowDelegationRemove, removeDelegations),
  ];
}

function socketRoutes(secret: Secret): readonly MountedEndpoint[] {
  const tickets = createSocketTickets(secret);
  return [handle(model.socketTicket, (ctx) => issueTicket(tickets, ctx))];
}

function bladeRoutes(): readonly MountedEndpoint[] {
  return [
    handle(model.bladeStartList, blade.startList),
    handle(model.bladeClaimList, blade.claimList),
    handle(model.bladeTodoList, blade.todoList),
    handle(model.bladeSendList, blade.sendList),
    handle(model.bladeDoneList, blade.doneList),
    handle(model.bladeClaimTask, blade.claimTask),
    handle(model.bladeCompleteTask, blade.completeBladeTask),
    handle(model.bladeHistory, blade.historyList),
    handle(model.bladeModelList, blade.modelList),
    handle(model.bladeModelRemove, removeFlows),
    handle(model.bladeModelDeploy, blade.deployModel),
    handle(model.bladeManagerList, blade.managerList),
    handle(model.bladeChangeState, blade.changeState),
    handle(model.bladeDeployUpload, deployUpload),
    handle(model.bladeDeleteDeployment, removeFlows),
    handle(model.bladeFollowList, blade.followList),
    handle(model.bladeDeleteInstance, (ctx, { processInstanceId, deleteReason }) =>
      terminateRun(ctx, { flowInstanceId: processInstanceId, remark: deleteReason }),
    ),
    handle(model.startLeave, startLeave),
    handle(model.leaveDetail, leaveDetail),
  ];
}
