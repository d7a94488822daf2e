import { procedure } from '../procedure.ts';
import { ownResult } from './periods-of-law.ts';

export const comparison = procedure({
  method: 'comparison',
  purpose: {
    zh: '限额以下，比较三家以上供应商的方案和报价后择优（本单位采购管理制度）。',
    en: 'Below the threshold: solutions and prices of at least three suppliers are compared (own procurement policy).',
  },
  steps: [
    'initiate',
    'confirm',
    'documents?',
    'publish',
    'register',
    'submit',
    'open',
    'compare',
    'confirmResult',
    'publishResult',
    'award?',
    'contract',
    'accept',
    'pay',
    'archive',
  ],
  submission: 'sealed',
  periods: { ownPolicy: ['quotePeriod', 'changePeriod', ...ownResult] },
});
