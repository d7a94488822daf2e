export { writeDocx } from './docx/write-docx.ts';
export { documentRoutes } from './routes.ts';
