export { listenForParams, paramValue } from './param/param-value.ts';
export { tenancyRoutes } from './routes.ts';
export { demandAccountQuota } from './tenant/account-quota.ts';
