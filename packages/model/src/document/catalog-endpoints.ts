import { z } from 'zod';
import { carries, fieldsIn } from '../kit/carried-fields.ts';
import { choiceList } from '../kit/choice-list.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { attachment } from '../file/attachment.ts';
import { documentTypes, fileCatalog } from './file-catalog.ts';

export type CatalogRow = Row<typeof fileCatalog>;

const row = rowSchema(fileCatalog.fields);
const code = z.coerce.number().int();

export const filedFile = z.object({
  fileId: z.string(),
  fileName: z.string(),
  fileSuffix: z.string(),
  fileType: carries(z.string().nullable(), attachment, 'fileType'),
  size: z.number(),
  sha256: z.string(),
  createTime: z.string(),
});
export type FiledFile = z.infer<typeof filedFile>;

const filledCatalog = fieldsIn(
  z.object({
    /** Null: files of no catalogue. */
    id: z.string().nullable(),
    catalogName: z.string(),
    catalogCode: z.string(),
    isRequired: z.boolean(),
    files: z.array(filedFile),
  }),
  fileCatalog,
);

export const catalogApi = {
  byServicesAndType: endpoint({
    route: 'GET /api/file/queryCatalogsByServicesAndType',
    label: { zh: '按业务和类别查目录', en: 'Catalogues of a kind of record' },
    permission: 'signedIn',
    input: z.object({ services: code, type: code.optional() }),
    output: z.array(row) as unknown as z.ZodType<CatalogRow[]>,
  }),
  documentTypes: choiceList('GET /api/file/queryDocumentTypeList', {
    label: { zh: '文件类别', en: 'Groups of documents' },
    choices: documentTypes,
  }),
  /** The catalogues of a project with the files that lie in each. */
  byServiceId: endpoint({
    route: 'GET /api/file/queryCatalogsByTypeServiceId',
    label: { zh: '项目各目录的文件', en: 'Catalogues of a project with their files' },
    permission: 'projectFiles_view',
    input: z.object({ serviceId: idInput, type: code.optional() }),
    output: z.array(filledCatalog),
    ids: { serviceId: 'project' },
  }),
};
