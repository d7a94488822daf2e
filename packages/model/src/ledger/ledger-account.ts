import { entity } from '../kit/entity.ts';
import { ledgerAccountKind } from './choices.ts';

/** An account: of the whole unit, of a project, of a supplier in a project, or of whoever has a wallet. What it holds is the sum of its entries. */
export const ledgerAccount = entity({
  name: 'ledgerAccount',
  table: 'ledger_account',
  label: { zh: '资金账户', en: 'Ledger account' },
  path: '/api/ledger/account',
  verbs: {},
  menu: 'ledger',
  permanent: true,
  dataScoped: false,
  fields: {
    accountKind: {
      kind: 'choice',
      label: { zh: '账户类别', en: 'Account' },
      choices: ledgerAccountKind.choices,
      required: true,
      readOnly: true,
    },
    projectId: { kind: 'ref', to: 'project', label: { zh: '采购项目', en: 'Project' }, readOnly: true },
    supplierTenantId: { kind: 'text', label: { zh: '供应商租户', en: 'Tenant' }, maxLength: 6, readOnly: true },
    expertId: { kind: 'ref', to: 'expert', label: { zh: '专家', en: 'Expert' }, readOnly: true },
    /** Of the supplier, or of the expert whose wallet it is. */
    supplierName: { kind: 'text', label: { zh: '供应商', en: 'Supplier' }, maxLength: 100, readOnly: true },
  },
});
