export { scopeRoutes } from './routes.ts';
