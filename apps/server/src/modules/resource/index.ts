export { storeDirectory } from './oss/store-directory.ts';
export { resourceRoutes } from './routes.ts';
export { createSecretBox, type SecretBox } from './provider/secret-box.ts';
