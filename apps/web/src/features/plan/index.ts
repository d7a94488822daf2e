import type { Feature } from '../../kit/page/feature.ts';
import { adjustListPath, adjustmentPath, adjustPath, newPlanPath, planListPath, planPath } from './paths.ts';
import { planWords } from './words.ts';

/** Purchasing plans. */
export const planFeature: Feature = {
  name: 'plan',
  pages: [
    {
      path: planListPath,
      title: planWords.purchasePlans,
      permission: 'planManage_view',
      load: async () => ({ Page: (await import('./plan-list/plan-list-page.tsx')).PlanListPage }),
    },
    {
      path: newPlanPath,
      title: planWords.editPlan,
      permission: 'planManage_edit',
      permissionToAdd: 'planManage_add',
      load: async () => ({ Page: (await import('./plan-edit/plan-edit-page.tsx')).PlanEditPage }),
    },
    {
      path: planPath,
      title: { zh: '采购计划详情', en: 'Purchase plan' },
      permission: 'planManage_view',
      load: async () => ({ Page: (await import('./plan-detail/plan-detail-page.tsx')).PlanDetailPage }),
    },
    {
      path: adjustPath,
      title: planWords.adjustPlan,
      permission: 'planManage_modify',
      load: async () => ({ Page: (await import('./adjust/adjust-page.tsx')).AdjustPage }),
    },
    {
      path: adjustListPath,
      title: planWords.planAdjustments,
      permission: 'planAdjust_view',
      load: async () => ({ Page: (await import('./adjust/adjustment-list-page.tsx')).AdjustmentListPage }),
    },
    {
      path: adjustmentPath,
      title: { zh: '计划调整详情', en: 'Plan adjustment' },
      permission: 'planManage_view',
      load: async () => ({ Page: (await import('./adjust/adjustment-page.tsx')).AdjustmentPage }),
    },
  ],
};
