import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import {
  answerPath,
  applyListPath,
  applyPath,
  archivedDemandPath,
  comparisonPath,
  demandListPath,
  demandPath,
  editDemandPath,
  editResearchPath,
  hallPath,
  ledgerPath,
  noticePath,
  otherEditResearchPath,
  ownNoticePath,
} from './paths.ts';
import { demandWords as words } from './words.ts';

const view = 'demandManage_view';
const detail = async () => ({ Page: (await import('./detail/demand-detail-page.tsx')).DemandDetailPage });
const researchForm = async () => ({ Page: (await import('./research/research-edit-page.tsx')).ResearchEditPage });
const compared = async () => ({ Page: (await import('./research/comparison-page.tsx')).ComparisonPage });
const notice = async () => ({ Page: (await import('./research/notice-page.tsx')).NoticePage });

/** What a project was made of, for its page. */
export const ProjectDemand = lazy(async () => ({
  default: (await import('./project/project-demand.tsx')).ProjectDemand,
}));

/** What departments need, what the market says to it, and tenders that are asked for or kept a ledger of. */
export const demandFeature: Feature = {
  name: 'demand',
  pages: [
    {
      path: demandListPath,
      title: words.demands,
      permission: view,
      load: async () => ({ Page: (await import('./list/demand-list-page.tsx')).DemandListPage }),
    },
    {
      path: editDemandPath,
      title: words.editDemand,
      permission: 'demandManage_edit',
      permissionToAdd: 'demandManage_add',
      load: async () => ({ Page: (await import('./edit/demand-edit-page.tsx')).DemandEditPage }),
    },
    { path: demandPath, title: words.demand, permission: view, load: detail },
    { path: archivedDemandPath, title: words.demand, permission: view, load: detail },
    {
      path: editResearchPath,
      title: words.editResearch,
      permission: 'demandManage_research',
      tabQuery: ['demandId'],
      load: researchForm,
    },
    {
      path: otherEditResearchPath,
      title: words.editResearch,
      permission: 'demandManage_research',
      tabQuery: ['demandId'],
      load: researchForm,
    },
    { path: comparisonPath, title: words.comparison, permission: view, load: compared },
    { path: ownNoticePath, title: words.comparison, permission: view, load: compared },
    {
      path: hallPath,
      title: words.research,
      permission: 'researchNeeds_view',
      load: async () => ({ Page: (await import('./research/hall-page.tsx')).HallPage }),
    },
    { path: noticePath, title: words.researchNotice, permission: 'researchNeeds_view', load: notice },
    { path: answerPath, title: words.researchNotice, permission: 'researchNeeds_view', load: notice },
    {
      path: applyListPath,
      title: words.applications,
      permission: 'bidApply_view',
      load: async () => ({ Page: (await import('./tender/apply-list-page.tsx')).ApplyListPage }),
    },
    {
      path: applyPath,
      title: words.application,
      permission: 'bidApply_view',
      load: async () => ({ Page: (await import('./tender/apply-page.tsx')).ApplyPage }),
    },
    {
      path: ledgerPath,
      title: words.ledger,
      permission: 'tenderPro_view',
      load: async () => ({ Page: (await import('./tender/ledger-page.tsx')).LedgerPage }),
    },
  ],
};
