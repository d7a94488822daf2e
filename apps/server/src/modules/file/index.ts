export { createOfficeTokens } from './office/office-token.ts';
export { exposeWopi } from './office/wopi.ts';
export { fileEndpoints, type FileOptions } from './routes.ts';
