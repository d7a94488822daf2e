/** All pages of the feature in one piece: each name of a piece weighs in the first list. */
export { ContractPage } from './detail/contract-page.tsx';
export { DrawUpPage } from './draw-up/draw-up-page.tsx';
export { ContractListPage } from './list/contract-list-page.tsx';
export { AcceptanceFormPage } from './performing/acceptance-form-page.tsx';
export { AcceptancePage } from './performing/acceptance-page.tsx';
export { PaymentPage } from './performing/payment-page.tsx';
export { PlanPage } from './performing/plan-page.tsx';
