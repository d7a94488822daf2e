import type { Feature } from '../kit/page/feature.ts';
import { tenderingFeature } from './tendering/index.ts';
import { treasuryFeature } from './treasury/index.ts';
import { performanceFeature } from './performance/index.ts';
import { permissionFeature } from './permission/index.ts';
import { scopeFeature } from './scope/index.ts';
import { organizationFeature } from './organization/index.ts';
import { tenancyFeature } from './tenancy/index.ts';
import { dictionaryFeature } from './dictionary/index.ts';
import { deskFeature } from './desk/index.ts';
import { evidenceFeature } from './evidence/index.ts';
import { logFeature } from './log/index.ts';
import { resourceFeature } from './resource/index.ts';
import { developFeature } from './develop/index.ts';
import { reportFeature } from './report/index.ts';
import { workflowFeature } from './workflow/index.ts';
import { formFeature } from './form/index.ts';
import { fileFeature } from './file/index.ts';
import { documentFeature } from './document/index.ts';
import { campusFeature } from './campus/index.ts';
import { spaceFeature } from './space/index.ts';
import { leaseFeature } from './lease/index.ts';
import { quotaFeature } from './quota/index.ts';
import { housingFeature } from './housing/index.ts';
import { agencyFeature } from './agency/index.ts';
import { evaluationFeature } from './evaluation/index.ts';
import { expertFeature } from './expert/index.ts';
import { sealingFeature } from './sealing/index.ts';
import { attentionFeature } from './attention/index.ts';
import { borrowingFeature } from './borrowing/index.ts';
import { teamFeature } from './team/index.ts';
import { budgetFeature } from './budget/index.ts';
import { depositFeature } from './deposit/index.ts';
import { orderFeature } from './order/index.ts';
import { ledgerFeature } from './ledger/index.ts';
import { clarificationFeature } from './clarification/index.ts';
import { objectionFeature } from './objection/index.ts';
import { demandFeature } from './demand/index.ts';
import { planFeature } from './plan/index.ts';
import { contractFeature } from './contract/index.ts';
import { crmFeature } from './crm/index.ts';
import { integrationFeature } from './integration/index.ts';
import { auctionFeature } from './auction/index.ts';
import { negotiationFeature } from './negotiation/feature.ts';
import { hallFeature } from './hall/index.ts';
import { inboxFeature } from './inbox/index.ts';
import { placeFeature } from './place/index.ts';
import { procedureFeature } from './procedure/index.ts';

/** Every domain's screens once. */
export const features: readonly Feature[] = [
  tenderingFeature,
  permissionFeature,
  scopeFeature,
  organizationFeature,
  tenancyFeature,
  dictionaryFeature,
  deskFeature,
  logFeature,
  evidenceFeature,
  resourceFeature,
  integrationFeature,
  developFeature,
  reportFeature,
  workflowFeature,
  formFeature,
  fileFeature,
  documentFeature,
  campusFeature,
  spaceFeature,
  leaseFeature,
  quotaFeature,
  housingFeature,
  agencyFeature,
  evaluationFeature,
  expertFeature,
  performanceFeature,
  budgetFeature,
  planFeature,
  clarificationFeature,
  objectionFeature,
  contractFeature,
  hallFeature,
  auctionFeature,
  negotiationFeature,
  depositFeature,
  orderFeature,
  treasuryFeature,
  ledgerFeature,
  sealingFeature,
  demandFeature,
  crmFeature,
  placeFeature,
  borrowingFeature,
  teamFeature,
  attentionFeature,
  procedureFeature,
  inboxFeature,
];
