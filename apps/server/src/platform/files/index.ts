export { createFiles, type Files, type FilesOptions, type OpenedFile } from './files.ts';
export { clearIncoming } from './disk-storage.ts';
export type { Attachment } from './attachment-queries.ts';
export type { FileAccess, FileCtx, Unsealing, Viewer } from './file-access.ts';
export type { StoredFile, StoreOptions } from './store-upload.ts';
