/** All pages of the feature in one piece: each name of a piece weighs in the first list. */
export { AgencyPage } from './detail/agency-page.tsx';
export { DrawPage } from './draw/draw-page.tsx';
export { FeeScalePage } from './fee/fee-scale-page.tsx';
export { AgencyListPage } from './list/agency-list-page.tsx';
export { OwnCooperationsPage } from './own/own-cooperations-page.tsx';
export { OwnProjectPage } from './own/own-project-page.tsx';
export { OwnProjectsPage } from './own/own-projects-page.tsx';
