import { ownUnitReads } from '../../platform/files/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { documentRoutes } from './routes.ts';
import { documentTemplatePart } from './template/template-part.ts';
import { templateBusiness } from './template/save-template.ts';

export { fileMember, hashed, type ReadFile } from './dossier/file-member.ts';
export { zipStream, type ZipMember } from './dossier/zip-stream.ts';
export { safeName } from './safe-name.ts';
export { writeDocx } from './docx/write-docx.ts';

/** File templates and what is made of them, catalogues, and the files of each project. */
export const documentModule: Module = {
  name: 'document',
  tables: ['dossier_progress'],
  routes: documentRoutes,
  templatePart: ({ files }) => documentTemplatePart(files),
  fileAccess: () => ({ [templateBusiness]: ownUnitReads }),
};
