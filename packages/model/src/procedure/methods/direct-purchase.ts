import { procedure } from '../procedure.ts';
import { ownResult } from './periods-of-law.ts';

export const directPurchase = procedure({
  method: 'directPurchase',
  purpose: {
    zh: '限额以下的零星采购，直接与供应商成交（本单位采购管理制度）。',
    en: 'Small purchases below the threshold, agreed with a supplier directly (own procurement policy).',
  },
  steps: [
    'initiate',
    'confirm',
    'invite',
    'register',
    'submit',
    'open',
    'compare',
    'confirmResult',
    'award?',
    'contract',
    'accept',
    'pay',
    'archive',
  ],
  submission: 'offer',
  periods: { ownPolicy: ownResult },
});
