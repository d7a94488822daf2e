export { organizationRoutes } from './routes.ts';
export { userScope } from './user/user-scope.ts';
