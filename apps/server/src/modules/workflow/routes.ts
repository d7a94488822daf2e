import * as contract from '@zhaocai/contract';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import * as blade from './blade-flow/blade-flow.ts';
import { deployUpload } from './blade-flow/deploy-upload.ts';
import { bindFlow, listBindings } from './business/bindings.ts';
import { registerFlowBusiness } from './business.ts';
import { listDelegations, removeDelegations, saveDelegation } from './delegation/delegations.ts';
import { grantFlow, removeExamine, removeFlows, saveExamine, switchFlowOn } from './design/change-flow.ts';
import * as flows from './design/flow-queries.ts';
import { businessType, listBusinessTypes, listDeptJudges, listUserJudges } from './design/judge-lists.ts';
import * as people from './design/process-people.ts';
import { saveFlow } from './design/save-flow.ts';
import { leaveBusiness, leaveDetail, startLeave } from './leave/leave.ts';
import { listMessages, listPeople, readMessage } from './message/messages.ts';
import { startFlow } from './run/start-flow.ts';
import { issueTicket } from './socket/ticket.ts';
import { completeTasks } from './task/complete-tasks.ts';
import { applyDetail, doneDetail, taskDetail } from './task/flow-detail.ts';
import * as history from './task/history-queries.ts';
import { copyRun, retryRun, terminateRun, urgeRun, withdrawRun } from './task/instance-commands.ts';
import { migrateRuns } from './task/migrate-runs.ts';
import { listRuns } from './task/run-list.ts';
import * as tasks from './task/task-commands.ts';
import { listDone, listMyApply, listTodo } from './task/task-lists.ts';

export function workflowRoutes(): readonly MountedEndpoint[] {
  registerFlowBusiness(leaveBusiness);
  return [...designRoutes(), ...bindingRoutes(), ...workRoutes(), ...commandRoutes(), ...bladeRoutes()];
}

function designRoutes(): readonly MountedEndpoint[] {
  return [
    handle(contract.flowList, flows.listFlows),
    handle(contract.flowPage, (ctx, input) => flows.pageOfFlows(ctx, input)),
    handle(contract.flowExamineList, flows.listExamines),
    handle(contract.flowDelete, removeFlows),
    handle(contract.queryFlowDefind, flows.queryFlowDefind),
    handle(contract.flowVersions, flows.listVersions),
    handle(contract.queryUserJudgeTypeList, listUserJudges),
    handle(contract.queryDeptJudgeTypeList, listDeptJudges),
    handle(contract.designFlowTypeList, listBusinessTypes),
    handle(contract.flowTypeDetail, businessType),
    handle(contract.flowSave, saveFlow),
    handle(contract.flowGrant, grantFlow),
    handle(contract.switchFlow, switchFlowOn),
    handle(contract.saveOrUpdateExamine, saveExamine),
    handle(contract.deleteExamine, removeExamine),
    handle(contract.queryFlowExamineByKeyAndADept, flows.listExaminesByKey),
    handle(contract.processDeptDetail, people.deptDetail),
    handle(contract.processDeptList, people.pageOfDepts),
    handle(contract.processDeptListOnly, people.listDepts),
    handle(contract.processRoleList, people.pageOfRoles),
    handle(contract.processRoleListOnly, people.listRoles),
  ];
}

function bindingRoutes(): readonly MountedEndpoint[] {
  return [handle(contract.flowBindings, listBindings), handle(contract.bindFlow, bindFlow)];
}

function workRoutes(): readonly MountedEndpoint[] {
  return [
    handle(contract.flowTodo, listTodo),
    handle(contract.flowDone, listDone),
    handle(contract.flowMyApply, listMyApply),
    handle(contract.flowInstanceList, listRuns),
    handle(contract.flowTaskDetail, taskDetail),
    handle(contract.flowDoneDetail, doneDetail),
    handle(contract.flowMyApplyDetail, applyDetail),
    handle(contract.flowInstanceTasks, history.listInstanceTasks),
    handle(contract.flowDoneDetailHis, history.listDecisions),
    handle(contract.queryFlowShowTask, history.listSteps),
    handle(contract.queryPrevTaskList, history.listPreviousSteps),
    handle(contract.queryApplyHisLast, history.lastDecision),
    handle(contract.getAuditHistoryByFlowIdBusinessId, history.listBusinessHistory),
    handle(contract.flowTypeList, flows.listStartable),
    handle(contract.flowMessageList, listMessages),
    handle(contract.flowMessageRead, readMessage),
    handle(contract.flowPeople, listPeople),
  ];
}

function commandRoutes(): readonly MountedEndpoint[] {
  return [
    handle(contract.flowStart, (ctx, input) => startFlow(ctx, { ...input, businessType: null, businessId: null })),
    handle(contract.flowComplete, tasks.completeTask),
    handle(contract.flowBatchComplete, completeTasks),
    handle(contract.flowRecall, tasks.recallTask),
    handle(contract.flowTransfer, tasks.transferTask),
    handle(contract.flowAddSign, tasks.addSigners),
    handle(contract.flowResubmit, tasks.resubmitTask),
    handle(contract.flowWithdraw, withdrawRun),
    handle(contract.flowCc, copyRun),
    handle(contract.flowUrge, urgeRun),
    handle(contract.flowRetry, retryRun),
    handle(contract.flowTerminate, terminateRun),
    handle(contract.flowMigrate, migrateRuns),
    handle(contract.flowDelegationList, listDelegations),
    handle(contract.flowDelegationSave, saveDelegation),
    handle(contract.flowDelegationRemove, removeDelegations),
    handle(contract.socketTicket, issueTicket),
  ];
}

function bladeRoutes(): readonly MountedEndpoint[] {
  return [
    handle(contract.bladeStartList, blade.startList),
    handle(contract.bladeClaimList, blade.claimList),
    handle(contract.bladeTodoList, blade.todoList),
    handle(contract.bladeSendList, blade.sendList),
    handle(contract.bladeDoneList, blade.doneList),
    handle(contract.bladeClaimTask, blade.claimTask),
    handle(contract.bladeCompleteTask, blade.completeBladeTask),
    handle(contract.bladeHistory, blade.historyList),
    handle(contract.bladeModelList, blade.modelList),
    handle(contract.bladeModelRemove, removeFlows),
    handle(contract.bladeModelDeploy, blade.deployModel),
    handle(contract.bladeManagerList, blade.managerList),
    handle(contract.bladeChangeState, blade.changeState),
    handle(contract.bladeDeployUpload, deployUpload),
    handle(contract.bladeDeleteDeployment, removeFlows),
    handle(contract.bladeFollowList, blade.followList),
    handle(contract.bladeDeleteInstance, (ctx, { processInstanceId, deleteReason }) =>
      terminateRun(ctx, { flowInstanceId: processInstanceId, remark: deleteReason }),
    ),
    handle(contract.startLeave, startLeave),
    handle(contract.leaveDetail, leaveDetail),
  ];
}
