import { listExports } from '@zhaocai/model';
import { assemble, type Module, type Platform, type Tools } from '../platform/module/index.ts';
import { sessionModule } from './session/index.ts';
import { systemModule } from './system/index.ts';
import { tenderingModule } from './tendering/index.ts';
import { treasuryModule } from './treasury/index.ts';
import { sealingModule } from './sealing/index.ts';
import { tenancyModule } from './tenancy/index.ts';
import { organizationModule } from './organization/index.ts';
import { performanceModule } from './performance/index.ts';
import { permissionModule } from './permission/index.ts';
import { scopeModule } from './scope/index.ts';
import { workflowModule } from './workflow/index.ts';
import { formModule } from './form/index.ts';
import { documentModule } from './document/index.ts';
import { dictionaryModule } from './dictionary/index.ts';
import { clarificationModule } from './clarification/index.ts';
import { objectionModule } from './objection/index.ts';
import { auctionModule } from './auction/index.ts';
import { hallModule } from './hall/index.ts';
import { demandModule } from './demand/index.ts';
import { deskModule } from './desk/index.ts';
import { reportModule } from './report/index.ts';
import { evidenceModule } from './evidence/index.ts';
import { ledgerModule } from './ledger/index.ts';
import { logModule } from './log/index.ts';
import { resourceModule } from './resource/index.ts';
import { integrationModule } from './integration/index.ts';
import { depositModule } from './deposit/index.ts';
import { orderModule } from './order/index.ts';
import { developModule } from './develop/index.ts';
import { evaluationModule } from './evaluation/index.ts';
import { negotiationModule } from './negotiation/index.ts';
import { expertModule } from './expert/index.ts';
import { fileModule } from './file/index.ts';
import { agencyModule } from './agency/index.ts';
import { attentionModule } from './attention/index.ts';
import { borrowingModule } from './borrowing/index.ts';
import { budgetModule } from './budget/index.ts';
import { planModule } from './plan/index.ts';
import { contractModule } from './contract/index.ts';
import { crmModule } from './crm/index.ts';
import { placeModule } from './place/index.ts';
import { portalModule } from './portal/index.ts';
import { procedureModule } from './procedure/index.ts';
import { teamModule } from './team/index.ts';
import { spaceModule } from './space/index.ts';
import { leaseModule } from './lease/index.ts';
import { quotaModule } from './quota/index.ts';
import { housingModule } from './housing/index.ts';
import { inboxModule } from './inbox/index.ts';
import { campusModule } from './campus/index.ts';

/** Every module once. Seeds run in this order. */
export const modules: readonly Module[] = [
  sessionModule,
  systemModule,
  // Before the projects that begin by what it configures.
  procedureModule,
  sealingModule,
  tenderingModule,
  clarificationModule,
  objectionModule,
  contractModule,
  hallModule,
  auctionModule,
  depositModule,
  orderModule,
  ledgerModule,
  tenancyModule,
  organizationModule,
  permissionModule,
  scopeModule,
  workflowModule,
  formModule,
  documentModule,
  dictionaryModule,
  deskModule,
  reportModule,
  logModule,
  evidenceModule,
  resourceModule,
  integrationModule,
  developModule,
  fileModule,
  // Plans draw on budgets: the demo's are there first.
  budgetModule,
  planModule,
  agencyModule,
  // Demands draw on plans: the demo's are there first.
  demandModule,
  // A demo's committee is drawn: the demo's experts are there first.
  expertModule,
  evaluationModule,
  negotiationModule,
  // Fees are of evaluations: the demo's are there first.
  treasuryModule,
  performanceModule,
  crmModule,
  placeModule,
  borrowingModule,
  teamModule,
  attentionModule,
  spaceModule,
  leaseModule,
  quotaModule,
  housingModule,
  campusModule,
  inboxModule,
  portalModule,
];

/** The whole server, short of listening. */
export function assembleAll(tools: Tools): Platform {
  return assemble(modules, tools, listExports);
}
