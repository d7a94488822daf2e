export { clientSecretHash } from './client.ts';
export { hashInitialPassword, hashPassword, isPassword } from './password.ts';
export { sessionRoutes } from './routes.ts';
export { sessionDeps, type SessionDeps } from './session-deps.ts';
