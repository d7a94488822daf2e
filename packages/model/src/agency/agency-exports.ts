import { listExport } from '../kit/list-export.ts';
import { manner, purchaseTypes } from '../tendering/choices.ts';
import { project } from '../tendering/project.ts';
import { agencyCooperation } from './agency-cooperation.ts';
import { agencyEntrustment } from './agency-entrustment.ts';
import { ownCooperations } from './cooperation-endpoints.ts';
import { agentProjects } from './entrustment-endpoints.ts';

const { entrustNo, entrustStatus, buyerName, scope, feePayer, feeFloat, minFee, estimatedFee, acceptTime } =
  agencyEntrustment.fields;
const { projectNo, projectName, generalBudget } = project.fields;

/** What an agency was asked for. */
export const agentProjectsExport = listExport({
  list: agentProjects,
  name: { zh: '受托项目', en: 'Entrusted projects' },
  permission: 'entrustedProject_export',
  fields: {
    entrustNo,
    projectNo,
    projectName,
    buyerName,
    entrustStatus,
    manner: { kind: 'choice', label: project.fields.manner.label, choices: manner.choices },
    purchaseType: { kind: 'choice', label: project.fields.purchaseType.label, choices: purchaseTypes },
    generalBudget,
    scope,
    feePayer,
    feeFloat,
    minFee,
    estimatedFee,
    acceptTime,
  },
});

const { fields } = agencyCooperation;

/** With whom an agency works. */
export const ownCooperationsExport = listExport({
  list: ownCooperations,
  name: { zh: '合作采购人', en: 'Buyers' },
  permission: 'agencyInvitation_export',
  fields: {
    buyerName: fields.buyerName,
    cooperationStatus: fields.cooperationStatus,
    startDate: fields.startDate,
    endDate: fields.endDate,
    feePayer: fields.feePayer,
    feeFloat: fields.feeFloat,
    minFee: fields.minFee,
    scope: fields.scope,
    endReason: fields.endReason,
  },
});

export const agencyListExports = [agentProjectsExport, ownCooperationsExport] as const;
