import { listExport } from '../kit/list-export.ts';
import { manner, purchaseTypes } from '../tendering/choices.ts';
import { project } from '../tendering/project.ts';
import { agencyCooperation } from './agency-cooperation.ts';
import { agencyEntrustment } from './agency-entrustment.ts';
import { ownCooperations } from './cooperation-endpoints.ts';
import { agentProjects } from './entrustment-endpoints.ts';

const { entrustNo, entrustStatus, feePayer, feeFloat, minFee, estimatedFee, finalFee, acceptTime } =
  agencyEntrustment.fields;
const { projectNo, projectName, generalBudget, stage, bidEndTime } = project.fields;
/** On the list of an agency, though its buyer has them on the page alone. */
const buyerName = { kind: 'text', label: agencyEntrustment.fields.buyerName.label, maxLength: 100 } as const;
const scope = { kind: 'text', label: agencyEntrustment.fields.scope.label, maxLength: 500 } as const;

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
    stage,
    bidEndTime,
    manner: { kind: 'choice', label: project.fields.manner.label, choices: manner.choices },
    purchaseType: { kind: 'choice', label: project.fields.purchaseType.label, choices: purchaseTypes },
    generalBudget,
    scope,
    feePayer,
    feeFloat,
    minFee,
    estimatedFee,
    finalFee,
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
    buyerName,
    cooperationStatus: fields.cooperationStatus,
    startDate: fields.startDate,
    endDate: fields.endDate,
    feePayer: fields.feePayer,
    feeFloat: fields.feeFloat,
    minFee: fields.minFee,
    scope: { ...scope, label: fields.scope.label },
    endReason: fields.endReason,
  },
});

export const agencyListExports = [agentProjectsExport, ownCooperationsExport] as const;
