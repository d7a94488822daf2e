import type { Feature } from '../../kit/page/feature.ts';
import { declarations, editBudgetPath, ledgerPath } from './paths.ts';
import { budgetWords } from './words.ts';

export { YearMoney } from './year-money.tsx';

const detail = async () => ({ Page: (await import('./detail/budget-detail-page.tsx')).BudgetDetailPage });

/** Budget projects and their ledger. */
export const budgetFeature: Feature = {
  name: 'budget',
  pages: [
    {
      path: declarations.first.list,
      title: budgetWords.firstLevel,
      permission: 'budgetPro_view',
      load: async () => ({ Page: (await import('./list/budget-list-page.tsx')).FirstLevelPage }),
    },
    {
      path: declarations.second.list,
      title: budgetWords.secondLevel,
      permission: 'budgetSecond_view',
      load: async () => ({ Page: (await import('./list/budget-list-page.tsx')).SecondLevelPage }),
    },
    {
      path: declarations.special.list,
      title: budgetWords.special,
      permission: 'budgetSpecial_view',
      load: async () => ({ Page: (await import('./list/budget-list-page.tsx')).SpecialPage }),
    },
    { path: declarations.first.detail, title: budgetWords.budgetProject, permission: 'budgetPro_view', load: detail },
    { path: declarations.second.detail, title: budgetWords.budgetProject, permission: 'budgetPro_view', load: detail },
    { path: declarations.special.detail, title: budgetWords.budgetProject, permission: 'budgetPro_view', load: detail },
    {
      path: editBudgetPath,
      title: budgetWords.editBudget,
      permission: 'budgetPro_edit',
      permissionToAdd: 'budgetPro_add',
      tabQuery: ['id', 'kind'],
      load: async () => ({ Page: (await import('./edit/budget-edit-page.tsx')).BudgetEditPage }),
    },
    {
      path: ledgerPath,
      title: budgetWords.ledger,
      permission: 'budgetPro_view',
      // One tab, whichever figure is looked at.
      tabQuery: [],
      load: async () => ({ Page: (await import('./ledger/ledger-page.tsx')).LedgerPage }),
    },
  ],
};
