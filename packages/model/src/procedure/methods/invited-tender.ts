import { procedure } from '../procedure.ts';
import { ownResult, procurementResult, tenderingResult } from './periods-of-law.ts';

export const invitedTender = procedure({
  method: 'invitedTender',
  purpose: {
    zh: '向三家以上特定的供应商发出投标邀请书（招标投标法第十七条、政府采购法第二十九条）。',
    en: 'At least three suppliers are invited to bid (Tendering Law, article 17; Government Procurement Law, article 29).',
  },
  steps: [
    'initiate',
    'confirm',
    'entrust?',
    'documents',
    'confirmDocuments',
    'invite',
    'register',
    'submit',
    'open',
    'qualify',
    'evaluate',
    'publiciseCandidates',
    'confirmResult',
    'publishResult',
    'award',
    'contract',
    'accept',
    'pay',
    'archive',
  ],
  submission: 'sealed',
  periods: {
    tendering: ['quotePeriod', 'salePeriod', 'objectionPeriod', 'changePeriod', ...tenderingResult],
    procurement: ['quotePeriod', 'salePeriod', 'changePeriod', ...procurementResult],
    ownPolicy: ['quotePeriod', 'salePeriod', 'changePeriod', ...ownResult],
  },
});
