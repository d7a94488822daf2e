import type { Choice } from '../kit/field.ts';

interface ProjectRole extends Choice {
  /** Decides about what others do in the project: nobody makes himself one. */
  readonly isHead?: true;
  /** The rights to what it decides, wherever no flow stands between: who is given the part holds one of them. */
  readonly decides?: readonly string[];
}

/** To confirm a project, its documents and its result. */
const confirms = ['project_confirm'];
/** Beside it whose need it is: to confirm the need, and to accept what comes of it. */
const confirmsOrAccepts = ['demandManage_confirm', 'contract_accept', 'project_confirm'];

/**
 * Parts that people have in a project's approvals (grants of kind 3: project roles 1–7; kind 7: the project's leader,
 * which is 0 here).
 */
export const projectRoles = [
  { value: 0, label: { zh: '项目负责人', en: 'Project leader' }, isHead: true, decides: confirms },
  { value: 1, label: { zh: '需求经办人', en: 'Requirement handler' } },
  { value: 2, label: { zh: '需求负责人', en: 'Requirement head' }, isHead: true, decides: confirmsOrAccepts },
  { value: 3, label: { zh: '归口经办人', en: 'Centralised handler' } },
  { value: 4, label: { zh: '归口负责人', en: 'Centralised head' }, isHead: true, decides: confirms },
  { value: 5, label: { zh: '采购经办人', en: 'Procurement handler' } },
  { value: 6, label: { zh: '采购负责人', en: 'Procurement head' }, isHead: true, decides: confirms },
  { value: 7, label: { zh: '归口分管领导', en: 'Centralised leader' }, isHead: true, decides: confirms },
] as const satisfies readonly ProjectRole[];
