import { procedure } from '../procedure.ts';
import { ownResult } from './periods-of-law.ts';

export const reverseAuction = procedure({
  method: 'reverseAuction',
  purpose: {
    zh: '规格明确、供应充分，供应商在限定时间内多次向下报价（本单位采购管理制度）。',
    en: 'Clear specifications and many suppliers, who bid down within a set time (own procurement policy).',
  },
  steps: [
    'initiate',
    'confirm',
    'publish',
    'register',
    'submit',
    'open',
    'bidDown',
    'compare',
    'confirmResult',
    'publishResult',
    'award?',
    'contract',
    'accept',
    'pay',
    'archive',
  ],
  submission: 'auction',
  periods: { ownPolicy: ['quotePeriod', ...ownResult] },
});
