export { developRoutes } from './routes.ts';
