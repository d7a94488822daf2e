import { agencyDomain } from './agency/index.ts';
import { attentionDomain } from './attention/index.ts';
import { auctionDomain } from './auction/index.ts';
import { borrowingDomain } from './borrowing/index.ts';
import { budgetDomain } from './budget/index.ts';
import { campusDomain } from './campus/index.ts';
import { contractDomain } from './contract/index.ts';
import { crmDomain } from './crm/index.ts';
import { clarificationDomain } from './clarification/index.ts';
import { demandDomain } from './demand/index.ts';
import { deskDomain } from './desk/index.ts';
import { depositDomain } from './deposit/index.ts';
import { developDomain } from './develop/index.ts';
import { dictionaryDomain } from './dictionary/index.ts';
import { documentDomain } from './document/index.ts';
import { evaluationDomain } from './evaluation/index.ts';
import { evidenceDomain } from './evidence/index.ts';
import { expertDomain } from './expert/index.ts';
import { fileDomain } from './file/index.ts';
import { formDomain } from './form/index.ts';
import { hallDomain } from './hall/index.ts';
import { integrationDomain } from './integration/index.ts';
import { housingDomain } from './housing/index.ts';
import { inboxDomain } from './inbox/index.ts';
import { leaseDomain } from './lease/index.ts';
import { ledgerDomain } from './ledger/index.ts';
import { logDomain } from './log/index.ts';
import { orderDomain } from './order/index.ts';
import { negotiationDomain } from './negotiation/index.ts';
import { organizationDomain } from './organization/index.ts';
import { performanceDomain } from './performance/index.ts';
import { permissionDomain } from './permission/index.ts';
import { placeDomain } from './place/index.ts';
import { planDomain } from './plan/index.ts';
import { portalDomain } from './portal/index.ts';
import { procedureDomain } from './procedure/index.ts';
import { quotaDomain } from './quota/index.ts';
import { reportDomain } from './report/index.ts';
import { resourceDomain } from './resource/index.ts';
import { sealingDomain } from './sealing/index.ts';
import { scopeDomain } from './scope/index.ts';
import { sessionDomain } from './session/index.ts';
import { spaceDomain } from './space/index.ts';
import { objectionDomain } from './objection/index.ts';
import { systemDomain } from './system/index.ts';
import { teamDomain } from './team/index.ts';
import { tenancyDomain } from './tenancy/index.ts';
import { tenderingDomain } from './tendering/index.ts';
import { treasuryDomain } from './treasury/index.ts';
import { workflowDomain } from './workflow/index.ts';
import type { Domain } from './kit/domain.ts';

/** Of the types of all domains the codes of their messages alone: whole they are longer than a compiler writes down. */
type CodeOf<M> = M extends unknown ? Extract<keyof M, string> : never;
function inOrder<const D extends readonly Domain[]>(all: D): readonly Domain<CodeOf<D[number]['messages']>>[] {
  return all as readonly Domain<CodeOf<D[number]['messages']>>[];
}

/** Every domain once: what it defines feeds types, routes, permissions, spreadsheets and tests. */
export const domains = inOrder([
  sessionDomain,
  systemDomain,
  // Before what its runs are about: rows are locked in this order.
  workflowDomain,
  tenderingDomain,
  // After the projects that are asked about.
  clarificationDomain,
  // After the projects that are objected to.
  objectionDomain,
  // After the projects that are opened there.
  hallDomain,
  auctionDomain,
  sealingDomain,
  // After the registrations that they are for; before the accounts that their money is in.
  depositDomain,
  // After the awards that they are made of; before the accounts that their money is in.
  contractDomain,
  orderDomain,
  // After the receipts that it corrects; before the accounts that its money is in.
  treasuryDomain,
  ledgerDomain,
  procedureDomain,
  tenancyDomain,
  organizationDomain,
  permissionDomain,
  scopeDomain,
  formDomain,
  documentDomain,
  dictionaryDomain,
  deskDomain,
  reportDomain,
  logDomain,
  evidenceDomain,
  resourceDomain,
  integrationDomain,
  developDomain,
  fileDomain,
  // Before the plan whose money it means to take.
  demandDomain,
  planDomain,
  // After what holds its money: a plan is locked before its budget.
  budgetDomain,
  // After the projects that agencies are asked to run.
  agencyDomain,
  // After the projects that are evaluated; before the draws whose people evaluate them.
  evaluationDomain,
  // After what is evaluated: its leader begins its rounds.
  negotiationDomain,
  expertDomain,
  // After the projects and the parties that are judged.
  performanceDomain,
  crmDomain,
  placeDomain,
  // After the projects whose papers they are.
  borrowingDomain,
  teamDomain,
  attentionDomain,
  spaceDomain,
  leaseDomain,
  quotaDomain,
  housingDomain,
  campusDomain,
  inboxDomain,
  portalDomain,
]);
