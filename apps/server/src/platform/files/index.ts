export { createFiles, type Files, type FilesOptions, type OpenedFile } from './files.ts';
export { clearIncoming } from './disk-storage.ts';
export type { Attachment } from './attachment-queries.ts';
export { ownUnitReads, type FileAccess, type FileCtx, type Unsealing, type Viewer } from './file-access.ts';
export type { StoredFile, StoreOptions } from './store-upload.ts';
export type { ObjectStore, PlacedStore, StoreDirectory } from './file-storage.ts';
export { acceptFileName } from './file-name.ts';
export { noteFileRead } from './file-log.ts';
export { pictureUpload, videoUpload } from './upload-kinds.ts';
