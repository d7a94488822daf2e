export { storeDirectory } from './oss/store-directory.ts';
export { resourceRoutes } from './routes.ts';
