import {
  acceptedSuffixes,
  editorFileType,
  editorSuffixes,
  maxEditorFileBytes,
  maxEditorPictureBytes,
  maxFileBytes,
  maxSealedCipherBytes,
  maxVideoBytes,
  pictureSuffixes,
  sealedSuffixes,
  videoSuffixes,
  type KnownSuffix,
  type MessageCode,
} from '@zhaocai/model';

/** This many bytes or more are refused, in these words. */
export interface SizeLimit {
  readonly bytes: number;
  readonly code: MessageCode;
}

/** What an upload takes. */
export interface UploadKind {
  readonly suffixes: readonly KnownSuffix[];
  /** Said of a name that is of none of these kinds; `file.typeRefused` where it says nothing. */
  readonly refusal?: MessageCode;
  limitOf(suffix: KnownSuffix): SizeLimit;
}

const general = { bytes: maxFileBytes, code: 'file.tooLarge' } as const;

/** Rules 281–285. */
export const generalUpload: UploadKind = { suffixes: acceptedSuffixes, limitOf: () => general };

/** Rules 289 and 368. */
export const pictureUpload: UploadKind = {
  suffixes: pictureSuffixes,
  refusal: 'file.pictureKind',
  limitOf: () => general,
};

/** Rules 302, 304 and 305: a limit's own size is still taken here. */
export const editorUpload: UploadKind = {
  suffixes: editorSuffixes,
  limitOf: (suffix) =>
    pictureSuffixes.some((one) => one === suffix)
      ? { bytes: maxEditorPictureBytes + 1, code: 'file.pictureTooLarge' }
      : { bytes: maxEditorFileBytes + 1, code: 'file.editorTooLarge' },
};

/** Rule 303. */
export const videoUpload: UploadKind = {
  suffixes: videoSuffixes,
  limitOf: () => ({ bytes: maxVideoBytes + 1, code: 'file.videoTooLarge' }),
};

/** What a browser has sealed. */
export const sealedUpload: UploadKind = {
  suffixes: sealedSuffixes,
  limitOf: () => ({ bytes: maxSealedCipherBytes + 1, code: 'file.sealedTooLarge' }),
};

/** The editor of texts is known by the document type that it sends (rule 297). */
export function kindOfUpload(fileType: string | undefined): UploadKind {
  return fileType === editorFileType ? editorUpload : generalUpload;
}
