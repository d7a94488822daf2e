export { fileEndpoints, type FileOptions } from './routes.ts';
