export { attachment } from './attachment.ts';
export { fileApi, type DownloadLink, type UploadedFile } from './endpoints.ts';
export {
  acceptedSuffixes,
  acceptedSuffixOf,
  defaultFileCount,
  maxFileBytes,
  maxFileNameLength,
  maxSealedFileBytes,
  type AcceptedSuffix,
} from './limits.ts';
